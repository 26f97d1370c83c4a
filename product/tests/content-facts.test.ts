import { beforeAll, describe, expect, test } from 'vitest'
import { checkTree } from '../../scripts/check/check-tree.ts'
import { readContentTree } from '../../scripts/content/content-tree.ts'
import { filesBelow } from '../../scripts/content/list-files.ts'
import { check as checkEn } from '../../src/config/locales/en/check.ts'
import { type ContentIssue, issueLine } from '../../src/content/issue.ts'
import { addressOfFile, pathnameOf } from '../../src/content/page-path.ts'
import {
  commonFields,
  configKeys,
  drivers,
  faqTopics,
  hasFacts,
  pageOfDrivers,
  routePages,
  settings,
  versions,
  withoutFacts,
} from '../pages/facts.ts'
import {
  type Cell,
  codeOf,
  contentFolder,
  isDescribed,
  isOfOptions,
  keyOf,
  type PageTable,
  pageText,
} from '../pages/page-tables.ts'
import { type ProductLanguage, productLanguages } from '../pages/product-languages.ts'

const languages = productLanguages
const none = '–'
/** Placeholder for a default that the page describes because it is long or secret. */
const described = '(described)'
const yes: Readonly<Record<ProductLanguage, string>> = { en: 'yes', zh: '是' }
const no: Readonly<Record<ProductLanguage, string>> = { en: 'no', zh: '否' }

/** Returns every row with this key in its first cell, in tables with this many columns. */
function rowsOf(tables: readonly PageTable[], key: string, columns: number): readonly (readonly Cell[])[] {
  return tables
    .filter(({ head }) => head.length === columns)
    .flatMap(({ rows }) => rows.filter(([first]) => keyOf(first) === key))
}

/** Returns the routes of a folder's pages that exist in a language. */
async function routesBelow(folder: string, locale: ProductLanguage): Promise<readonly string[]> {
  const files = await filesBelow(`${contentFolder}/${locale}/${folder}`)
  return files.flatMap((file) => addressOfFile(`en/${folder}/${file}`) ?? []).map(pathnameOf)
}

const { pages } = await readContentTree(contentFolder)

/** Returns the titles of every page in a language, by its path without the language. */
const titlesIn = (locale: ProductLanguage) =>
  new Map(
    pages
      .filter((page) => page.locale === locale)
      .map(({ route, title, shortTitle }) => [pathnameOf({ locale: 'en', route }), [title, shortTitle]]),
  )

/** Chinese titles of the route table whose product names the pages write in the one agreed form (docs/writing.md). */
const styledTitles: Readonly<Record<string, string>> = {
  '123网盘 / 分享 / 直链': '123 云盘 / 分享 / 直链',
  '6盘': '6 盘',
  Yandex云盘: 'Yandex 云盘',
}

const slow = { timeout: 120_000 }

