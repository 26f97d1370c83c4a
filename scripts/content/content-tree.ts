import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { locales } from '../../src/config/locales/locale.ts'
import type { ContentIssue } from '../../src/content/issue.ts'
import { addressOfFile, indexFileNames, inLocale, pathnameOf } from '../../src/content/page-path.ts'
import type { Page } from '../../src/content/page-view.ts'
import { seriesOrder } from '../../src/content/series.ts'
import { isBehindByText, originalOf } from '../../src/content/translation.ts'
import type { FoundPage } from '../../src/content/write-manifest.ts'
import { hashOf } from '../shared/hash-of.ts'
import { activeFileIssues } from './active-files.ts'
import { readConfiguration } from './configuration.ts'
import { fileNameIssues } from './file-names.ts'
import { listFiles } from './list-files.ts'
import { type OwnBlock, readOwnBlocks } from './own-blocks.ts'
import { pictureSizeReader } from './picture-sizes.ts'
import { siteConfigOf } from './site-json.ts'
import { diskPathOf, publicFolderOf } from './site-path.ts'
import { readTextFacts, type TextFacts } from './text-facts.ts'
import { encodingIssue } from './utf8.ts'

/** A content folder on disk. */
export interface ContentTree {
  readonly pages: readonly FoundPage[]
  /** Existing configuration files, below the content folder. */
  readonly configFiles: readonly string[]
  /** The site's own blocks. */
  readonly blocks: readonly OwnBlock[]
  readonly issues: readonly ContentIssue[]
  /** What each page says about itself, by file; absent for known pages. */
  readonly shown: ReadonlyMap<string, Omit<Page, 'body'>>
  /** What each page's text alone says, by file. */
  readonly texts: ReadonlyMap<string, TextFacts>
}

/**
 * Reads a complete content folder: its pages, its configuration, and their issues.
 *
 * @param linked another folder that links may lead to (hosts/docker)
 * @param known returns what the text of a page with this hash says, so that it isn't parsed again
 */
export async function readContentTree(
  folder: string,
  linked = '',
  known: (file: string, hash: string) => TextFacts | undefined = () => undefined,
): Promise<ContentTree> {
  const { files, refused } = await listFiles(folder, linked)
  const pictures = diskPathOf(folder, 'img')
  const isInside = publicFolderOf(folder) === folder
  const shown = isInside ? { files: [], refused: [] } : await listFiles(pictures, linked)
  const { series = [], blocks: blockNames = [] } = await siteConfigOf(folder)
  const own = await readOwnBlocks(folder, files, blockNames)
  const issues: ContentIssue[] = [
    ...own.issues,
    ...refused.map(({ file, kind }) => ({ file, line: 1, kind })),
    ...shown.refused.map(({ file, kind }) => ({ file: `../img/${file}`, line: 1, kind })),
    ...fileNameIssues(files),
    ...(await encodingIssues(folder, files)),
    ...(await activeFileIssues(
      folder,
      files.filter((file) => !own.files.includes(file)),
    )),
    ...(await activeFileIssues(pictures, shown.files, '../img/')),
  ]
  const pages = new Map<string, FoundPage>()
  const shownPages = new Map<string, Omit<Page, 'body'>>()
  const texts = new Map<string, TextFacts>()
  const sizesOf = pictureSizeReader((path) => diskPathOf(folder, path))
  for (const file of preferredFirst(files)) {
    const address = addressOfFile(file)
    if (!address) continue
    const key = pathnameOf(address)
    const first = pages.get(key)
    if (first) {
      issues.push({ file, line: 1, kind: 'page-twice', values: { path: key, other: first.file } })
      continue
    }
    const text = await readFile(join(folder, file), 'utf8')
    const before = known(file, hashOf(text))
    const { shown, ...facts } = before
      ? { ...before, shown: undefined }
      : await readTextFacts(folder, file, text)
    issues.push(...facts.issues)
    texts.set(file, facts)
    pages.set(key, { ...facts.page, pictures: await sizesOf(facts.pictures) })
    if (shown) shownPages.set(file, shown)
  }
  const compared = [...pages.values()].map((page) => {
    const versions = locales.flatMap(({ id }) => pages.get(pathnameOf(inLocale(page, id))) ?? [])
    const original = originalOf(
      page,
      versions.filter((version) => version !== page),
    )
    return {
      ...page,
      order: seriesOrder(page, series),
      ...languagesWith(versions),
      ...(original && { behind: isBehindByText(page, original) }),
    }
  })
  const configuration = await readConfiguration(folder, files)
  return {
    pages: compared,
    configFiles: configuration.files,
    blocks: own.blocks,
    issues: [...configuration.issues, ...issues],
    shown: shownPages,
    texts,
  }
}

/** Returns which languages have a page, as the manifest says it: nothing if all do. */
function languagesWith(versions: readonly FoundPage[]): Pick<FoundPage, 'only' | 'in'> {
  if (versions.length === locales.length) return {}
  return versions.length === 1 ? { only: true } : { in: versions.map(({ locale }) => locale) }
}

/** Returns the encoding issues of files that browsers read as text. */
async function encodingIssues(folder: string, files: readonly string[]): Promise<readonly ContentIssue[]> {
  const texts = files.filter((file) => /\.(?:md|json)$/.test(file))
  const found = await Promise.all(
    texts.map(async (file) => encodingIssue(await readFile(join(folder, file)), file)),
  )
  return found.filter((issue) => issue !== undefined)
}

/** Sorts `README.md` before `index.md`, so that the first one wins if both exist. */
function preferredFirst(files: readonly string[]): readonly string[] {
  const rank = (file: string) =>
    indexFileNames.findIndex((name) => file === name || file.endsWith(`/${name}`))
  return files.toSorted((one, other) => rank(one) - rank(other))
}
