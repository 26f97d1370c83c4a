/** The meaning of a container name. Add a row to `containerRows` for a new container. */
export type ContainerRow =
  /** A colored box; its title is inline markdown. */
  | { readonly kind: 'callout' }
  /** A collapsible box; its title is the summary. */
  | { readonly kind: 'details' }
  /** Sections of which one is shown, separated by `@tab` lines; with `code`, also by their code blocks. */
  | { readonly kind: 'tabs'; readonly tabs: 'tabs' | 'code' }
  /** An interactive block; the rest of the opening line is its title as plain text. */
  | { readonly kind: 'block'; readonly block: string }
  /** A plain `div` with one of our classes. */
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
  ['route', block('route')],
  ['endpoint', styled('endpoint')],
  ['endpoint-text', styled('endpoint-text')],
  ['samples', styled('samples')],
  ['fields', styled('fields')],
  ['cards', styled('cards')],
  ['left', styled('align-left')],
  ['center', styled('align-center')],
  ['right', styled('align-right')],
  ['justify', styled('align-justify')],
  ['hidden-when-print', styled('hidden-when-print')],
  ['shown-when-print', styled('shown-when-print')],
])

/** Returns the row of a container name; `undefined` for an unknown name, whose content is shown in a plain `div`. */
export function containerRow(name: string): ContainerRow | undefined {
  return containerRows.get(name)
}

/** Names of GitHub alerts, in any letter case; each is a callout of the same name. */
export const alertNames: ReadonlySet<string> = new Set(['note', 'tip', 'important', 'warning', 'caution'])

/** Returns how a container's title is parsed: as inline markdown, or as plain text for its block. */
export function titleKind(name: string): 'inline' | 'plain' {
  const kind = containerRow(name)?.kind
  return kind === 'tabs' || kind === 'block' || kind === 'class' ? 'plain' : 'inline'
}
