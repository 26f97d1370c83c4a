/**
 * `npm run drift -- --server URL [--user NAME] [--json] [--content DIR] [--api FILE]`: compares a running
 * product with its pages: version, options of drivers, settings, permissions, and every documented GET route.
 * The password comes from the environment variable `ALIST_PASSWORD`, the user from `--user` or `ALIST_USER`.
 * Run it against a product with fresh data, because defaults of settings are compared with their values. It
 * changes nothing in the product. Exit code 1 if there are differences without an explanation in
 * `drift/explained.ts`, 2 if the product cannot be reached.
 */
import { readOptions, refuse } from '../../scripts/shared/command-line.ts'
import { printError, printJson, printLines } from '../../scripts/shared/output.ts'
import { contentFolder } from '../pages/page-tables.ts'
import { productLanguages } from '../pages/product-languages.ts'
import { compareCommonFields } from './common-fields.ts'
import type { Comparison, Drift } from './comparison.ts'
import { compareDrivers } from './drivers.ts'
import { explanationOf } from './explained.ts'
import { readOpenApi } from './open-api.ts'
import { comparePermissions } from './permissions.ts'
import { openProduct } from './product.ts'
import { compareRoutes } from './routes.ts'
import { compareSettings } from './settings.ts'
import { compareVersion } from './version.ts'

const options = readOptions(
  {
    server: '',
    user: process.env.ALIST_USER || 'admin',
    content: contentFolder,
    api: 'public/openapi.json',
  },
  ['json'],
)

const comparisons = await compareAll().catch((error) => {
  refuse(`The product could not be compared: ${error instanceof Error ? error.message : error}`)
})
const drifts = comparisons.flatMap((one) => one.drifts.filter((drift) => !explanationOf(drift)))

if (options.json) printJson(comparisons.map(reported))
else {
  for (const comparison of comparisons) print(comparison)
}
if (drifts.length > 0) process.exitCode = 1

async function compareAll(): Promise<readonly Comparison[]> {
  const product = await openProduct({ ...options, password: process.env.ALIST_PASSWORD ?? '' })
  const api = await readOpenApi(options.api)
  const found: Comparison[] = []
  for (const locale of productLanguages) {
    const pages = { folder: options.content, locale }
    const inLocale = [
      await compareVersion(product, pages, api),
      await compareDrivers(product, pages),
      await compareCommonFields(product, pages),
      await compareSettings(product, pages),
      await comparePermissions(product, pages),
    ]
    found.push(...inLocale.map((one) => ({ ...one, name: `${one.name} (${locale})` })))
  }
  return [...found, await compareRoutes(product, api)]
}

/** Returns the result for programs: what was compared, and each difference with its explanation, if any. */
function reported({ drifts: all, ...comparison }: Comparison) {
  return { ...comparison, drifts: all.map((drift) => ({ ...drift, why: explanationOf(drift) })) }
}

function print({ name, compared, drifts: all, skipped }: Comparison) {
  const open = all.filter((drift) => !explanationOf(drift))
  for (const drift of open) printError(lineOf(drift))
  const explained = all.length - open.length
  printLines(
    `${name}: ${compared} compared, ${open.length} differ, ${explained} differ with an explanation, ${skipped.length} not compared`,
  )
  for (const why of skipped) printLines(`  not compared: ${why}`)
}

function lineOf({ file, line, subject, expected, found }: Drift): string {
  return `${file}:${line}: ${subject}: the product has ${expected}, the page has ${found}`
}
