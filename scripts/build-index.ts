/**
 * `npm run index [-- --content DIR] [-- --out FILE] [-- --check] [-- --base PATH] [-- --plain-host]`: content tree → page manifest and the files for finding.
 * Writes FILE and the `manifest/` folder beside it; where a built site lies there, also what publishing it needs (scripts/publish/).
 * `--base` moves that site below a path. `--plain-host` prepares it for a host that sets no headers and knows no fallback: policy in a
 * meta element, `404.html`. `--check` writes nothing and fails where the manifest is stale or content has issues.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { issueLine } from '../src/content/issue.ts'
import { writeManifest } from '../src/content/write-manifest.ts'
import { checkEn } from '../src/locales/check-en.ts'
import type { LocaleId } from '../src/locales/locale.ts'
import { setBaseAddress } from './base-address.ts'
import { readOptions } from './command-line.ts'
import { hashOf, readContentTree } from './content-tree.ts'
import { offlineNeedsOf } from './offline-files.ts'
import { publishSite } from './publish/publish-site.ts'
import { searchFilesOf } from './search-texts.ts'

const options = readOptions({ content: 'public/content', out: 'public/manifest.json', base: '' }, [
  'check',
  'plain-host',
])
const shardFolder = join(dirname(options.out), 'manifest')

const tree = await readContentTree(options.content)
const folders = { content: options.content, site: dirname(options.out) }
const search = await searchFilesOf(options.content, tree.pages)
const needsOf = (locale: LocaleId) => offlineNeedsOf(locale, folders, searchNeeds(locale))
const offline = { en: await needsOf('en'), zh: await needsOf('zh') }
const manifest = writeManifest(tree.pages, {
  configFiles: tree.configFiles,
  hash: hashOf,
  offline,
  search: search.list,
})
const files = new Map([...manifest.shards, ...search.files])
for (const issue of tree.issues) console.warn(issueLine(issue, checkEn))

if (options.check) await check()
else {
  await write()
  if (options.base !== '') await moveSite()
  await publish()
}

/** What the search box of a language reads, as the offline list names it. */
function searchNeeds(locale: LocaleId) {
  const names = [...(search.list.parts[locale] ?? []), search.list.names]
  return names.map((name) => {
    const bytes = Buffer.byteLength(search.files.get(name) ?? '')
    return { path: `manifest/${name}.json`, hash: name, bytes }
  })
}

async function publish() {
  const folder = dirname(options.out)
  const host = options['plain-host'] ? 'plain' : 'capable'
  const files = await publishSite({ folder, content: options.content, pages: tree.pages, host })
  if (files.length > 0) console.log(`${folder}: ${files.join(', ')}`)
}

async function moveSite() {
  const fault = await setBaseAddress(dirname(options.out), options.base)
  if (fault === undefined)
    console.log(`${dirname(options.out)}/index.html: the site lives at ${options.base}`)
  else {
    console.error(fault)
    process.exitCode = 1
  }
}

async function write() {
  await mkdir(shardFolder, { recursive: true })
  const wanted = new Set([...files.keys()].map((name) => `${name}.json`))
  for (const [name, text] of files) await writeIfChanged(join(shardFolder, `${name}.json`), text)
  for (const name of await readdir(shardFolder)) {
    if (/^[0-9a-f]{16}\.json$/.test(name) && !wanted.has(name)) await rm(join(shardFolder, name))
  }
  // The root comes last: until it is there, readers go on with the old one.
  await writeIfChanged(options.out, manifest.root)
  const faults = tree.issues.length === 0 ? '' : `, ${tree.issues.length} issues`
  console.log(`${options.out}: ${tree.pages.length} pages, ${files.size} files in ${shardFolder}${faults}`)
}

async function writeIfChanged(file: string, text: string) {
  if ((await textOf(file)) !== text) await writeFile(file, text)
}

async function check() {
  const stale: string[] = []
  if ((await textOf(options.out)) !== manifest.root) stale.push(options.out)
  for (const [name, text] of files) {
    const file = join(shardFolder, `${name}.json`)
    if ((await textOf(file)) !== text) stale.push(file)
  }
  for (const file of stale) console.error(`${file} is stale. Run npm run index and commit what it writes.`)
  if (stale.length > 0 || tree.issues.length > 0) process.exitCode = 1
  else console.log(`${options.out} is up to date: ${tree.pages.length} pages, no issues`)
}

async function textOf(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined)
}
