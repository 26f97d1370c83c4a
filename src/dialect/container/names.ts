/** What a container name stands for. A new container is one row of `containerRows`. */
export type ContainerRow =
  /** A coloured box; its title holds inline markdown. */
  | { readonly kind: 'callout' }
  /** A box that folds; its title is the summary. */
  | { readonly kind: 'details' }
  /** Sections of which one shows; `@tab` lines part them, `code` ones are also parted by their fences. */
  | { readonly kind: 'tabs'; readonly tabs: 'tabs' | 'code' }
  /** Something that wakes up; the rest of the opening line is its title as plain text. */
  | { readonly kind: 'block'; readonly block: string }
  /** A plain `div` with a class of ours. */
  | { readonly kind: 'class'; readonly className: string }

const callout: ContainerRow = { kind: 'callout' }
const plainTabs: ContainerRow = { kind: 'tabs', tabs: 'tabs' }
const codeTabs: ContainerRow = { kind: 'tabs', tabs: 'code' }
const block = (name: string): ContainerRow => ({ kind: 'block', block: name })
const styled = (className: string): ContainerRow => ({ kind: 'class', className })

/** The containers of the dialect by name. */
export const containerRows: ReadonlyMap<string, ContainerRow> = new Map([
  ['tip', callout],
  ['info', callout],
  ['note', callout],
  ['warning', callout],
  ['caution', callout],
  ['danger', callout],
  ['important', callout],
  ['details', { kind: 'details' }],
  ['tabs', plainTabs],
  ['code-tabs', codeTabs],
  ['code-group', codeTabs],
  ['demo', block('demo')],
  ['normal-demo', block('demo')],
  ['echarts', block('echarts')],
  ['flow', block('flow')],
  ['flowchart', block('flow')],
  ['mermaid', block('mermaid')],
  ['card', block('card')],
  ['left', styled('align-left')],
  ['center', styled('align-center')],
  ['right', styled('align-right')],
  ['justify', styled('align-justify')],
  ['hidden-when-print', styled('hidden-when-print')],
  ['shown-when-print', styled('shown-when-print')],
])

/** The row of a container name; undefined for an unknown one, whose content is shown in a plain `div`. */
export function containerRow(name: string): ContainerRow | undefined {
  return containerRows.get(name)
}

/** Names of GitHub alerts, in capitals or not; they are callouts of the same name. */
export const alertNames: ReadonlySet<string> = new Set(['note', 'tip', 'important', 'warning', 'caution'])

/** How the title of a container is read: as inline markdown that shows, or as a plain text for its block. */
export function titleKind(name: string): 'inline' | 'plain' {
  const kind = containerRow(name)?.kind
  return kind === 'tabs' || kind === 'block' || kind === 'class' ? 'plain' : 'inline'
}
