import { cardTable } from './card-table.ts'
import { container, indent } from './edits.ts'
import { isList, isObject, readLiteral } from './literal.ts'

/** A component with its content converted already. */
export interface Piece {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** Markdown, without shared indentation. */
  readonly body: string
  readonly children: readonly Piece[]
  /** Whether it is on lines of its own. */
  readonly isBlock: boolean
  /** Returns the file that the page imports by a name. */
  readonly imported: (name: string) => string | undefined
}

/** Converts a component to Markdown. */
type Row = (piece: Piece) => string

const keepBody: Row = ({ body }) => body
const drop: Row = () => ''

const boxes: Readonly<Record<string, string>> = {
  ...{ note: 'note', tip: 'tip', info: 'info', warning: 'warning', caution: 'caution', danger: 'danger' },
  ...{ important: 'important', success: 'tip', error: 'danger', secondary: 'note' },
}

const box: Row = ({ attributes: { type = '', style = '', title = '' }, body }) =>
  container(boxes[type || style] ?? 'note', title, body)

/** The components of other engines that the dialect has something for, by name. For a new one, add a row. */
export const componentConversions: ReadonlyMap<string, Row> = new Map<string, Row>([
  ['Admonition', box],
  ['Aside', box],
  ['Hint', box],
  ['Badge', badge],
  ['Card', card],
  ['CardTable', ({ body }) => cardTable(body)],
  ['CardGrid', keepBody],
  ['Cards', keepBody],
  ['Code', code],
  [
    'Details',
    ({ attributes: { summary = '', title = '' }, body }) => container('details', summary || title, body),
  ],
  ['FileTree', keepBody],
  ['Fragment', keepBody],
  ['', keepBody],
  ['Icon', drop],
  ['Image', image],
  ['Link', ({ attributes: { to = '', href = '' }, body }) => `[${body}](${to || href})`],
  ['LinkButton', ({ attributes: { href = '' }, body }) => `[${body}](${href})`],
  ['LinkCard', linkCard],
  ['MermaidDiagram', ({ attributes: { content = '' } }) => `\`\`\`mermaid\n${content.trim()}\n\`\`\``],
  ['Step', ({ attributes: { title = '' }, body }) => [title && `**${title}**`, body].join('\n\n').trim()],
  ['Stepper', stepper],
  ['Steps', keepBody],
  ['TabItem', ({ attributes, body }) => `**${tabTitle(attributes)}**\n\n${body}`],
  ['Tabs', tabs],
  ['ThemedImage', image],
  ['TitledCode', titledCode],
  ['Prompt', ({ attributes: { description = '' }, body }) => [description, body].join('\n\n').trim()],
  ['Update', update],
  ['LiteYouTubeEmbed', youTube],
  ['YouTube', youTube],
])

const badgeTypes: Readonly<Record<string, string>> = {
  ...{
    tip: 'tip',
    success: 'tip',
    info: 'info',
    note: 'info',
    warning: 'warning',
    caution: 'warning',
    danger: 'danger',
  },
}

function youTube({ attributes: { id = '', title = '' } }: Piece): string {
  return `<YouTube id="${id}"${title === '' ? '' : ` title="${quoted(title)}"`} />`
}

function badge({ attributes: { text = '', type = '', variant = '' }, body }: Piece): string {
  const known = badgeTypes[type || variant]
  return `<Badge text="${quoted(text || body)}"${known ? ` type="${known}"` : ''} />`
}

function card({ attributes: { title = '', href = '' }, body }: Piece): string {
  return href === '' ? container('card', title, body) : `${linkOf(title, href)}\n\n${body}`
}

function linkCard({ attributes: { title = '', href = '', description = '' } }: Piece): string {
  const more = description === '' ? '' : ` desc="${quoted(description)}"`
  return `<Card title="${quoted(title)}"${more} link="${href}" />`
}

const linkOf = (title: string, href: string) => `[${title || href}](${href})`

