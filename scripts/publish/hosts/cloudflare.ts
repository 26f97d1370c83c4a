import { escapePattern } from '../../../src/content/escape.ts'
import { jsonText } from '../../shared/json-text.ts'
import { fileFolders } from '../file-paths.ts'
import type { HostSource } from './host-source.ts'

/** Cloudflare changes its behavior only for a later date. */
const compatibilityDate = '2026-01-01'

const folderPaths = (base: string) => fileFolders.map((folder) => `${base}${folder}/*`)

/**
 * Returns `wrangler.json` for Cloudflare Workers, which is two folders below the site. Its name is missing, because a
 * deployment replaces the project of that name.
 *
 * The worker answers the folders of files, and addresses of folders: Cloudflare's own handling of them also redirects
 * `page.html` to `page`.
 */
export function writeWrangler({ base }: HostSource): string {
  const configuration = {
    main: 'worker.js',
    compatibility_date: compatibilityDate,
    assets: {
      directory: '../..',
      binding: 'ASSETS',
      html_handling: 'none',
      not_found_handling: 'single-page-application',
      run_worker_first: [`${base}*/`, ...folderPaths(base)],
    },
  }
  return jsonText(configuration)
}

/** Returns `_routes.json` for Cloudflare Pages, which handles folders itself. */
export function writeRoutes({ base }: HostSource): string {
  return jsonText({ version: 1, include: folderPaths(base), exclude: [] })
}

/**
 * Returns the worker. Cloudflare answers a missing file with the application and the status 200, and browsers would keep
 * that as a script for a year.
 */
export function writeWorker({ base }: HostSource): string {
  return `const files = /^${escapePattern(base).replaceAll('/', '\\/')}(?:${fileFolders.join('|')})\\//

export default {
  async fetch(request, env) {
    const address = new URL(request.url)
    if (!files.test(address.pathname)) {
      if (address.pathname.endsWith('/')) address.pathname += 'index.html'
      return env.ASSETS.fetch(new Request(address, request))
    }
    const response = await env.ASSETS.fetch(request)
    const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html')
    if (response.status === 304 || (response.ok && !isPage)) return response
    return new Response('Not found', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  },
}
`
}

/** Returns `.assetsignore`: Workers publish hidden files otherwise. */
export function writeAssetsIgnore(): string {
  return '.*\n!.well-known\n_worker.js\n_routes.json\n'
}
