/**
 * `npm run index [-- --content DIR] [-- --out FILE] [-- --check] [-- --base PATH] [-- --plain-host]
 * [-- --linked DIR]`:
 * generates the page manifest and the search files from the content.
 *
 * Without `--out`, it writes the working copy's manifest: `public/manifest.json`, which is committed and
 * lists only existing folders and configuration files, and `public/manifest/`, which is not committed. With
 * `--out`, it writes FILE and `manifest/` next to it for a published site; in a built site, also the files
 * for publishing (scripts/publish/). `--base` moves that site below a path. `--plain-host` prepares it for a
 * host without headers and fallback: policy in a meta element, `404.html`. `--check` writes nothing and fails
 * if the manifest is out of date or content has issues.
 */

import { readdir, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { localeIds } from '../src/config/locales/each-locale.ts'
import { check as checkEn } from '../src/config/locales/en/check.ts'
import type { LocaleId } from '../src/config/locales/locale.ts'
import { shardPath } from '../src/content/content-url.ts'
import { type ContentIssue, issueLine } from '../src/content/issue.ts'
import { readManifestShard } from '../src/content/manifest.ts'
import type { NamedBy } from '../src/content/named-by.ts'
import { ownBlockFolder, ownBlockPath } from '../src/content/own-block.ts'
import { writeManifest } from '../src/content/write-manifest.ts'
import type { SiteFrame } from '../src/prepare/site-frame.ts'
import { readerVersion } from './build/reader-version.ts'
import { ownVersionFaults } from './check/rules/own-version.ts'
import { requirePages } from './content/content-folder.ts'
import { readContentTree } from './content/content-tree.ts'
import { offlineNeedsOf } from './content/offline-files.ts'
import { type Frames, framesOf, unpreparedPages, writePrepared } from './content/prepared-files.ts'
import { searchFilesOf } from './content/search-texts.ts'
import { siteConfigOf } from './content/site-json.ts'
import { baseFault } from './publish/base-address.ts'
import { removeOldFiles } from './publish/page-heads.ts'
import { filesToPublish } from './publish/publish-site.ts'
import { baseOf } from './publish/site-document.ts'
import { readOptions, refuse } from './shared/command-line.ts'
import { hashOf } from './shared/hash-of.ts'
import { printError, printLines } from './shared/output.ts'
import { commandLine } from './shared/own-command.ts'
import { textOfFile } from './shared/text-of-file.ts'
import { writeFiles } from './shared/write-files.ts'

const options = readOptions(
  { content: 'public/content', out: '', base: '', linked: '' },
  ['check', 'plain-host'],
  {
    usage: commandLine('index', '--content site/content --out site/manifest.json'),
    about: 'Updates the lists of pages, and the files for hosts, after pages of a built site changed.',
    options: {
      content: 'Folder of the pages.',
      out: 'File of the lists, in the folder of the site.',
      base: 'The path of the site, such as /docs/.',
      linked: 'Another folder that links in the folder of the pages may lead to.',
      check: 'Writes nothing, and fails if the lists are out of date.',
      'plain-host': 'For a host that sets no headers and has no fallback.',
    },
  },
)
const isPublished = options.out !== ''
const out = isPublished ? options.out : 'public/manifest.json'
const namedBy: NamedBy = isPublished ? 'content' : 'purpose'
const shardFolder = join(dirname(out), 'manifest')

const wrongBase = options.base === '' ? undefined : baseFault(options.base)
if (wrongBase !== undefined) refuse(wrongBase)
const tree = await readContentTree(options.content, options.linked)
requirePages(options.content, tree.pages)
const site = dirname(out)
const reader = await readerVersion()
// The documents of a built site belong to the version that it was built with.
const isPrepared =
  reader !== undefined &&
  !options.check &&
  (!isPublished || (await readerOf(join(site, 'index.html'))) === reader)
const unprepared = isPrepared ? await unpreparedPages(site, tree.pages, reader) : undefined
const search = await searchFilesOf(options.content, tree.pages, {
  namedBy,
  ...(unprepared && { unprepared }),
})
const manifest = writeManifest(tree.pages, {
  configFiles: tree.configFiles,
  hash: hashOf,
  // A working copy cannot be kept offline, and contains no published modules.
  ...(isPublished && {
    offline: await offlineNeeds(),
    blocks: new Map(tree.blocks.map(({ name, hash }) => [name, hash])),
  }),
  search: search.list,
  namedBy,
})
const files = new Map([...manifest.shards, ...search.files])
for (const issue of [...tree.issues, ...search.slow]) printError(issueLine(issue, checkEn))

if (options.check) await check()
else await write()

async function offlineNeeds() {
  const { content, linked } = options
  const source = { content, linked, site: dirname(out), pages: tree.pages }
  const needsOf = (locale: LocaleId) => offlineNeedsOf(locale, source, searchNeeds(locale))
  return Object.fromEntries(await Promise.all(localeIds.map(async (id) => [id, await needsOf(id)] as const)))
}

/** Returns the search files of a language, as listed for offline use. */
function searchNeeds(locale: LocaleId) {
  const names = [...(search.list.parts[locale] ?? []), search.list.names]
  return names.map((name) => {
    const bytes = Buffer.byteLength(search.files.get(name) ?? '')
    return { path: shardPath(name), hash: name, bytes }
  })
}

/** Returns the files for publishing, by path. */
async function publishFiles(
  frame: SiteFrame | undefined,
  blocks: ReadonlyMap<string, string | undefined>,
): Promise<ReadonlyMap<string, string>> {
  const folder = dirname(out)
  const host = options['plain-host'] ? 'plain' : 'capable'
  const base = options.base === '' ? undefined : options.base
  const { content, linked } = options
  const found = await filesToPublish({
    folder,
    content,
    linked,
    pages: tree.pages,
    host,
    base,
    blocks,
    frame,
  })
  if (found.size === 0 && base !== undefined) {
    refuse(
      `${join(folder, 'index.html')} doesn't exist. --base is for a built site: add --content dist/content --out dist/manifest.json.`,
    )
  }
  return new Map([...found].map(([name, text]) => [join(folder, name), text]))
}

/** Exits before anything is written if a file could run on the site's address, or isn't in the content folder. */
function refuseFiles() {
  const kinds: readonly string[] = [
    'file-active',
    'svg-active',
    'link-outside',
    'link-unusable',
    'file-special',
  ] satisfies ContentIssue['kind'][]
  const active = tree.issues.filter(({ kind }) => kinds.includes(kind))
  if (active.length === 0) return
  printError(`Nothing was written: ${active.length} files must not be published (listed above).`)
  process.exit(1)
}

async function write() {
  refuseFiles()
  const frames = isPrepared ? await framesOf(frameSource()) : undefined
  const blocks = await blockFiles()
  const modules = [...blocks].flatMap(([file, text]) =>
    text === undefined ? [] : [[join(site, file), text] as const],
  )
  const published = await publishFiles(frames?.shared, blocks)
  try {
    if (isPrepared && frames) await prepareFiles(reader, frames)
    // The root is written last: until then, readers use the old one.
    await writeFiles(new Map([...shardFiles(), ...modules, ...published, [out, manifest.root]]))
  } catch (error) {
    printError(`The files could not be written: ${reasonOf(error)}. Nothing was changed.`)
    process.exit(1)
  }
  for (const name of await readdir(shardFolder)) {
    const isOwn = /^([0-9a-f]{16})\.json$/.exec(name)
    if (isOwn && !files.has(isOwn[1] ?? '')) await rm(join(shardFolder, name))
  }
  const folder = dirname(out)
  for (const [file, text] of blocks) if (text === undefined) await rm(join(folder, file))
  const document = await textOfFile(join(folder, 'index.html'))
  // Checks of the content don't know the path that a site is built for.
  if (document !== undefined)
    for (const fault of ownVersionFaults(await siteConfigOf(options.content), baseOf(document)))
      printError(issueLine(fault, checkEn))
  if (published.size > 0) await removeOldFiles(folder, { has: (path) => published.has(join(folder, path)) })
  const faults = tree.issues.length === 0 ? '' : `, ${tree.issues.length} issues`
  printLines(`${out}: ${tree.pages.length} pages, ${files.size} files in ${shardFolder}${faults}`)
  const names = [...published.keys()].map((file) => relative(folder, file))
  const own = names.filter((name) => !isPageDocument(name))
  if (own.length > 0) printLines(`${folder}: ${own.join(', ')}`)
  if (own.length < names.length) printLines(`${folder}: ${names.length - own.length} page heads`)
  if (options.base !== '') printLines(`${folder}/index.html: the site lives at ${options.base}`)
}

function frameSource() {
  const shards = [...manifest.shards.values()].flatMap((text) => readManifestShard(JSON.parse(text)) ?? [])
  const { pages, shown } = tree
  return { content: options.content, pages, shown, shards }
}

/** Writes what the first paint of each page needs. */
function prepareFiles(reader: string, frames: Frames) {
  const { pages, shown } = tree
  return writePrepared({ site, pages, shown, frames, reader, articles: search.articles })
}

/** Returns the version in a built document. */
async function readerOf(file: string): Promise<string | undefined> {
  return / data-reader="([^"]*)"/.exec((await textOfFile(file)) ?? '')?.[1]
}

