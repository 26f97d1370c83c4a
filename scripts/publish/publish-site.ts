import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Locale, locales, rootLocale } from '../../src/config/locales/locale.ts'
import { splitFrontMatter } from '../../src/content/front-matter.ts'
import type { PageHead } from '../../src/content/page-head.ts'
import { indexFileNames, pathnameOf } from '../../src/content/page-path.ts'
import type { SiteConfig } from '../../src/content/site-config.ts'
import { siteTextsOf } from '../../src/content/site-texts.ts'
import type { FoundPage } from '../../src/content/write-manifest.ts'
import type { SiteFrame } from '../../src/prepare/site-frame.ts'
import { workerFile, workerWithFiles } from '../build/shell-files.ts'
import { listFiles } from '../content/list-files.ts'
import { siteConfigOf } from '../content/site-json.ts'
import { textOfFile } from '../shared/text-of-file.ts'
import { withBase } from './base-address.ts'
import { type FramedDocument, headerRulesOf } from './header-rules.ts'
import { hostFilesOf } from './host-files.ts'
import { inlineHashesOf } from './inline-hashes.ts'
import { llmsFile, writeLlms, writeLlmsFull } from './llms.ts'
import { pageDocumentsOf, pageHeadsOf } from './page-heads.ts'
import { builtScriptsPolicy, type ContentUse, metaPolicyText, securityPolicyOf } from './security-policy.ts'
import { siteAddressOf } from './site-address.ts'
import {
  baseOf,
  isPageHead,
  ownPolicyOf,
  withIndexMark,
  withOwnPolicies,
  withoutHead,
  withSiteFrame,
  withSiteStyle,
  withTitle,
} from './site-document.ts'
import { siteStyleOf, siteWebManifest } from './site-look.ts'
import { writeRobots, writeSitemap } from './sitemap.ts'

const webManifestFile = 'site.webmanifest'

interface PublishSource {
  /** The folder of a built site. */
  readonly folder: string
  readonly content: string
  /** Another folder that links in the content folder may lead to. */
  readonly linked?: string | undefined
  readonly pages: readonly FoundPage[]
  /** `plain`: a host without headers and fallback. `capable`: any other. */
  readonly host: 'capable' | 'plain'
  /** What prepared pages share; absent if none were written for this document. */
  readonly frame?: SiteFrame | undefined
  /** The new base path of the site; absent to leave it unchanged. */
  readonly base?: string | undefined
}

/**
 * Returns the files for publishing a built site: sitemap, files for robots and language models, and host
 * files, from the pages, `site.json`, and the built index.html. None if the folder contains no built site.
 *
 * @throws if the site must be moved and one of its documents has no `<base>` line
 */
export async function filesToPublish(source: PublishSource): Promise<ReadonlyMap<string, string>> {
  const { folder, host, pages } = source
  const built = await documentOf(source, 'index.html')
  if (built === undefined) return new Map()
  const site = await siteConfigOf(source.content)
  const styled = withSiteStyle(built, await siteStyleOf(site, source.content))
  const html = withSiteFrame(withIndexMark(styled, indexMarkOf(pages)), source.frame)
  const base = baseOf(html)
  const texts = await markdownTexts(source)
  const policy = securityPolicyOf(site, inlineHashesOf(html), contentUseOf(texts))
  const files = new Map([
    ...readersFiles(source, texts, site, base),
    ...hostFilesOf({ base, rules: headerRulesOf({ base, policy, framed: await framedDocuments(folder) }) }),
  ])
  // On a host without headers, every later run updates the meta element.
  const isPlain = host === 'plain' || ownPolicyOf(html) !== undefined
  const own = [policy, builtScriptsPolicy(policy, base)].map(metaPolicyText)
  const { title } = siteTextsOf(site, rootLocale.id)
  const document = withTitle(withoutHead(isPlain ? withOwnPolicies(html, own) : html), title)
  const heads = site.pageHeads
    ? await pageHeadsOf({ pages, texts, site, address: siteAddressOf(site, base) })
    : new Map<string, PageHead>()
  for (const [path, text] of await pageDocumentsOf(folder, document, heads)) files.set(path, text)
  if (!files.has('index.html') && document !== (await textOfFile(join(folder, 'index.html'))))
    files.set('index.html', document)
  const webManifest = await textOfFile(join(folder, webManifestFile))
  const named =
    webManifest === undefined
      ? undefined
      : siteWebManifest(webManifest, site, (path) => existsSync(join(folder, path)))
  if (named !== undefined && named !== webManifest) files.set(webManifestFile, named)
  const fallback = await documentOf(source, '404.html')
  if (isPlain) files.set('404.html', document).set('.nojekyll', '')
  else if (source.base !== undefined && fallback !== undefined) files.set('404.html', fallback)
  // The service worker lists documents by their content and their policy.
  const worker = await workerWithFiles(folder, files)
  if (worker) files.set(workerFile, worker.text)
  return files
}

