import { existsSync, watch } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { livePath } from '../../src/config/live.ts'
import { rootLocale } from '../../src/config/locales/locale.ts'
import { listFiles } from '../content/list-files.ts'
import { type ContentChange, followContent } from './follow-content.ts'
import { servedFile } from './send-file.ts'
import { createStaticServer } from './static-server.ts'

interface LiveSite {
  /** The folder of the application's built files. */
  readonly application: string
  /** The folder of the pages. */
  readonly folder: string
  /** Whether it contains folders of languages. */
  readonly hasLanguages: boolean
  /** The folder of the document and the lists of pages. */
  readonly lists: string
  /** Writes these lists. Resolves with whether it was possible. */
  readonly writeIndex: () => Promise<boolean>
}

/** Creates a server that shows a content folder with the built application, and tells open pages what changed. */
export function createLiveServer(site: LiveSite): Server {
  const listeners = new Set<ServerResponse>()
  const tell = ({ kind, ...more }: ContentChange) => {
    for (const response of listeners) response.write(`event: ${kind}\ndata: ${JSON.stringify(more)}\n\n`)
  }
  const pages = createStaticServer(site.lists, { find: (path) => findFile(site, path) })
  const server = createServer((request, response) => {
    // A page of another site could point its name to this machine.
    if (!isThisMachine(request.headers.host)) {
      response.writeHead(403, { 'content-type': 'text/plain' }).end('Open the site at the printed address.')
      return
    }
    if (request.url !== `/${livePath}`) {
      pages.emit('request', request, response)
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.flushHeaders()
    listeners.add(response)
    response.once('close', () => listeners.delete(response))
  })
  watchFolder(site, tell).then(
    (stop) => server.once('close', stop),
    (error) => server.emit('error', error),
  )
  return server
}

const isThisMachine = (host = '') => /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host)

/** Returns the file of a path: the lists of pages and the document first, then content, then the application. */
async function findFile(
  { application, folder, hasLanguages, lists }: LiveSite,
  path: string,
): Promise<string | undefined> {
  const content = hasLanguages ? '/content/' : `/content/${rootLocale.id}/`
  const own = path.startsWith(content)
    ? await servedFile(folder, `/${path.slice(content.length)}`)
    : undefined
  if (own !== undefined) return own
  if (path.startsWith('/img/')) return servedFile(folder, path)
  return (
    (await servedFile(lists, path)) ??
    (path.startsWith('/content/') ? undefined : servedFile(application, path))
  )
}

/** Follows a folder. Resolves with a function that ends it. */
async function watchFolder(
  { folder, hasLanguages, writeIndex }: LiveSite,
  tell: (change: ContentChange) => void,
): Promise<() => void> {
  let known = new Set((await listFiles(folder)).files)
  const follow = followContent({
    folder,
    tell: (change) =>
      tell(
        change.kind === 'changed' && !hasLanguages
          ? { ...change, file: `${rootLocale.id}/${change.file}` }
          : change,
      ),
    writeIndex: async () => {
      known = new Set((await listFiles(folder)).files)
      return writeIndex()
    },
  })
  const watcher = watch(folder, { recursive: true }, (_event, name) => {
    const file = name?.replaceAll('\\', '/')
    if (file === undefined || /(?:^|\/)\.|~$/.test(file)) return
    // Many editors replace a file instead of writing to it, which is reported like a new one.
    const isSame = known.has(file) && existsSync(join(folder, file))
    void follow(isSame ? 'change' : 'rename', join(folder, file))
  })
  return () => watcher.close()
}
