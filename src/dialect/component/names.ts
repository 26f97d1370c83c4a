/** How authors can write a component, and what readers see before it starts. Add a row for a new component. */
export type ComponentRow = {
  /** Its `data-block` name. */
  readonly block: string
  /** `block` components alone on a line are blocks; `inline` ones are always in a paragraph. */
  readonly display: 'inline' | 'block'
  /** Whether markdown blocks can be between its tags. If not, an opening tag alone is an empty component. */
  readonly holdsBlocks: boolean
  /** Attributes used as the component's text if there is nothing between its tags; the first one given is used. */
  readonly fallback: readonly string[]
}

const inline = (block: string, ...fallback: string[]): ComponentRow => {
  return { block, display: 'inline', holdsBlocks: false, fallback }
}
const alone = (block: string, ...fallback: string[]): ComponentRow => {
  return { block, display: 'block', holdsBlocks: false, fallback }
}
const around = (block: string, ...fallback: string[]): ComponentRow => {
  return { block, display: 'block', holdsBlocks: true, fallback }
}

/** The components of the dialect by tag name, case-sensitive. Other tags are ordinary HTML. */
export const componentRows: ReadonlyMap<string, ComponentRow> = new Map([
  ['Badge', inline('badge', 'text')],
  ['Download', inline('download', 'text', 'title', 'href')],
  ['AudioPlayer', alone('audio', 'title', 'src')],
  ['BiliBili', alone('bilibili', 'title', 'bvid')],
  ['Card', around('card', 'title')],
  ['Catalog', alone('catalog')],
  ['FilterList', around('filter-list')],
  ['FilterTable', around('filter-table')],
  ['Preview', alone('preview')],
  ['KeepSite', alone('keep-site')],
  ['LocalTool', alone('local-tool', 'title', 'name')],
  ['OwnBlock', around('own-block', 'title')],
  ['Pricing', alone('pricing')],
  ['SelfCheck', alone('self-check')],
  ['Tool', alone('tool', 'title', 'name')],
  ['VideoPlayer', alone('video', 'title', 'src')],
  ['YouTube', alone('youtube', 'title', 'id')],
])

/** Names of the components that can contain blocks between an opening and a closing line. */
export const containerComponents: ReadonlySet<string> = new Set(
  [...componentRows].filter(([, row]) => row.holdsBlocks).map(([name]) => name),
)

/** Tag names of components are not longer than this. Characters. */
export const longestComponentName = 24
