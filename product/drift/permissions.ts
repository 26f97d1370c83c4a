import { join } from 'node:path'
import * as v from 'valibot'
import { codeOf } from '../pages/page-tables.ts'
import type { ProductLanguage } from '../pages/product-languages.ts'
import { type Comparison, type Drift, differences } from './comparison.ts'
import { type Pages, pageOf } from './pages.ts'
import type { Product } from './product.ts'

const roleList = v.object({
  content: v.array(
    v.object({
      name: v.string(),
      permission_scopes: v.nullable(v.array(v.object({ path: v.string(), permission: v.number() }))),
    }),
  ),
})

/** A word that only the texts of one language contain under `see_hides`. */
const languageMark: Readonly<Record<ProductLanguage, RegExp>> = { en: /^Can /, zh: /隐藏/ }

/** Maximum number of searched files of the web UI. */
const mostFiles = 600

/**
 * Compares the permission bits with their table: number, value, and name. The API has no list of them. The
 * web UI's scripts, which the product serves, contain the names in the order of the bits, and their labels.
 * Bits that the web UI does not offer have no name to compare.
 */
export async function comparePermissions(product: Product, pages: Pages): Promise<Comparison> {
  const { tables, file } = await pageOf(pages, '/guide/advanced/user.html')
  const table = tables.find(({ rows }) => rows.some((row) => row[0]?.text === '0' && codeOf(row[1]) === '1'))
  const rows = new Map(table?.rows.map((row) => [Number(row[0]?.text), row]))
  const at = { file: join(pages.folder, file), line: table?.line ?? 1 }
  const labels = await permissionLabels(product, pages.locale)
  const { content } = v.parse(roleList, await product.data('/api/admin/role/list?page=1&per_page=100'))
  const mask = content
    .flatMap(({ permission_scopes: scopes }) => scopes ?? [])
    .reduce((sum, { permission }) => sum | permission, 0)
  const used = [...Array(31).keys()].filter((bit) => (mask >> bit) & 1)
  const undocumented = [...new Set([...labels.keys(), ...used])].filter((bit) => !rows.has(bit))
  return {
    name: 'permissions',
    compared: rows.size,
    skipped: [...rows.keys()]
      .filter((bit) => !labels.has(bit))
      .map((bit) => `permission bit ${bit}: the web UI has no name for it`),
    drifts: [
      ...undocumented.map((bit) => ({
        ...at,
        subject: `permission bit ${bit}`,
        expected: labels.get(bit) ?? 'used by a role',
        found: 'no row',
      })),
      ...[...rows].flatMap(([bit, row]): readonly Drift[] => {
        const place = { ...at, subject: `permission bit ${bit}`, line: row[0]?.line ?? at.line }
        const name = row[2]?.text ?? ''
        const label = labels.get(bit) ?? name
        return differences(place, {
          value: [String(2 ** bit), codeOf(row[1])],
          // The web UI uses Webdav, the pages WebDAV.
          name: label.toLowerCase() === name.toLowerCase() ? ['', ''] : [label, name],
        })
      }),
    ],
  }
}

/** Returns the labels of the bits in one language, by bit; throws if the web UI's scripts do not contain them. */
async function permissionLabels(
  product: Product,
  locale: ProductLanguage,
): Promise<ReadonlyMap<number, string>> {
  let names: readonly string[] | undefined
  let labels: Readonly<Record<string, string>> | undefined
  for await (const script of scriptsOfWebUi(product)) {
    names ??= namesIn(script)
    labels ??= labelsIn(script, locale)
    if (names && labels) break
  }
  if (!names || !labels) throw new Error('The web UI of the product has no list of permissions')
  return new Map(names.map((name, bit) => [bit, labels[name] ?? name]))
}

function namesIn(script: string): readonly string[] | undefined {
  const [, list] = /\[("see_hides"(?:,"\w+")+)\]/.exec(script) ?? []
  return list?.split(',').map((name) => name.slice(1, -1))
}

function labelsIn(script: string, locale: ProductLanguage): Readonly<Record<string, string>> | undefined {
  const [, texts = ''] = /\{(see_hides:"[^{}]*")\}/.exec(script) ?? []
  const labels = Object.fromEntries(
    [...texts.matchAll(/(\w+):"((?:[^"\\]|\\.)*)"/g)].map(([, name = '', text = '']) => [name, text]),
  )
  return languageMark[locale].test(labels.see_hides ?? '') ? labels : undefined
}

/** Yields the scripts of the web UI from the first page on, each once. */
async function* scriptsOfWebUi(product: Product): AsyncIterable<string> {
  const text = async (path: string) => (await product.answer(path)).text()
  const known = new Set(scriptsIn(await text('/')))
  for (const script of known) {
    if (known.size > mostFiles) return
    const source = await text(`/assets/${script}`)
    yield source
    for (const next of scriptsIn(source)) known.add(next)
  }
}

/** Returns the script names in a text, without duplicate builds for old browsers. */
function scriptsIn(text: string): readonly string[] {
  return [...text.matchAll(/(?:\.|assets)\/([\w.-]+\.js)/g)].flatMap(([, name = '']) =>
    name.includes('legacy') ? [] : [name],
  )
}
