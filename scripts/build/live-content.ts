import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { rootLocale } from '../../src/config/locales/locale.ts'
import { readJsonWithPositions } from '../../src/content/json-positions.ts'
import { siteTextsOf } from '../../src/content/site-texts.ts'
import { siteConfigOf } from '../publish/site-config-of.ts'
import { withSiteStyle, withTitle } from '../publish/site-document.ts'
import { siteStyleOf } from '../publish/site-look.ts'

/** Files added or removed within this time are indexed together. Milliseconds. */
const gatherFor = 150

/**
 * Number and interval (in milliseconds) of retries for a JSON file that cannot be parsed, because its editor
 * may still be writing.
 */
const readAgain = { times: 20, after: 100 }

/** The part of Vite's server that the plugin uses. */
type Server = {
  readonly watcher: Pick<ViteDevServer['watcher'], 'on'>
  readonly ws: { readonly send: (event: string, data?: unknown) => void }
}

/**
 * In development, keeps the open page up to date: reloads a changed file, and when files are added or
 * removed, generates the index again and reloads the page, because menus, search, and addresses may have
 * changed.
 */
export function liveContent(writeIndex: () => Promise<boolean> = runIndexCommand): Plugin {
  return {
    name: 'live-content',
    apply: 'serve',
    transformIndexHtml: async (html) => {
      const site = await siteConfigOf('public/content')
      return withTitle(
        withSiteStyle(html, await siteStyleOf(site, 'public/content')),
        siteTextsOf(site, rootLocale.id).title,
      )
    },
    async configureServer(server) {
      // The command writes the index of this repository only.
      const isOwn = resolve(server.config.publicDir) === resolve('public')
      // A fresh clone has no index; `npm run dev` generates it first.
      if (isOwn && !existsSync('public/manifest')) await writeIndex()
      follow(server as unknown as Server, isOwn ? writeIndex : async () => false)
    },
  }
}

export function follow(server: Server, writeIndex: () => Promise<boolean>): void {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  const index = () => {
    running = running.then(writeIndex).then((isWritten) => isWritten && server.ws.send('content:indexed'))
  }
  server.watcher.on('all', async (event, file) => {
    const path = /[\\/]public[\\/]content[\\/](.+)$/.exec(file)?.[1]?.replaceAll('\\', '/')
    if (path === undefined) return
    if (event !== 'change') {
      clearTimeout(timer)
      timer = setTimeout(index, gatherFor)
    } else {
      if (path.endsWith('.json')) await untilWritten(file)
      server.ws.send('content:changed', { file: path })
    }
  })
}

/** Waits until a JSON file is complete; a file that stays broken is used as it is. */
async function untilWritten(file: string): Promise<void> {
  for (let time = 0; time < readAgain.times; time += 1) {
    const text = await readFile(file, 'utf8').catch(() => '')
    if (readJsonWithPositions(text).kind === 'read') return
    await new Promise((done) => setTimeout(done, readAgain.after))
  }
}

/**
 * Generates the working copy's manifest in a separate process, which keeps the server responsive and uses the
 * program's newest files.
 */
function runIndexCommand(): Promise<boolean> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build-index.ts'], { stdio: 'inherit' })
  return new Promise((done) => {
    child.once('error', () => done(false))
    child.once('exit', (code) => done(code === 0))
  })
}
