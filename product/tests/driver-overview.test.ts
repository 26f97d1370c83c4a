import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { filterTableTextsOf } from '../../src/config/locales/filter-table-texts.ts'
import { readPathname } from '../../src/content/page-path.ts'
import { resolvePage } from '../../src/content/resolve-page.ts'
import { siteIndex } from '../../tests/support/site-index.ts'
import {
  type DriverFacts,
  driverFacts,
  drivers,
  hasFacts,
  pageOfDrivers,
  withoutFacts,
} from '../pages/facts.ts'
import { contentFolder, type PageTable, pageText, tableBeginningWith } from '../pages/page-tables.ts'
import { productLanguages } from '../pages/product-languages.ts'

const overview = '/guide/drivers/'
const languages = productLanguages
type Language = (typeof languages)[number]
const slow = { timeout: 120_000 }

/** Pages of the folder that do not describe a driver. */
const otherPages = ['README.md', 'china.md', 'choose.md', 'common.md', 'develop.md', 'user-agent.md']

/** Names of capabilities in page tables, and with the same index in the heads of the overview. */
const capabilities: Readonly<Record<Language, readonly string[]>> = {
  en: ['Upload', 'Rapid upload', 'Move', 'Copy', 'Rename', 'Delete', 'Make folder', 'Link mode'],
  zh: ['上传', '秒传', '移动', '复制', '重命名', '删除', '新建文件夹', '链接方式'],
}
const writeHead: Readonly<Record<Language, string>> = { en: 'Write', zh: '写入' }
const redirectHead: Readonly<Record<Language, string>> = { en: 'Redirect', zh: '302 重定向' }

/** Lowercase wordings of a page about links, and the overview's word for each. */
const linkModes: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    '302 redirect': 'yes',
    'through alist': 'no',
    '302 redirect, with conditions': 'partly',
    '302 redirect possible, proxy set by default': 'partly',
    'same as the source': 'partly',
  },
  zh: {
    '302 重定向': '是',
    '经过 alist': '否',
    '302 重定向，有条件': '部分',
    '可以 302 重定向，默认由 alist 代理': '部分',
    与来源相同: '部分',
  },
}

interface OverviewRow {
  readonly driver: string
  readonly file: string
  readonly kind: string
  readonly region: string
  readonly login: string
  readonly write: string
  readonly marks: readonly string[]
  readonly webdav: string
}

/** Returns the rows of the overview with their links: driver names and page files. */
async function overviewRows(locale: Language): Promise<readonly OverviewRow[]> {
  const { tables, source } = await pageText(overview, locale)
  const table = tables.find(({ head }) => head.length === 14)
  const links = [...source.matchAll(/^\| \[([^\]]+)\]\(\.\/([^)]+)\)/gm)]
  expect(table?.head.slice(4)).toEqual([
    writeHead[locale],
    ...capabilities[locale].slice(0, 7),
    redirectHead[locale],
    'WebDAV',
  ])
  expect(links.length).toBe(table?.rows.length)
  return links.map(([, driver = '', file = ''], at) => {
    const cells = (table?.rows[at] ?? []).map(({ text }) => text)
    const [name = '', kind = '', region = '', login = '', write = '', ...marks] = cells
    const webdav = marks.pop() ?? ''
    expect(name.startsWith(driver), driver).toBe(true)
    return { driver, file: decodeURIComponent(file), kind, region, login, write, marks, webdav }
  })
}

/** Returns the files of drivers that a home page links. */
const linkedOnHome = (locale: Language): readonly string[] =>
  [
    ...readFileSync(`${contentFolder}/${locale}/README.md`, 'utf8').matchAll(
      /^ {2}- \[[^\]]+\]\(\.\/guide\/drivers\/([^)]+)\)$/gm,
    ),
  ].map(([, file = '']) => decodeURIComponent(file))

const folderOf = (locale: Language) => `${contentFolder}/${locale}/guide/drivers`
const sourceOf = (file: string, locale: Language) => readFileSync(`${folderOf(locale)}/${file}`, 'utf8')
const routeOf = (file: string) => encodeURI(`/guide/drivers/${file.replace(/\.md$/, '.html')}`)

