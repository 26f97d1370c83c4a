import { join } from 'node:path'
import * as v from 'valibot'
import {
  codeOf,
  isDescribed,
  isOfOptions,
  keyOf,
  type PageTable,
  type PageText,
} from '../pages/page-tables.ts'
import { type Comparison, type Drift, differences } from './comparison.ts'
import { cellWords, emptyCell, type Pages, pageOf, pagesBelow } from './pages.ts'
import type { Product } from './product.ts'

const items = v.array(
  v.object({
    name: v.string(),
    type: v.string(),
    default: v.string(),
    options: v.string(),
    required: v.boolean(),
  }),
)
const driverList = v.record(v.string(), v.object({ common: items, additional: items }))

/** An option as described by the product. */
export type Item = v.InferOutput<typeof items>[number]

/** Returns the product's description of its drivers, by name. */
export const driversOf = async (product: Product) =>
  v.parse(driverList, await product.data('/api/admin/driver/list'))

interface OptionTable {
  readonly page: PageText
  readonly table: PageTable
  readonly driver: string
}

/** Compares the options of every driver with the table on its page: type, required, default, and values. */
export async function compareDrivers(product: Product, pages: Pages): Promise<Comparison> {
  const drivers = Object.entries(await driversOf(product))
  const tables = await optionTables(pages)
  const overview = await pageOf(pages, '/guide/drivers/')
  const names = new Set(drivers.map(([name]) => name))
  const undocumented = drivers.filter(([name]) => !tables.some(({ driver }) => driver === name))
  return {
    name: 'driver options',
    compared: drivers.reduce((sum, [, { additional }]) => sum + additional.length, 0),
    skipped: tables.flatMap(({ table, driver }) =>
      table.rows
        .filter((row) => isDescribed(codeOf(row[3])))
        .map(
          (row) =>
            `driver ${driver}, option ${keyOf(row[0])}: the page describes its default instead of giving a value`,
        ),
    ),
    drifts: [
      ...undocumented.map(([name]) => ({
        subject: `driver ${name}`,
        file: join(pages.folder, overview.file),
        line: 1,
        expected: 'a table of its options',
        found: 'none',
      })),
      ...tables.flatMap((table) =>
        names.has(table.driver)
          ? compareTable(table, drivers.find(([name]) => name === table.driver)?.[1].additional ?? [], pages)
          : [unknownDriver(table, pages)],
      ),
    ],
  }
}

/**
 * Returns the option tables with their drivers, which are named above the table, or in the overview if the
 * page covers a single driver.
 */
async function optionTables(pages: Pages): Promise<readonly OptionTable[]> {
  const { source } = await pageOf(pages, '/guide/drivers/')
  const links = [...source.matchAll(/^\| \[([^\]]+)\]\(\.\/([^)]+)\)/gm)].map(
    ([, driver = '', file = '']) => ({ driver, file: decodeURIComponent(file) }),
  )
  const only = (page: PageText) => {
    const drivers = links.filter(({ file }) => page.file.endsWith(`/drivers/${file}`))
    return drivers.length === 1 ? drivers[0]?.driver : undefined
  }
  return (await pagesBelow(pages, 'guide/drivers')).flatMap((page) =>
    page.tables
      .filter(isOfOptions)
      .map((table) => ({ page, table, driver: table.label || (only(page) ?? 'without a name') })),
  )
}

const unknownDriver = ({ page, table, driver }: OptionTable, { folder }: Pages): Drift => ({
  subject: `driver ${driver}`,
  file: join(folder, page.file),
  line: table.line,
  expected: 'no such driver',
  found: 'a table of options',
})

function compareTable(
  { page, table, driver }: OptionTable,
  options: readonly Item[],
  { folder, locale }: Pages,
): readonly Drift[] {
  const file = join(folder, page.file)
  const rows = new Map(table.rows.map((row) => [keyOf(row[0]), row]))
  const surplus = [...rows.keys()].filter((key) => !options.some(({ name }) => name === key))
  return [
    ...surplus.map((key) => ({
      subject: `driver ${driver}, option ${key}`,
      file,
      line: rows.get(key)?.[0]?.line ?? table.line,
      expected: 'no such option',
      found: 'a row',
    })),
    ...options.flatMap((option) => {
      const row = rows.get(option.name)
      const subject = `driver ${driver}, option ${option.name}`
      if (!row) return [{ subject, file, line: table.line, expected: 'a row', found: 'none' }]
      const [, type, required, value, values] = row
      return differences(
        { subject, file, line: row[0]?.line ?? table.line },
        {
          type: [option.type, codeOf(type)],
          required: [option.required ? cellWords[locale].yes : cellWords[locale].no, codeOf(required)],
          default: isDescribed(codeOf(value)) ? ['', ''] : [option.default || emptyCell, codeOf(value)],
          values: [
            option.options.split(',').filter(Boolean).join(', ') || emptyCell,
            values?.codes.length ? values.codes.join(', ') : (values?.text ?? ''),
          ],
        },
      )
    }),
  ]
}
