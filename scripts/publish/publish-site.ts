import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rootLocale } from '../../src/config/locales/locale.ts'
import type { PageHead } from '../../src/content/page-head.ts'
import { siteTextsOf } from '../../src/content/site-texts.ts'
import type { FoundPage } from '../../src/content/write-manifest.ts'
import type { SiteFrame } from '../../src/prepare/site-frame.ts'
import { workerFile, workerWithFiles } from '../build/shell-files.ts'
import { listFiles } from '../content/list-files.ts'
import { siteConfigOf } from '../content/site-json.ts'
import { textOfFile } from '../shared/text-of-file.ts'
import { withBaseLine } from './base-address.ts'
import { type FramedDocument, headerRulesOf } from './header-rules.ts'
import { hostFilesOf, redirectsFile, redirectsSource } from './host-files.ts'
import { inlineHashesOf } from './inline-hashes.ts'
import { pageDocumentsOf, pageHeadsOf } from './page-heads.ts'
import { builtScriptsPolicy, contentUseOf, metaPolicyText, securityPolicyOf } from './security-policy.ts'
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
import { textFilesOf } from './text-files.ts'

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
  /** The modules of the site's own blocks, by path; `undefined` for those that are removed. */
  readonly blocks?: ReadonlyMap<string, string | undefined>
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
  const html = withSiteFrame(withIndexMark(styled, pages), source.frame)
  const base = baseOf(html)
  const address = siteAddressOf(site, base)
  const texts = await markdownTexts(source)
  const use = contentUseOf(texts)
  const policy = securityPolicyOf(site, inlineHashesOf(html), use)
  const rules = headerRulesOf({ base, policy, framed: await framedDocuments(folder), use })
  const files = new Map([...textFilesOf({ pages, texts, site, address }), ...hostFilesOf({ base, rules })])
  // A site for Netlify stays one.
  const redirects = files.get(redirectsSource)
  if (redirects !== undefined && existsSync(join(folder, redirectsFile))) files.set(redirectsFile, redirects)
  // On a host without headers, every later run updates the meta element.
  const isPlain = host === 'plain' || ownPolicyOf(html) !== undefined
  const own = [policy, builtScriptsPolicy(policy, base)].map(metaPolicyText)
  const { title } = siteTextsOf(site, rootLocale.id)
  const document = withTitle(withoutHead(isPlain ? withOwnPolicies(html, own) : html), title)
  const heads =
    (site.pageHeads ?? isPlain)
      ? await pageHeadsOf({ pages, texts, site, address, base })
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
  const worker = await workerWithFiles(folder, new Map([...files, ...(source.blocks ?? [])]))
  if (worker) files.set(workerFile, worker.text)
  return files
}

/** Returns a document of the built site with the new base path. */
async function documentOf({ folder, base }: PublishSource, name: string): Promise<string | undefined> {
  const html = await textOfFile(join(folder, name))
  if (html === undefined || base === undefined) return html
  const moved = withBaseLine(html, base)
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