describe.skipIf(!hasFacts).each(languages)(`the pages in %s and the facts${withoutFacts}`, slow, (locale) => {
  test('[W1] [R2] every page of the route table exists with its title', async () => {
    const wrong: string[] = []
    const titles = titlesIn(locale)
    for (const { path, title_en, title_zh } of routePages()) {
      const wanted = locale === 'en' ? title_en : (styledTitles[title_zh] ?? title_zh)
      // “Admin: user” can be called “user” if its group says the rest.
      const names = titles.get(encodeURI(decodeURI(path))) ?? ['no page']
      if (!names.includes(wanted)) wrong.push(`${path}: “${names[0]}” in place of “${wanted}”`)
    }
    expect(wrong).toEqual([])
    expect(routePages().length).toBeGreaterThan(100)
  })

  test('[W1] each key of config.json is one row with its type, default and environment variable', async () => {
    const { tables } = await pageText('/config/configuration.html', locale)
    const found = configKeys().map(({ key }) => ({
      key,
      rows: rowsOf(tables, key, 6).map((row) => row.slice(1, 4).map(codeOf)),
    }))
    const wanted = configKeys().map(({ key, type, default: value, env }) => ({
      key,
      rows: [[type, JSON.stringify(value), env ?? none]],
    }))
    expect(found).toEqual(wanted)
    expect(wanted.length).toBeGreaterThan(80)
  })

  test('[W1] each setting is one row with its type, default and visibility', async () => {
    const pages = [...(await routesBelow('config', locale)), ...(await routesBelow('guide/advanced', locale))]
    const tables = (await Promise.all(pages.map((path) => pageText(path, locale))))
      .flatMap(({ tables }) => tables)
      .filter(({ rows }) =>
        rows.some((row) => /^(?:public|private|readonly|deprecated)$/.test(codeOf(row[3]))),
      )
    const found = settings().map(({ key }) => ({
      key,
      rows: rowsOf(tables, key, 6).map((row) => row.slice(1, 4).map((cell) => sameJson(codeOf(cell)))),
    }))
    const wanted = settings().map(({ key, type, default: value, flag }) => ({
      key,
      rows: [[type, JSON.stringify(value), flag]],
    }))
    expect(found).toEqual(wanted)
    expect(wanted.length).toBeGreaterThan(100)
  })

  test('[W2] each field that all storages have is one row with its type, need and default', async () => {
    const { tables } = await pageText('/guide/drivers/common.html', locale)
    for (const { name, type, required, default: value, values } of commonFields()) {
      const [row, ...more] = rowsOf(tables, name, 6)
      expect(more, name).toEqual([])
      expect(row?.slice(1, 3).map(codeOf), name).toEqual([type, required ? yes[locale] : no[locale]])
      const first = row?.[3]?.codes[0] ?? row?.[3]?.text
      expect(first, name).toBe(value === null ? none : String(value).replace(/ \(.*$/, ''))
      const isList = Array.isArray(values)
      if (isList) expect(row?.[5]?.codes, name).toEqual(expect.arrayContaining([...values]))
    }
    expect(commonFields().length).toBeGreaterThan(10)
  })

  test('[W2] each option of each driver is one row of its table: type, need, default, values and first version', async () => {
    const wrong: string[] = []
    for (const driver of drivers()) {
      const path = pageOfDrivers().get(driver.name) ?? ''
      const { tables } = await pageText(path, locale)
      const isShared = drivers().filter(({ name }) => pageOfDrivers().get(name) === path).length > 1
      const own = tables.filter((table) => isOfOptions(table) && (table.label === driver.name || !isShared))
      if (own.length !== 1) wrong.push(`${path}: ${own.length} tables of options for ${driver.name}`)
      const found = (own[0]?.rows ?? []).map((row) => [
        keyOf(row[0]),
        ...row.slice(1, 3).map(codeOf),
        isDescribed(codeOf(row[3])) ? described : codeOf(row[3]),
        row[4]?.codes.length ? row[4].codes.join(', ') : (row[4]?.text ?? ''),
        codeOf(row[6]),
      ])
      const wanted = driver.options.map(
        ({ name, type, required, default: value, options, since_tag: since }) => [
          name,
          type,
          required ? yes[locale] : no[locale],
          value?.endsWith('see source)') ? described : (value ?? none),
          options?.filter(Boolean).join(', ') ?? none,
          since,
        ],
      )
      wrong.push(...differences(wanted, found).map((difference) => `${path} ${driver.name}: ${difference}`))
    }
    expect(wrong).toEqual([])
    expect(drivers().length).toBeGreaterThan(90)
  })

  test('[W1] each topic of the FAQ has its own heading', async () => {
    for (const category of ['howto', 'why', 'error']) {
      const topics = faqTopics().filter((topic) => topic.category === category)
      const { headings } = await pageText(`/faq/${category}.html`, locale)
      const free = new Set(headings.flatMap(({ depth, id }) => (depth === 3 ? [id] : [])))
      const without = topics.filter(({ topic }) => {
        const best = [...free].toSorted((one, other) => shared(topic, other) - shared(topic, one))[0]
        if (best === undefined || shared(topic, best) === 0) return true
        free.delete(best)
        return false
      })
      expect(without, category).toEqual([])
    }
    expect(faqTopics().length).toBeGreaterThanOrEqual(81)
  })

  test('[W1] the changelog lists every tag, and has a section for each tag with a description', async () => {
    const { headings, source } = await pageText('/guide/changelog.html', locale)
    const sections = (version: string) =>
      headings.some(({ text }) => text.split(/[\s–—,、（(]/).includes(version))
    const names = (version: string) =>
      new RegExp(`(?<![\\w.-])${version.replaceAll('.', '\\.')}(?![\\w-]|\\.\\d)`).test(source)
    const told = versions().filter(({ notable }) => notable)
    expect(told.filter(({ version }) => !sections(version)).map(({ version }) => version)).toEqual([])
    expect(
      versions()
        .filter(({ version }) => !names(version))
        .map(({ version }) => version),
    ).toEqual([])
    expect(told.length).toBeGreaterThanOrEqual(74)
  })
})

/** Normalizes JSON in a text as `JSON.stringify` writes it. */
function sameJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    return text
  }
}

