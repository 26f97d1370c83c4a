/**
 * `npm run history [-- --content DIR] [-- --out DIR]`: what git knows of the content files (last update, contributors), a JSON file a
 * folder, beside the built site. Without git or history it writes an empty list, and the site shows no dates.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileHistory } from '../src/content/history.ts'
import { inLocale, pathnameOf } from '../src/content/page-path.ts'
import { readSiteConfig, type SiteConfig, siteConfigFile } from '../src/content/site-config.ts'
import { isBehind } from '../src/content/translation.ts'
import { locales } from '../src/locales/locale.ts'
import { readOptions } from './command-line.ts'
import { readContentHistory } from './content-history.ts'
import { readContentTree } from './content-tree.ts'

const options = readOptions({ content: 'public/content', out: 'dist/history' })

const { pages } = await readContentTree(options.content)
const commits = await readContentHistory(options.content, (reason) => console.warn(`No history: ${reason}`))
const publishes = (await readConfig()).contributorEmails === 'plain'
const committed = new Map(
  pages.map((page) => {
    const updatedTime = commits.get(page.file)?.[0]?.time
    return [pathnameOf(page), { ...page, updatedTime }] as const
  }),
)
const folders = new Map<string, Record<string, FileHistory>>()
for (const page of committed.values()) {
  if (page.updatedTime === undefined) continue
  const people = new Map(
    (commits.get(page.file) ?? []).map(({ name, email }) => [
      email,
      { name, email: publishes ? email : hashed(email) },
    ]),
  )
  const originals = locales.flatMap(({ id }) => committed.get(pathnameOf(inLocale(page, id))) ?? [])
  const history: FileHistory = {
    hash: page.hash,
    updatedTime: page.updatedTime,
    contributors: [...people.values()],
    ...(originals.some((original) => original !== page && isBehind(page, original)) && { behind: true }),
  }
  const folder = dirname(page.file)
  folders.set(folder, { ...folders.get(folder), [page.file.slice(folder.length + 1)]: history })
}

await rm(options.out, { recursive: true, force: true })
await mkdir(options.out, { recursive: true })
await writeFile(join(options.out, 'folders.json'), JSON.stringify([...folders.keys()].toSorted()))
for (const [folder, files] of folders) {
  await mkdir(join(options.out, folder), { recursive: true })
  await writeFile(join(options.out, folder, 'history.json'), JSON.stringify(files))
}
console.log(`${options.out}: history of ${[...folders.values()].flatMap(Object.keys).length} pages`)

/** No address of a person is published unless the configuration says so, only something that tells two of the same name apart. */
function hashed(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 16)
}

/** The site's configuration; its faults are the index command's to tell. */
async function readConfig(): Promise<SiteConfig> {
  const text = await readFile(join(options.content, siteConfigFile), 'utf8').catch(() => '{}')
  try {
    return readSiteConfig(JSON.parse(text)).config
  } catch {
    return {}
  }
}
