import { join } from 'node:path'
import { type Cell, codeOf, keyOf } from '../pages/page-tables.ts'
import { type Comparison, type Drift, differences } from './comparison.ts'
import { driversOf, type Item } from './drivers.ts'
import { cellWords, emptyCell, type Pages, pageOf } from './pages.ts'
import type { Product } from './product.ts'

/** How a default that the product leaves empty can be written. */
const zeroOf: Readonly<Record<string, string>> = { bool: 'false', number: '0' }

/**
 * Compares the options that several drivers share with their table. Defaults and values can depend on the
 * driver: each must be listed.
 */
export async function compareCommonFields(product: Product, pages: Pages): Promise<Comparison> {
  const items = Object.values(await driversOf(product)).flatMap(({ common }) => common)
  const fields = new Map<string, Item[]>()
  for (const item of items) fields.set(item.name, [...(fields.get(item.name) ?? []), item])
  const { tables, file } = await pageOf(pages, '/guide/drivers/common.html')
  const table = tables.find(({ rows }) => rows.some(([first]) => keyOf(first) === 'mount_path'))
  const rows = new Map(table?.rows.map((row) => [keyOf(row[0]), row]))
  const at = { file: join(pages.folder, file), line: table?.line ?? 1 }
  const surplus = [...rows.keys()].filter((key) => !fields.has(key))
  return {
    name: 'common fields',
    compared: fields.size,
    skipped: [],
    drifts: [
      ...surplus.map((key) => ({
        subject: `common field ${key}`,
        file: at.file,
        line: rows.get(key)?.[0]?.line ?? at.line,
        expected: 'no such field',
        found: 'a row',
      })),
      ...[...fields].flatMap(([name, variants]) =>
        compareField(variants, rows.get(name), { ...at, subject: `common field ${name}` }, pages),
      ),
    ],
  }
}

function compareField(
  variants: readonly Item[],
  row: readonly Cell[] | undefined,
  place: Omit<Drift, 'expected' | 'found'>,
  { locale }: Pages,
): readonly Drift[] {
  const [item] = variants
  if (!item) return []
  if (!row) return [{ ...place, expected: 'a row', found: 'none' }]
  const here = { ...place, line: row[0]?.line ?? place.line }
  const words = cellWords[locale]
  const defaults = [...new Set(variants.map((one) => one.default))]
  const values = [...new Set(variants.flatMap(({ options }) => options.split(',').filter(Boolean)))]
  const isNamed = (value: string) =>
    value === ''
      ? row[3]?.text === emptyCell || row[3]?.codes.includes(zeroOf[item.type] ?? '')
      : row[3]?.codes.includes(value)
  const unnamedValues = values.filter((value) => !row[5]?.codes.includes(value))
  return [
    ...differences(here, {
      type: [item.type, codeOf(row[1])],
      required: [item.required ? words.yes : words.no, codeOf(row[2])],
    }),
    ...defaults
      .filter((value) => !isNamed(value))
      .map((value) => ({
        ...here,
        subject: `${place.subject}, default`,
        expected: value || emptyCell,
        found: row[3]?.text ?? '',
      })),
    ...unnamedValues.map((value) => ({
      ...here,
      subject: `${place.subject}, values`,
      expected: value,
      found: 'not named',
    })),
  ]
}