/** Returns the rows that exist on one side only, by their text. */
function differences(
  wanted: readonly (readonly string[])[],
  found: readonly (readonly string[])[],
): readonly string[] {
  const asText = (row: readonly string[]) => row.join(' | ')
  const theirs = wanted.map(asText)
  const ours = found.map(asText)
  return [
    ...theirs.filter((row) => !ours.includes(row)).map((row) => `missing ${row}`),
    ...ours
      .filter((row, at) => !theirs.includes(row) || ours.indexOf(row) !== at)
      .map((row) => `wrong ${row}`),
  ]
}

const emptyWords = new Set([
  'a',
  'the',
  'in',
  'on',
  'is',
  'to',
  'of',
  'for',
  'and',
  'not',
  'cannot',
  's',
  't',
  'alist',
])

/** Returns the number of meaningful words that a topic and a heading's ID share. */
function shared(topic: string, id: string): number {
  const wordsOf = (text: string) =>
    new Set(
      text
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .filter((word) => word !== '' && !emptyWords.has(word)),
    )
  const words = wordsOf(topic)
  return [...wordsOf(id)].filter((word) => words.has(word)).length
}

describe('the two languages', slow, () => {
  let issues: readonly ContentIssue[] = []
  beforeAll(async () => {
    issues = (await checkTree({ content: contentFolder })).issues
  }, slow.timeout)

  const of = (...rules: readonly string[]) =>
    issues.filter(({ rule }) => rules.includes(rule ?? '')).map((issue) => issueLine(issue, checkEn))

  test('[W4] have the same pages, and on them the same headings, tables, code, containers and steps', () => {
    expect(of('language-pair', 'structure')).toEqual([])
  })

  test('[W4] the pages have no dead link and no dead anchor', () => {
    expect(of('dead-link', 'dead-anchor', 'image', 'navigation')).toEqual([])
  })

  test('[W4] are each in their own language: no Chinese page contains an untranslated sentence', () => {
    expect(of('untranslated')).toEqual([])
  })
})

/** Maximum share of the shorter page's sentences that two driver pages can have in common. */
const mostShared = 0.3

test.each(languages)(
  '[W2] no two driver pages in %s share more than 30 % of their sentences',
  async (locale) => {
    const pages = await Promise.all(
      (await routesBelow('guide/drivers', locale)).map(async (route) => ({
        route,
        sentences: (await pageText(route, locale)).sentences,
      })),
    )
    const twins = pages.flatMap((one, at) =>
      pages.slice(at + 1).flatMap((other) => {
        const part = partShared(one.sentences, other.sentences)
        const percent = Math.round(part * 100)
        return part > mostShared ? [`${one.route} and ${other.route} share ${percent} %`] : []
      }),
    )
    expect(twins).toEqual([])
    expect(pages.length).toBeGreaterThan(80)
  },
  slow.timeout,
)

/** Returns the share of the shorter page's sentences that the other page contains. */
function partShared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((sentence) => other.has(sentence))
  return common.length / Math.max(1, Math.min(one.size, other.size))
}
