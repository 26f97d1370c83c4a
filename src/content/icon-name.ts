import { iconNames } from '../config/icons.ts'

/** Names used by icon fonts for icons that have another name in the site's own set. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['bars', 'book'],
  ['guide', 'book'],
  ['state', 'server'],
  ['cloud-download', 'download'],
  ['folder-tree', 'storage'],
  ['magnifying-glass', 'search'],
  ['share-nodes', 'share'],
])

/**
 * Returns the icon of the site's own set for a name in content: one of its names, or an icon font class such
 * as `fa-solid fa-book` or `iconfont icon-lock`, whose last word is looked up without its prefix. `undefined`
 * if the set has no such icon.
 */
export function iconNameOf(name: string): string | undefined {
  const last = name.trim().split(/\s+/).at(-1) ?? ''
  const bare = last.replace(/^(?:fa|icon|mdi|bi|ri|lucide)-/, '')
  const own = otherNames.get(bare) ?? bare
  return iconNames.includes(own) ? own : undefined
}

/** Returns whether a name can be class names of an icon font. */
export function isIconClass(name: string): boolean {
  return /^[\w-]+(?: [\w-]+)*$/.test(name)
}
