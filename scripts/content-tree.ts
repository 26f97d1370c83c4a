import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readContentFile } from '../src/content/front-matter.ts'
import type { ContentIssue } from '../src/content/issue.ts'
import { navbarFileOf, readNavbar, readSidebar, sidebarFileOf } from '../src/content/navigation-config.ts'
import { noticesFileOf, readNotices } from '../src/content/notice-config.ts'
import {
  addressOfFile,
  indexFileNames,
  inLocale,
  pathnameOf,
  readPathname,
} from '../src/content/page-path.ts'
import { pageOf } from '../src/content/page-view.ts'
import { configIssue, readSiteConfig, siteConfigFile } from '../src/content/site-config.ts'
import { isBehindByText, translatedText } from '../src/content/translation.ts'
import type { FoundPage } from '../src/content/write-manifest.ts'
import { expandIncludes } from '../src/dialect/includes.ts'
import { locales } from '../src/locales/locale.ts'
import { pictureSizeReader } from './picture-sizes.ts'

/** A content folder as it lies on the disk. */
export interface ContentTree {
  readonly pages: readonly FoundPage[]
  /** Configuration files that exist, below the content folder. */
  readonly configFiles: readonly string[]
  readonly issues: readonly ContentIssue[]
}

/** First 16 hex digits of SHA-256: enough to tell two texts of one site apart, short enough to travel. */
export function hashOf(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** Every file below a folder, sorted by path with `/`; hidden files and folders are left out. */
export async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const found = await Promise.all(
    entries
      .filter((entry) => !entry.name.startsWith('.'))
      .map(async (entry) => {
        if (!entry.isDirectory()) return [entry.name]
        const inside = await filesBelow(join(folder, entry.name))
        return inside.map((name) => `${entry.name}/${name}`)
      }),
  )
  return found.flat().toSorted()
}

/** Reads a content folder whole: its pages, its configuration, and what is wrong with them. */
export async function readContentTree(folder: string): Promise<ContentTree> {
  const files = await filesBelow(folder)
  const issues: ContentIssue[] = []
  const pages = new Map<string, FoundPage>()
  const sizesOf = pictureSizeReader(dirname(folder))
  for (const file of preferredFirst(files)) {
    const address = addressOfFile(file)
    if (!address) continue
    const key = pathnameOf(address)
    const first = pages.get(key)
    if (first) {
      issues.push({ file, line: 1, kind: 'page-twice', values: { path: key, other: first.file } })
      continue
    }
    const found = await readPage(folder, file, sizesOf)
    issues.push(...found.issues)
    pages.set(key, found.page)
  }
  const single = [...pages.values()].map((page) => {
    const others = locales.filter(({ id }) => id !== page.locale)
    const [other] = others.flatMap(({ id }) => pages.get(pathnameOf(inLocale(page, id))) ?? [])
    return other ? { ...page, behind: isBehindByText(page, other) } : { ...page, only: true }
  })
  const configuration = await readConfiguration(folder, files)
  return { pages: single, configFiles: configuration.files, issues: [...configuration.issues, ...issues] }
}

/** `README.md` before `index.md`, so that the first wins where both exist. */
function preferredFirst(files: readonly string[]): readonly string[] {
  const rank = (file: string) =>
    indexFileNames.findIndex((name) => file === name || file.endsWith(`/${name}`))
  return files.toSorted((one, other) => rank(one) - rank(other))
}

async function readPage(
  folder: string,
  file: string,
  sizesOf: ReturnType<typeof pictureSizeReader>,
): Promise<{ readonly page: FoundPage; readonly issues: readonly ContentIssue[] }> {
  const text = await readFile(join(folder, file), 'utf8')
  const address = addressOfFile(file)
  if (!address) throw new Error(`${file} is no page`)
  const page = pageOf(await readContentFile(text, file), { address, file, textLocale: address.locale })
  // Pictures of included parts are pictures of the page; what is wrong with an include is the content check's to say.
  const { body } = await expandIncludes(page.body, file, (part) =>
    readFile(join(folder, part), 'utf8').catch(() => undefined),
  )
  const { shortTitle, icon, order, description, index, breadcrumbExclude, basedOn, redirectFrom } =
    page.metadata
  return {
    page: {
      ...address,
      file,
      title: page.title,
      shortTitle,
      icon,
      order,
      description,
      index,
      breadcrumbExclude,
      basedOn,
      hash: hashOf(text),
      textHash: hashOf(translatedText(text)),
      pictures: await sizesOf(body, address),
      redirectFrom: (redirectFrom ?? []).flatMap(oldAddresses),
    },
    issues: page.issues,
  }
}

function oldAddresses(path: string) {
  const reading = readPathname(path.startsWith('/') ? encodeURI(path) : `/${encodeURI(path)}`)
  if (reading.kind === 'unreadable') return []
  if (reading.kind === 'canonical') return [reading.address]
  return reading.routes.map((route) => ({ locale: reading.locale, route }))
}

async function readConfiguration(folder: string, files: readonly string[]) {
  const readers = new Map([
    [siteConfigFile, (json: unknown) => readSiteConfig(json).issues],
    ...locales.flatMap(({ id }) => [
      [navbarFileOf(id), (json: unknown) => readNavbar(json, id).issues] as const,
      [sidebarFileOf(id), (json: unknown) => readSidebar(json, id).issues] as const,
      [noticesFileOf(id), (json: unknown) => readNotices(json, id).issues] as const,
    ]),
  ])
  const found = [...readers.keys()].filter((file) => files.includes(file))
  const issues: ContentIssue[] = []
  for (const file of found) {
    try {
      const json: unknown = JSON.parse(await readFile(join(folder, file), 'utf8'))
      issues.push(...(readers.get(file)?.(json) ?? []))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      issues.push(configIssue(file, { kind: 'config-json', values: { reason } }))
    }
  }
  return { files: found, issues }
}
