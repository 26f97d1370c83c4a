import { iconNames } from '../config/icons.ts'

/** Names under which icon fonts know what the site's own set calls otherwise. */
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
 * The icon of the site's own set that a name of content means: one of its names, or the class of an icon font such as `fa-solid fa-book`
 * or `iconfont icon-lock`, whose last word without its prefix is looked up. `undefined` where the set has none.
 */
export function iconNameOf(name: string): string | undefined {
  const last = name.trim().split(/\s+/).at(-1) ?? ''
  const bare = last.replace(/^(?:fa|icon|mdi|bi|ri|lucide)-/, '')
  const own = otherNames.get(bare) ?? bare
  return iconNames.includes(own) ? own : undefined
}

/** Whether a name can be the class names of an icon font. */
export function isIconClass(name: string): boolean {
  return /^[\w-]+(?: [\w-]+)*$/.test(name)
}
