import { fileFolders } from '../file-paths.ts'
import { type HostSource, writtenBy } from './host-source.ts'

/**
 * Returns `_redirects` for Netlify. The first line that fits applies, and existing files come before all of them. Only for
 * Netlify: Cloudflare refuses a site with these lines.
 */
export function writeRedirects({ base }: HostSource): string {
  const missing = fileFolders.map((folder) => `${base}${folder}/* ${base}not-found.txt 404`)
  return `${[`# ${writtenBy}`, ...missing, `${base}* ${base}index.html 200`].join('\n')}\n`
}
