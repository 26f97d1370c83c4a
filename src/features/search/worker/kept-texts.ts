import type { LocaleId } from '../../../config/locales/locale.ts'
import { readSearchPages } from '../../../content/search-files.ts'
import { readKept, removeKept, removeKeptWhere, writeKept } from './kept-files.ts'
import type { KeptTexts, OwnRead } from './search-service.ts'

/** Increase it whenever the format of the kept data changes, so that data from an older site is deleted instead of read. */
const version = 2
const namesKey = (locale: LocaleId) => `search ${version} parts ${locale}`
const partKey = (name: string) => `search ${version} part ${name}`
const readKey = (locale: LocaleId) => `search ${version} read ${locale}`

function isOwnRead(value: unknown): value is OwnRead {
  const { page, instead } = (value ?? {}) as Readonly<Record<string, unknown>>
  return typeof instead === 'string' && readSearchPages([page]) !== undefined
}

/** The search text in IndexedDB. Each part is an entry named by the hash of its content, so it never becomes stale. */
export const keptTexts: KeptTexts = {
  names: async (locale) => {
    const names = await readKept(namesKey(locale))
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
  },
  part: async (name) => readSearchPages(await readKept(partKey(name))),
  writePart: async (name, pages) => {
    await writeKept(partKey(name), pages)
  },
  writeNames: async (locale, names) => {
    const before = await keptTexts.names(locale)
    await writeKept(namesKey(locale), names)
    await Promise.all(before.filter((name) => !names.includes(name)).map((name) => removeKept(partKey(name))))
    await removeKeptWhere((key) => /^search \d/.test(key) && !key.startsWith(`search ${version} `))
  },
  read: async (locale) => {
    const pages = await readKept(readKey(locale))
    return Array.isArray(pages) ? pages.filter(isOwnRead) : []
  },
  writeRead: async (locale, pages) => {
    await writeKept(readKey(locale), pages)
  },
}
