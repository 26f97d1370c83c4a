import { encodePath } from './page-path.ts'

/** Returns the address of a content file below the site's base. */
export function contentUrl(file: string): string {
  return `content/${encodePath(file)}`
}

/** Address of the manifest's root below the site's base. */
export const manifestPath = 'manifest.json'

/** Address of the build's list of late parts below the site's base (`late-parts.ts`). */
export const latePartsPath = 'late-parts.json'

/** Returns the address of a shard, or of another file next to it, below the site's base. */
export const shardPath = (name: string): string => `manifest/${name}.json`

/** Returns the address of a page's prepared file below the site's base (docs/decisions/0034). */
export const preparedUrl = (file: string): string => `prepared/${encodePath(file.replace(/\.md$/, ''))}.json`
