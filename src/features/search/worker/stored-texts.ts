import type { LocaleId } from '../../../config/locales/locale.ts'
import { readSearchPages } from '../../../content/search-files.ts'
import { readEntry, removeEntriesWhere, removeEntry, writeEntry } from '../../../stores/database.ts'
import type { OwnRead, StoredTexts } from './search-service.ts'

/** Increase it whenever the format of the stored data changes, so that data from an older site is deleted instead of read. */
const version = 3
const namesKey = (locale: LocaleId) => `search ${version} parts ${locale}`
const partKey = (name: string) => `search ${version} part ${name}`
const readKey = (locale: LocaleId) => `search ${version} read ${locale}`

function isOwnRead(value: unknown): value is OwnRead {
  const { page, instead } = (value ?? {}) as Readonly<Record<string, unknown>>
  return typeof instead === 'string' && readSearchPages([page]) !== undefined
}

/** The search text in IndexedDB. Each part is an entry named by the hash of its content, so it never becomes stale. */
export const storedTexts: StoredTexts = {
  names: async (locale) => {
    const names = await readEntry(namesKey(locale))
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
  },
  part: async (name) => readSearchPages(await readEntry(partKey(name))),
  writePart: async (name, pages) => {
    await writeEntry(partKey(name), pages)
  },
  writeNames: async (locale, names) => {
    const before = await storedTexts.names(locale)
    await writeEntry(namesKey(locale), names)
    await Promise.all(
      before.filter((name) => !names.includes(name)).map((name) => removeEntry(partKey(name))),
    )
    await removeEntriesWhere((key) => /^search \d/.test(key) && !key.startsWith(`search ${version} `))
  },
  read: async (locale) => {
    const pages = await readEntry(readKey(locale))
    return Array.isArray(pages) ? pages.filter(isOwnRead) : []
  },
  writeRead: async (locale, pages) => {
    await writeEntry(readKey(locale), pages)
  },
}
