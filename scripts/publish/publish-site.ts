import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { splitFrontMatter } from '../../src/content/front-matter.ts'
import type { SiteConfig } from '../../src/content/site-config.ts'
import type { FoundPage } from '../../src/content/write-manifest.ts'
import { locales } from '../../src/locales/locale.ts'
import { writeShellFiles } from '../shell-files.ts'
import { type FramedDocument, headerRulesOf } from './header-rules.ts'
import { hostFilesOf } from './host-files.ts'
import { inlineHashesOf } from './inline-hashes.ts'
import { llmsFile, writeLlms, writeLlmsFull } from './llms.ts'
import { metaPolicyText, securityPolicyOf } from './security-policy.ts'
import { siteAddressOf } from './site-address.ts'
import { siteConfigOf } from './site-config-of.ts'
import { baseOf, ownPolicyOf, withOwnPolicy } from './site-document.ts'
import { writeRobots, writeSitemap } from './sitemap.ts'

interface PublishSource {
  /** The folder of a built site. */
  readonly folder: string
  readonly content: string
  readonly pages: readonly FoundPage[]
  /** `plain`: a host that sets no headers and knows no fallback; `capable`: any other. */
  readonly host: 'capable' | 'plain'
}

/**
 * Writes what a built site needs to be published: sitemap, files for robots and language models, and the files of hosts, all from the
 * pages, `site.json` and the built index.html.
 *
 * @returns the names of what was written; none where the folder holds no built site
 */
export async function publishSite(source: PublishSource): Promise<readonly string[]> {
  const { folder, host } = source
  const html = await textOf(join(folder, 'index.html'))
  if (html === undefined) return []
  const site = await siteConfigOf(source.content)
  const policy = securityPolicyOf(site, inlineHashesOf(html))
  const base = baseOf(html)
  const files = new Map([
    ...(await readersFiles(source, site, base)),
    ...hostFilesOf({ base, rules: headerRulesOf({ base, policy, framed: await framedDocuments(folder) }) }),
  ])
  if (host === 'plain' || ownPolicyOf(html) !== undefined) {
    // A host without headers keeps its meta element current at every later run.
    const own = withOwnPolicy(html, metaPolicyText(policy))
    files.set('index.html', own).set('404.html', own).set('.nojekyll', '')
  }
  for (const [file, text] of files) await writeIfChanged(join(folder, file), text)
  // The service worker lists documents by what they are and by the policy they come with.
  await writeShellFiles(folder)
  return [...files.keys()]
}

async function readersFiles(
  { content, pages }: PublishSource,
  site: SiteConfig,
  base: string,
): Promise<readonly (readonly [string, string])[]> {
  const address = siteAddressOf(site, base)
  const bodies = new Map(
    await Promise.all(
      pages.map(async ({ file }) => {
        const text = await readFile(join(content, file), 'utf8')
        return [file, splitFrontMatter(text).body] as const
      }),
    ),
  )
  const forModels = locales.flatMap(({ id: locale }) => {
    const source = { locale, pages, site, address }
    return [
      [llmsFile(locale, 'llms.txt'), writeLlms(source)],
      [llmsFile(locale, 'llms-full.txt'), writeLlmsFull(source, (file) => bodies.get(file) ?? '')],
    ] as const
  })
  const robots = ['robots.txt', writeRobots(address)] as const
  // A sitemap takes whole addresses; without `siteUrl` nobody knows them.
  const sitemap = address.isPublic ? [['sitemap.xml', writeSitemap(pages, address)] as const] : []
  // What hosts that want a file for it say of a missing one.
  return [...forModels, robots, ...sitemap, ['not-found.txt', 'Not found\n'] as const]
}

/** Documents beside index.html that bring a policy of their own. */
async function framedDocuments(folder: string): Promise<readonly FramedDocument[]> {
  const names = (await readdir(folder)).filter((name) => /^[\w-]+\.html$/.test(name)).toSorted()
  const found = await Promise.all(
    names
      .filter((name) => name !== 'index.html' && name !== '404.html')
      .map(async (file) => ({ file, policy: ownPolicyOf((await textOf(join(folder, file))) ?? '') })),
  )
  return found.flatMap(({ file, policy }) => (policy === undefined ? [] : [{ file, policy }]))
}

async function writeIfChanged(file: string, text: string) {
  if ((await textOf(file)) === text) return
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

async function textOf(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined)
}
