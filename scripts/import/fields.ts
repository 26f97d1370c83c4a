import { isRecord } from '../../src/config/is-record.ts'
import { otherFields } from '../../src/content/other-fields.ts'
import { metadataFields } from '../../src/content/page-metadata.ts'
import { homeFields } from './home.ts'
import type { Notes } from './page-report.ts'

type Values = Readonly<Record<string, unknown>>

/** Converts a field of another engine; `{}` if it has no effect here. */
type Row = (value: unknown) => Values

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
    hide: none,
    head: none,
    banner: none,
    custom_edit_url: none,
    draft: none,
    cover: none,
    coverY: none,
    coverHeight: none,
    metadata: none,
    noIndex: none,
  },
  // Icons of Material are paths of another set.
  icon: (value) => (typeof value === 'string' && value.includes('/') ? {} : { icon: value }),
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
  sidebar: (value) => {
    if (!isRecord(value)) return hides('sidebar')(value)
    const { label, order, hidden } = value
    return {
      ...(typeof label === 'string' && { shortTitle: label }),
      ...(typeof order === 'number' && { order }),
      ...(hidden === true && { index: false }),
    }
  },
}

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
  notes: Notes,
): Record<string, unknown> {
  const converted = Object.entries(values).flatMap(([name, value]): readonly Values[] => {
    const row = Object.hasOwn(rows, name) ? rows[name] : undefined
    if (row) return [row(value)]
    const other = otherFields.get(name)
    if (other !== undefined && value !== null) return [{ [other]: value }]
    if (otherFields.has(name) || value === null) return []
    if (Object.hasOwn(metadataFields, name)) return [{ [name]: value }]
    notes.warn(lines[name] ?? 1, `The field ${name} has no counterpart and is left out.`)
    return []
  })
  return Object.assign({}, ...converted, homeFields(values))
}

/** Returns fields as the text of a page's front matter. */
export function frontMatterOf(fields: Values): string {
  const written = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${JSON.stringify(value)}\n`],
  )
  return written.length === 0 ? '' : `---\n${written.join('')}---\n\n`
}