/** Returns a document of the built site with the new base path. */
async function documentOf({ folder, base }: PublishSource, name: string): Promise<string | undefined> {
  const html = await textOfFile(join(folder, name))
  if (html === undefined || base === undefined) return html
  const moved = withBase(html, base)
  if (moved === undefined)
    throw new Error(`${join(folder, name)} has no line <base href="…">. Build the site again.`)
  return moved
}

/** Returns the text of every page and of every part that pages include, by its file. */
async function markdownTexts({ content, linked }: PublishSource): Promise<ReadonlyMap<string, string>> {
  const files = (await listFiles(content, linked)).files.filter((file) => file.endsWith('.md'))
  const read = async (file: string) => [file, await readFile(join(content, file), 'utf8')] as const
  return new Map(await Promise.all(files.map(read)))
}

/** Returns the folders with an index.md; if most have one, `*` and the folders with a README.md. */
function indexMarkOf(pages: readonly FoundPage[]): readonly string[] {
  const [usual, other] = indexFileNames
  const foldersWith = (name: string) =>
    pages.filter(({ file }) => file.endsWith(`/${name}`)).map((page) => pathnameOf(page))
  const [marked, unmarked] = [foldersWith(other), foldersWith(usual)]
  return marked.length > unmarked.length ? ['*', ...unmarked] : marked
}

/** Returns what pages contain that needs other origins. Examples in code count too. */
function contentUseOf(texts: ReadonlyMap<string, string>): ContentUse {
  const contains = (pattern: RegExp) => [...texts.values()].some((text) => pattern.test(text))
  return {
    tools: contains(/<Tool\b/),
    players: contains(/<(?:BiliBili|YouTube)\b|player\.bilibili|youtube/),
    demos: contains(/:::+ *(?:normal-)?demo\b/),
  }
}

function readersFiles(
  { pages }: PublishSource,
  texts: ReadonlyMap<string, string>,
  site: SiteConfig,
  base: string,
): readonly (readonly [string, string])[] {
  const address = siteAddressOf(site, base)
  const bodyOf = (file: string) => splitFrontMatter(texts.get(file) ?? '').body
  const isWritten = ({ id }: Locale) => pages.some(({ locale }) => locale === id)
  const forModels = locales.filter(isWritten).flatMap(({ id: locale }) => {
    const source = { locale, pages, site, address }
    return [
      [llmsFile(locale, 'llms.txt'), writeLlms(source)],
      [llmsFile(locale, 'llms-full.txt'), writeLlmsFull(source, bodyOf)],
    ] as const
  })
  const robots = ['robots.txt', writeRobots(address)] as const
  // A sitemap needs absolute addresses, which require `siteUrl`.
  const sitemap = address.isPublic ? [['sitemap.xml', writeSitemap(pages, address)] as const] : []
  // Hosts that use a file for missing pages.
  return [...forModels, robots, ...sitemap, ['not-found.txt', 'Not found\n'] as const]
}

/** Returns the documents next to index.html that have their own policy. */
async function framedDocuments(folder: string): Promise<readonly FramedDocument[]> {
  const names = (await readdir(folder)).filter((name) => /^[\w-]+\.html$/.test(name)).toSorted()
  const found = await Promise.all(
    names
      .filter((name) => name !== 'index.html' && name !== '404.html')
      .map(async (file) => {
        const html = (await textOfFile(join(folder, file))) ?? ''
        return { file, policy: isPageHead(html) ? undefined : ownPolicyOf(html) }
      }),
  )
  return found.flatMap(({ file, policy }) => (policy === undefined ? [] : [{ file, policy }]))
}
