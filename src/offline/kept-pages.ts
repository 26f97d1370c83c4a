import { create } from 'zustand'
import { filesOf, type PageAddress } from '../content/page-path.ts'
import type { LocaleId } from '../locales/locale.ts'

/** The files that lie on this device because a reader kept them, by language; paths below the site's base. */
const useKeptFiles = create<Readonly<Record<LocaleId, ReadonlySet<string>>>>()(() => ({
  en: new Set(),
  zh: new Set(),
}))

export function markKept(locale: LocaleId, paths: readonly string[]): void {
  useKeptFiles.setState({ [locale]: new Set(paths) })
}

/** Whether a page lies on this device (Checklist X3). */
export function useIsKept(address: PageAddress | undefined): boolean {
  return useKeptFiles((kept) =>
    address ? filesOf(address).some((file) => kept[address.locale].has(`content/${file}`)) : false,
  )
}