/** Returns a driver's capabilities from its own page; “partly” if its columns disagree. */
function marksOnPage(file: string, driver: string, all: ReadonlySet<string>, locale: Language) {
  const table = tableBeginningWith(locale === 'en' ? 'Capability' : '能力', sourceOf(file, locale))
  const columns = columnsOf(table, driver, all)
  const words = filterTableTextsOf(locale)
  return capabilities[locale].map((name, at) => {
    const rows = table?.rows.filter(([first]) => first?.text === name) ?? []
    if (rows.length !== 1) return `${rows.length} rows “${name}”`
    const said = new Set(
      columns.map((column) => {
        const text = rows[0]?.[column]?.text ?? ''
        return at < 7 ? text : (linkModes[locale][text.toLowerCase()] ?? text)
      }),
    )
    return said.size === 1 ? [...said][0] : words.partly
  })
}

/** Returns the columns whose head names the driver; if none does, all between name and notes. */
function columnsOf(
  table: Pick<PageTable, 'head'> | undefined,
  driver: string,
  all: ReadonlySet<string>,
): readonly number[] {
  const named = (table?.head ?? []).map((head) => head.split(/, |、/))
  const own = named.flatMap((names, column) => (names.includes(driver) ? [column] : []))
  if (own.length > 0 || named.flat().some((name) => all.has(name))) return own
  return named.map((_, column) => column).slice(1, -1)
}

