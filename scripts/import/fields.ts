import { isRecord } from '../../src/config/is-record.ts'
import { iconNameOf } from '../../src/content/icon-name.ts'
import { otherFields } from '../../src/content/other-fields.ts'
import { metadataFields } from '../../src/content/page-metadata.ts'
import { badgeText, withBadge } from './badges.ts'
import { homeFields } from './home.ts'
import type { Icons } from './icons.ts'
import { ifText } from './literal.ts'
import type { Notes } from './page-report.ts'

type Values = Readonly<Record<string, unknown>>

/** Where a field is. */
interface FieldContext {
  readonly warn: (text: string) => void
  readonly onIcon: (name: string) => void
  /** The page's other fields. */
  readonly values: Values
}

/** Converts a field of another engine; `{}` if it has no effect here. */
type Row = (value: unknown, context: FieldContext) => Values

const none: Row = () => ({})
const levels = (value: unknown): Values => {
  const most = Array.isArray(value) ? Number(value.at(-1)) : Number(value)
  if (value === false) return { toc: false }
  return value === 'deep' ? { headerDepth: 5 } : depthOf(most)
}
const depthOf = (most: number): Values =>
  Number.isInteger(most) && most > 1 ? { headerDepth: most - 1 } : {}
const neighbour =
  (name: string) =>
  (value: unknown): Values => {
    if (value === null || value === false) return { [name]: false }
    return {}
  }
const hides =
  (name: string) =>
  (value: unknown): Values =>
    value === false ? { [name]: false } : {}

/** Reports a value that readers would have seen. */
const unseen =
  (name: string): Row =>
  (value, { warn }) => {
    const words = ifText(value)
    warn(`The field ${name}${words === undefined ? '' : ` (${words})`} has no counterpart and is left out.`)
    return {}
  }

/** Fields whose value changes with their name. All others of `otherFields` keep their value. */
const rows: Readonly<Record<string, Row>> = {
  ...{
    hero: none,
    features: none,
    layout: none,
    template: none,
    slug: none,
    id: none,
    comments: hides('comment'),
  },
  ...{
    authors: none,
    image: none,
    hide_title: none,
    head: none,
    // Is at the start of the text.
    banner: none,
    custom_edit_url: none,
    draft: none,
    cover: unseen('cover'),
    coverY: none,
    coverHeight: none,
    metadata: none,
    noIndex: none,
  },
  // Material, Starlight, and GitBook have sets of their own.
  icon: (value, { onIcon }) => {
    if (typeof value !== 'string' || iconNameOf(value) !== undefined) return { icon: value }
    onIcon(value)
    return {}
  },
  hide: (value) => ({
    ...(includes(value, 'toc') && { toc: false }),
    ...(includes(value, 'navigation') && { sidebar: false }),
  }),
  ...{ status: unseen('status'), subtitle: unseen('subtitle'), last_update: unseen('last_update') },
  date: (value) => (isRecord(value) ? { date: value.created } : { date: value }),
  outline: levels,
  aside: hides('toc'),
  hide_table_of_contents: (value) => (value === true ? { toc: false } : {}),
  tableOfContents: (value) =>
    isRecord(value) ? depthOf(Number(value.maxHeadingLevel)) : hides('toc')(value),
  toc_max_heading_level: (value) => depthOf(Number(value)),
  toc_min_heading_level: none,
  editUrl: hides('editLink'),
  lastUpdated: hides('lastUpdated'),
  pagination_next: neighbour('next'),
  pagination_prev: neighbour('prev'),
  next: neighbour('next'),
  prev: neighbour('prev'),
  hidden: (value) => (value === true ? { index: false } : {}),
  unlisted: (value) => (value === true ? { index: false } : {}),
  tags: (value) => listOf('tag', value),
  categories: (value) => listOf('category', value),
  keywords: (value) => listOf('alias', typeof value === 'string' ? value.split(',') : value),
  redirect_from: (value) => listOf('redirectFrom', value),
  sidebar: (value, { warn, values }) => {
    if (!isRecord(value)) return hides('sidebar')(value)
    const { label, order, hidden } = value
    const badge = badgeText(value.badge)
    const name = ifText(label) ?? (badge === undefined ? undefined : ifText(values.title))
    if (badge !== undefined) warn(`The badge ${badge} of the menu is a part of the short title.`)
    return {
      ...(name !== undefined && { shortTitle: withBadge(name, badge) }),
      ...(typeof order === 'number' && { order }),
      ...(hidden === true && { index: false }),
    }
  },
}

const includes = (list: unknown, name: string) => Array.isArray(list) && list.includes(name)

function listOf(name: string, value: unknown): Values {
  const list = (Array.isArray(value) ? value : [value])
    .map((one) => (isRecord(one) ? one.label : one))
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .map((one) => String(one).trim())
  return list.length === 0 ? {} : { [name]: list }
}

/** Converts front matter. Fields without a counterpart are left out and reported, unless they only concern the old engine. */
export function convertFields(
  values: Values,
  lines: Readonly<Record<string, number>>,
  { notes, icons }: { readonly notes: Notes; readonly icons: Icons },
): Record<string, unknown> {
  const converted = Object.entries(values).flatMap(([name, value]): readonly Values[] => {
    const row = Object.hasOwn(rows, name) ? rows[name] : undefined
    const line = lines[name] ?? 1
    if (row)
      return [
        row(value, {
          values,
          warn: (text) => notes.warn(line, text),
          onIcon: (icon) => icons.add(icon, line),
        }),
      ]
    const other = otherFields.get(name)
    if (other !== undefined && value !== null) return [{ [other]: value }]
    if (otherFields.has(name) || value === null) return []
    if (Object.hasOwn(metadataFields, name)) return [{ [name]: value }]
    notes.warn(line, `The field ${name} has no counterpart and is left out.`)
    return []
  })
  return Object.assign({}, ...converted, homeFields(values, lines, { notes, icons }))
}

/** Returns fields as the text of a page's front matter. */
export function frontMatterOf(fields: Values): string {
  const written = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${JSON.stringify(value)}\n`],
  )
  return written.length === 0 ? '' : `---\n${written.join('')}---\n\n`
}
