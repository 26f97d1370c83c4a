import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { rootLocale } from '../../src/config/locales/locale.ts'
import { siteTextsOf } from '../../src/content/site-texts.ts'
import { siteConfigOf } from '../content/site-json.ts'
import { withSiteStyle, withTitle } from '../publish/site-document.ts'
import { siteStyleOf } from '../publish/site-look.ts'
import { followContent } from '../serve/follow-content.ts'

/**
 * In development, keeps the open page up to date: reloads a changed file, and when files are added or
 * removed, generates the index again and reloads the page, because menus, search, and addresses may have
 * changed.
 */
export function liveContent(): Plugin {
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
      const follow = followContent({
        folder: join(server.config.publicDir, 'content'),
        writeIndex: isOwn ? writeIndex : async () => false,
        tell: ({ kind, ...more }) => server.ws.send(`content:${kind}`, more),
      })
      server.watcher.on('all', follow)
    },
  }
}

/**
 * Generates the working copy's manifest in a separate process, which keeps the server responsive and uses the
 * program's newest files.
 */
function writeIndex(): Promise<boolean> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build-index.ts'], { stdio: 'inherit' })
  return new Promise((done) => {
    child.once('error', () => done(false))
    child.once('exit', (code) => done(code === 0))
  })
}