describe.each(languages)('the overview of drivers in %s', slow, (locale) => {
  test('[W2] describes every driver as the table of its page does', async () => {
    const rows = await overviewRows(locale)
    const all = new Set(rows.map(({ driver }) => driver))
    const wanted = rows.map(({ driver, file }) => [driver, ...marksOnPage(file, driver, all, locale)])
    expect(rows.map(({ driver, marks }) => [driver, ...marks])).toEqual(wanted)
    expect(rows.length).toBeGreaterThan(90)
  })

  test('[W2] has every driver of every page, each once, and links to that page', async () => {
    const rows = await overviewRows(locale)
    const files = readdirSync(folderOf(locale)).filter((file) => !otherPages.includes(file))
    expect([...new Set(rows.map(({ file }) => file))].toSorted()).toEqual(files.toSorted())
    const told = files.flatMap((file) =>
      [...sourceOf(file, locale).matchAll(/^(?:Driver: |驱动：)`([^`]+)`$/gm)].map(
        ([, driver]) => `${driver} on ${file}`,
      ),
    )
    const listed = rows.map(({ driver, file }) => `${driver} on ${file}`)
    expect(told.filter((one) => !listed.includes(one))).toEqual([])
    expect(new Set(rows.map(({ driver }) => driver)).size).toBe(rows.length)
  })

  test('[W2] the home page links the page of every driver, each once', () => {
    const files = readdirSync(folderOf(locale)).filter((file) => !otherPages.includes(file))
    expect(linkedOnHome(locale).toSorted()).toEqual(files.toSorted())
  })

  test('[W2] denies the redirect to exactly the drivers that must proxy according to the page on common fields', async () => {
    const { tables } = await pageText('/guide/drivers/common.html', locale)
    const row = tables.flatMap(({ rows }) => rows).find((cells) => (cells[1]?.codes.length ?? 0) > 20)
    const without = (await overviewRows(locale)).filter(
      ({ marks }) => marks.at(-1) === filterTableTextsOf(locale).no,
    )
    expect(without.map(({ driver }) => driver).toSorted()).toEqual(row?.[1]?.codes.toSorted())
  })

  test('[W2] the overview agrees with the page about rapid upload', async () => {
    const { tables } = await pageText('/guide/advanced/rapid_upload.html', locale)
    const table = tables.find(({ rows }) => rows.some(([first]) => first?.text.startsWith('115 Cloud')))
    const named = (table?.rows ?? []).map(([names, , condition]) => ({
      names: names?.text.split(/, |、/) ?? [],
      isKnown: !/^(?:To be confirmed|待确认)$/.test(condition?.text ?? ''),
    }))
    const { no, unknown } = filterTableTextsOf(locale)
    const rows = (await overviewRows(locale)).map(({ driver, marks }) => ({ driver, mark: marks[1] ?? '' }))
    const known = rows.filter(({ mark }) => mark !== no && mark !== unknown)
    const open = rows.filter(({ mark }) => mark === unknown)
    const namesOf = (isKnown: boolean) =>
      named.flatMap((row) => (row.isKnown === isKnown ? row.names : [])).toSorted()
    expect(known.map(({ driver }) => driver).toSorted()).toEqual(namesOf(true))
    expect(open.map(({ driver }) => driver).toSorted()).toEqual(namesOf(false))
  })

  test('[W2] the overview has only kinds that its page explains', async () => {
    const { tables } = await pageText(overview, locale)
    const explained = tables.find(({ rows }) =>
      rows.some(([first]) => /^(?:Share link|分享链接)$/.test(first?.text ?? '')),
    )
    const kinds = new Set((await overviewRows(locale)).map(({ kind }) => kind))
    expect([...kinds].toSorted()).toEqual(explained?.rows.map(([first]) => first?.text).toSorted())
  })
})

test('[W4] the overview is the same in both languages: drivers, pages, values and marks', slow, async () => {
  const [en = [], zh = []] = await Promise.all(languages.map(overviewRows))
  expect(zh.map(({ driver, file }) => [driver, file])).toEqual(en.map(({ driver, file }) => [driver, file]))
  const pairs = en.flatMap((row, at) => {
    const other = zh[at]
    const parts = (text = '') => text.split(/, |、| \+ /)
    return [
      [row.kind, other?.kind],
      [row.write, other?.write],
      [row.webdav, other?.webdav],
      ...parts(row.region).map((part, place) => [part, parts(other?.region)[place]]),
      ...parts(row.login).map((part, place) => [part, parts(other?.login)[place]]),
      ...row.marks.map((mark, place) => [mark, other?.marks[place]]),
    ]
  })
  const translations = new Set(pairs.map((pair) => pair.join(' = ')))
  expect(translations.size).toBe(new Set(pairs.map(([one]) => one)).size)
  expect(translations.size).toBe(new Set(pairs.map(([, other]) => other)).size)
})

test('[R3] the old address of SFTP, a typing error that others link to, leads to its page in both languages', async () => {
  const { shards: all } = await siteIndex()
  const shards = [...all.values()].filter((shard) => shard.folder === overview)
  const answers = languages.map((locale) =>
    resolvePage(readPathname(`${locale === 'en' ? '' : '/zh'}/guide/drivers/sfpt.html`), shards),
  )
  expect(answers).toEqual(
    languages.map((locale) => ({ kind: 'redirect', to: { locale, route: '/guide/drivers/sftp.html' } })),
  )
})

/** Returns the overview's word for a login in the facts; a second factor belongs to the password. */
const loginOf = (auth: string): string | undefined => {
  const words: readonly (readonly [RegExp, string | undefined])[] = [
    [/^2fa$/, undefined],
    [/^none/, 'none'],
    [/^username\+password\+cookie$/, 'password + cookie'],
    [/^session token \+ cookie$/, 'access token + cookie'],
    [/^cookie value \+ api key$/, 'cookie + key'],
    [/^cookie/, 'cookie'],
    [/^share password$/, 'share password'],
    [/^(?:username|operator).*password$/, 'password'],
    [/^refresh_token/, 'refresh token'],
    [/^(?:api key|access key|private key|client_|app id)/, 'key'],
    [/^qrcode$/, 'QR code'],
    [/^sms code$/, 'text message'],
    [/token|^authorization header$/, 'access token'],
  ]
  const row = words.find(([pattern]) => pattern.test(auth))
  return row ? row[1] : `“${auth}” of the facts has no word`
}

describe.skipIf(!hasFacts)(`the overview and the facts${withoutFacts}`, slow, () => {
  test('[W2] has the usable drivers, no other, on the pages that the route table gives them', async () => {
    const listed = (await overviewRows('en')).map(({ driver, file }) => `${driver} ${routeOf(file)}`)
    const wanted = drivers().map(
      ({ name }) => `${name} ${encodeURI(decodeURI(pageOfDrivers().get(name) ?? ''))}`,
    )
    expect(listed.toSorted()).toEqual(wanted.toSorted())
  })

  test('[W2] the overview names the logins of each driver', async () => {
    const rows = await overviewRows('en')
    const wanted = rows.map(({ driver }) => [
      driver,
      [...new Set(driverFacts(driver)?.auth.flatMap((auth) => loginOf(auth) ?? []))].join(', '),
    ])
    expect(rows.map(({ driver, login }) => [driver, login])).toEqual(wanted)
  })

  test('[W2] says that all can be written unless the driver is read only or lacks uploads', async () => {
    const rows = await overviewRows('en')
    const wanted = rows.map(({ driver, marks }) => {
      const facts = driverFacts(driver)?.capabilities
      if (facts?.read_only) return [driver, 'no']
      return [driver, facts?.upload && marks[0] === 'yes' ? 'yes' : 'partly']
    })
    expect(rows.map(({ driver, write }) => [driver, write])).toEqual(wanted)
  })

  test('[W2] says of WebDAV what the default policy does with the links', async () => {
    const rows = await overviewRows('en')
    const wanted = rows.map(({ driver, marks }) => {
      const policy = driverFacts(driver)?.capabilities.link_mode.default_webdav_policy
      const byRedirect = marks.at(-1) === 'partly' ? 'no' : 'partly'
      return [driver, otherWebdav[driver] ?? (policy === 'native_proxy' ? 'yes' : byRedirect)]
    })
    expect(rows.map(({ driver, webdav }) => [driver, webdav])).toEqual(wanted)
  })

  test('[W2] lets the reader choose the region where the form asks for the server', async () => {
    const rows = await overviewRows('en')
    const asked = rows.filter(({ driver }) => {
      const facts = driverFacts(driver)
      const isAsked = facts?.options.some(({ name, required }) => required && name === 'address')
      return facts?.site === null || isAsked || ownEndpoint.has(driver)
    })
    const chosen = rows.filter(({ region }) => region === 'your choice')
    expect(chosen.map(({ driver }) => driver)).toEqual(asked.map(({ driver }) => driver))
  })

  test('[W2] says yes only for features that the driver has, and no only for those it lacks', async () => {
    const wrong = (await overviewRows('en')).flatMap(({ driver, marks }) => {
      const facts = factMarks(driverFacts(driver))
      return marks.flatMap((mark, at) => {
        const name = `${driver}, ${capabilities.en[at]}`
        const fact = failing.has(name) ? 'no' : facts[at]
        const fits = mark === fact || fact === undefined || (mark === 'partly' && fact === 'yes')
        return fits ? [] : [`${name}: ${mark}, facts: ${fact}`]
      })
    })
    expect(wrong).toEqual([])
  })
})

/** Drivers whose links or policy differ from the rule, as their pages explain. */
const otherWebdav: Readonly<Record<string, string>> = {
  // It sets the policy itself when it loads for the first time.
  Quark: 'yes',
  // Some of its links redirect.
  '360AIYunPan': 'partly',
  Alias: 'partly',
}

/** Drivers whose `endpoint` is the address of the reader's own server. Others have one of the provider. */
const ownEndpoint: ReadonlySet<string> = new Set(['IPFS API', 'Misskey'])

/** Operations that the driver has but the provider always rejects; the page explains why. */
const failing: ReadonlySet<string> = new Set(['Cloudreve V4, Rename'])

/** Returns the facts about each capability; undefined if they leave it open. */
function factMarks(facts: DriverFacts | undefined): readonly (string | undefined)[] {
  if (!facts) return []
  const {
    upload,
    move,
    copy,
    rename,
    remove,
    mkdir,
    rapid_upload: rapid,
    link_mode: link,
  } = facts.capabilities
  const mark = (has: boolean) => (has ? 'yes' : 'no')
  const rapidly = rapid === null ? undefined : mark(rapid.supported)
  return [mark(upload), rapidly, ...[move, copy, rename, remove, mkdir, !link.must_proxy].map(mark)]
}