function isPageDocument(name: string): boolean {
  return name.endsWith('.html') && !/^(?:index|404)\.html$/.test(name)
}

function shardFiles(): ReadonlyMap<string, string> {
  return new Map([...files].map(([name, text]) => [join(shardFolder, `${name}.json`), text]))
}

/** Returns the modules of the site's own blocks by path, where the policy allows scripts; `undefined` for those that are no longer used. */
async function blockFiles(): Promise<ReadonlyMap<string, string | undefined>> {
  if (!isPublished) return new Map()
  const present = await readdir(join(dirname(out), ownBlockFolder)).catch(() => [])
  return new Map([
    ...present.map((name) => [`${ownBlockFolder}/${name}`, undefined] as const),
    ...tree.blocks.map(({ hash, text }) => [ownBlockPath(hash), text] as const),
  ])
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

async function check() {
  const stale: string[] = []
  if ((await textOfFile(out)) !== manifest.root) stale.push(out)
  // In a working copy, these files are local: every command that needs them generates them first.
  for (const [file, text] of isPublished ? shardFiles() : []) {
    if ((await textOfFile(file)) !== text) stale.push(file)
  }
  const next = isPublished
    ? 'Run the command again without --check'
    : 'Run npm run index and commit this file'
  for (const file of stale) printError(`${file} is out of date. ${next}.`)
  const errors = tree.issues.filter(({ severity }) => severity !== 'warning')
  if (stale.length > 0 || errors.length > 0) process.exitCode = 1
  else printLines(`${out} is up to date: ${tree.pages.length} pages, no issues`)
}
