import { realpath } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'
import { isHiddenPath } from '../publish/file-paths.ts'
import { requestedPath } from '../serve/requested-path.ts'

/** Paths with hidden folders that the development server itself uses. */
const ownPaths = /^\/(?:node_modules\/|@)/

/**
 * In development, answers paths of hidden files, and of links that lead out of the public folder, with the status 404,
 * as the published site does.
 */
export function hiddenFiles(): Plugin {
  return {
    name: 'hidden-files',
    apply: 'serve',
    configureServer({ middlewares, httpServer, config: { publicDir } }) {
      // Vite reads the target as an address, and what it can't read would end the process.
      for (const event of ['request', 'upgrade']) {
        httpServer?.prependListener(event, (request: IncomingMessage) => {
          if (requestedPath(request.url ?? '/') === undefined) request.url = '/'
        })
      }
      middlewares.use(async ({ url = '/' }, response, next) => {
        const path = requestedPath(url)
        if (path === undefined || ownPaths.test(path)) return next()
        if (!isHiddenPath(path) && !(await leadsOutside(publicDir, path))) return next()
        response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found')
      })
    },
  }
}

async function leadsOutside(folder: string, path: string): Promise<boolean> {
  const [root, file] = await Promise.all(
    [folder, join(folder, path)].map((one) => realpath(one).catch(() => undefined)),
  )
  return root !== undefined && file !== undefined && !`${file}${sep}`.startsWith(root + sep)
}
