/** How authors may write a component, and what a reader sees before it wakes up. A new component is one row. */
export type ComponentRow = {
  /** Its `data-block`. */
  readonly block: string
  /** `block` ones alone on a line are a block of their own; `inline` ones always stand in a paragraph. */
  readonly place: 'inline' | 'block'
  /** May markdown stand between its tags on lines of their own? Without that an open tag alone is an empty one. */
  readonly holdsBlocks: boolean
  /** Attributes that stand in for the component's text where its tags hold none; the first one given counts. */
  readonly fallback: readonly string[]
}

const inline = (block: string, ...fallback: string[]): ComponentRow => {
  return { block, place: 'inline', holdsBlocks: false, fallback }
}
const alone = (block: string, ...fallback: string[]): ComponentRow => {
  return { block, place: 'block', holdsBlocks: false, fallback }
}
const around = (block: string, ...fallback: string[]): ComponentRow => {
  return { block, place: 'block', holdsBlocks: true, fallback }
}

/** The components of the dialect by their tag names, letter case included; other tags are ordinary HTML. */
export const componentRows: ReadonlyMap<string, ComponentRow> = new Map([
  ['Badge', inline('badge', 'text')],
  ['Download', inline('download', 'text', 'title', 'href')],
  ['AudioPlayer', alone('audio', 'title', 'src')],
  ['BiliBili', alone('bilibili', 'title', 'bvid')],
  ['Card', around('card', 'title')],
  ['Catalog', alone('catalog')],
  ['FilterTable', around('filter-table')],
  ['Preview', alone('preview')],
  ['KeepSite', alone('keep-site')],
  ['Pricing', alone('pricing')],
  ['SelfCheck', alone('self-check')],
  ['Tool', alone('tool', 'title', 'name')],
  ['VideoPlayer', alone('video', 'title', 'src')],
  ['YouTube', alone('youtube', 'title', 'id')],
])

/** Names of the components that hold blocks between an opening and a closing line. */
export const containerComponents: ReadonlySet<string> = new Set(
  [...componentRows].filter(([, row]) => row.holdsBlocks).map(([name]) => name),
)

/** Longer tag names are nobody's: reading one stops here. */
export const longestComponentName = 24
