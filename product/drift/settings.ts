import { join } from 'node:path'
import * as v from 'valibot'
import { type Cell, codeOf, isDescribed, keyOf, type PageText } from '../pages/page-tables.ts'
import { type Comparison, type Drift, differences } from './comparison.ts'
import { type Pages, pageOf, pagesBelow } from './pages.ts'
import type { Product } from './product.ts'

const settingList = v.array(
  v.object({
    key: v.string(),
    value: v.string(),
    type: v.string(),
    options: v.string(),
    flag: v.number(),
  }),
)
type Setting = v.InferOutput<typeof settingList>[number]

/** The visibility of a setting, by the product's number. */
const visibilities = ['public', 'private', 'readonly', 'deprecated']

interface Row {
  readonly page: PageText
  readonly cells: readonly Cell[]
}

/**
 * Compares every setting with its row: type, default, visibility, and the values of a list. Defaults are
 * those of a product with fresh data, so a changed setting is reported.
 */
export async function compareSettings(product: Product, pages: Pages): Promise<Comparison> {
  const settings = v.parse(settingList, await product.data('/api/admin/setting/list'))
  const rows = await settingRows(pages)
  const start = await pageOf(pages, '/config/')
  const fileOf = ({ page }: Row) => join(pages.folder, page.file)
  const keys = new Set(settings.map(({ key }) => key))
  const missing = settings.filter(({ key }) => !rows.has(key))
  const described = [...rows].filter(([, { cells }]) => isDescribed(codeOf(cells[2])))
  return {
    name: 'settings',
    compared: settings.length,
    skipped: described.map(
      ([key]) => `setting ${key}: the page describes its default instead of giving a value`,
    ),
    drifts: [
      ...missing.map(({ key }) => ({
        subject: `setting ${key}`,
        file: join(pages.folder, start.file),
        line: 1,
        expected: 'a row',
        found: 'none',
      })),
      ...[...rows].flatMap(([key, row]) =>
        keys.has(key)
          ? []
          : [
              {
                subject: `setting ${key}`,
                file: fileOf(row),
                line: row.cells[0]?.line ?? 1,
                expected: 'no such setting',
                found: 'a row',
              },
            ],
      ),
      ...settings.flatMap((setting) => {
        const row = rows.get(setting.key)
        return row ? compareSetting(setting, row, fileOf(row)) : []
      }),
    ],
  }
}

/** Returns the rows of tables with a visibility in their fourth column, by key. */
async function settingRows(pages: Pages): Promise<ReadonlyMap<string, Row>> {
  const found = [...(await pagesBelow(pages, 'config')), ...(await pagesBelow(pages, 'guide/advanced'))]
  return new Map(
    found.flatMap((page) =>
      page.tables
        .filter(
          ({ head, rows }) => head.length === 6 && rows.some((row) => visibilities.includes(codeOf(row[3]))),
        )
        .flatMap(({ rows }) => rows.map((cells) => [keyOf(cells[0]), { page, cells }] as const)),
    ),
  )
}

function compareSetting(
  { key, value, type, options, flag }: Setting,
  { page, cells }: Row,
  file: string,
): readonly Drift[] {
  const place = { subject: `setting ${key}`, file, line: cells[0]?.line ?? 1 }
  const found = codeOf(cells[2])
  const named = new Set([...(cells[4]?.codes ?? []), ...valuesInTables(page, key)])
  const unnamed = options.split(',').filter((option) => option !== '' && !named.has(option))
  return [
    ...differences(place, {
      type: [type, codeOf(cells[1])],
      visibility: [visibilities[flag] ?? String(flag), codeOf(cells[3])],
      default: isDescribed(found) ? ['', ''] : [JSON.stringify(value), sameJson(found)],
    }),
    ...unnamed.map((option) => ({
      ...place,
      subject: `${place.subject}, values`,
      expected: option,
      found: 'not named',
    })),
  ]
}

/** Returns the values that a page explains in a separate table, whose first head cell is the key. */
function valuesInTables({ tables }: PageText, key: string): readonly string[] {
  return tables
    .filter(({ head }) => head[0]?.split(/[^\w]+/).includes(key))
    .flatMap(({ rows }) => rows.flatMap(([first]) => first?.codes ?? []))
}

/** Normalizes JSON in a text as `JSON.stringify` writes it. */
function sameJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    return text
  }
}