function code({ attributes: { code: text = '', lang = '', title = '' } }: Piece): string {
  const name = title === '' ? '' : ` title="${title}"`
  return `\`\`\`${lang || 'text'}${name}\n${text}\n\`\`\``
}

/** Writes the title of a code block to its fence. */
function titledCode({ attributes: { title = '' }, body }: Piece): string {
  return title === '' ? body : body.replace(/^([ \t]*(?:`{3,}|~{3,})[^\n]*)/, `$1 title="${quoted(title)}"`)
}

function image({ attributes: { src = '', alt = '', sources = '' }, imported }: Piece): string {
  const [, name = ''] =
    /^\{(?:require\(\s*['"](.+?)['"]\s*\).*|(\w+)(?:\.src)?)\}$/.exec(src || sources) ?? []
  const [, variable = ''] = /^\{(\w+)(?:\.src)?\}$/.exec(src) ?? []
  return `![${alt}](${imported(variable) ?? (name || src)})`
}

/** Titles of tabs are attributes of the tabs, or in a list of the group (`values`). */
function tabs({ attributes, children, body }: Piece): string {
  const panels = children.filter(({ name }) => name === 'TabItem')
  if (panels.length === 0) return body
  const listed = /^\{/.test(attributes.values ?? '') ? readLiteral(attributes.values ?? '', 1) : undefined
  const titles = new Map(
    (isList(listed) ? listed : []).flatMap((one) =>
      isObject(one) ? [[String(one.value), String(one.label)] as const] : [],
    ),
  )
  const first = attributes.defaultValue
  const parts = panels.map(({ attributes: own, body: text }) => {
    const isFirst = own.default === 'true' || (first !== undefined && own.value === first)
    return `@tab${isFirst ? ':active' : ''} ${titles.get(own.value ?? '') ?? tabTitle(own)}\n\n${text}`
  })
  const group = (attributes.groupId ?? attributes.syncKey ?? '').replaceAll(/[^\w-]+/g, '-')
  return container(group === '' ? 'tabs' : `tabs#${group}`, '', parts.join('\n\n'))
}

/** GitBook's steps, which have numbers. */
function stepper({ children, body }: Piece): string {
  const steps = children.filter(({ name }) => name === 'Step')
  if (steps.length === 0) return body
  return steps
    .map((step, at) => {
      const number = `${at + 1}. `
      return number + indent(step.body, ' '.repeat(number.length)).trimStart()
    })
    .join('\n\n')
}

/** An entry of GitBook's changelog, with its date and tags. */
function update({ attributes: { date = '', tags = '' }, body }: Piece): string {
  const badges = tags
    .split(',')
    .flatMap((tag) => (tag.trim() === '' ? [] : [` <Badge text="${tag.trim()}" />`]))
  return `**${date}**${badges.join('')}\n\n${body}`
}

const tabTitle = ({ label, title, value }: Readonly<Record<string, string>>) =>
  label ?? title ?? value ?? 'Tab'

export const quoted = (text: string): string => text.replaceAll('"', '&quot;').replaceAll('\n', ' ')

/** Attributes of unknown components that readers would see, in the order in which they are kept. */
const readable = [
  ...[
    'title',
    'label',
    'name',
    'heading',
    'text',
    'method',
    'path',
    'summary',
    'description',
    'caption',
    'alt',
  ],
] as const

/** Keeps what a reader can read of a component that has no row: its texts, its link, and its content. */
export function readableParts({ attributes, body, isBlock }: Piece): string {
  const words = readable.flatMap((name) => {
    const value = attributes[name]
    return value === undefined || /^\{|^true$/.test(value) ? [] : [value]
  })
  const target = attributes.href ?? attributes.to ?? attributes.link ?? attributes.url
  const isLink = target !== undefined && !target.startsWith('{')
  const text = words.join(isBlock ? '\n\n' : ' ')
  const [first = target ?? '', ...others] = words
  const linked = isLink ? [linkOf(first, target), ...others].join(isBlock ? '\n\n' : ' ') : text
  return [linked, body].filter((part) => part !== '').join(isBlock ? '\n\n' : ' ')
}
