import { useEffect } from 'react'
import { create } from 'zustand'
import { useOnline } from '../browser/online.ts'
import { filesOf, type PageAddress } from '../content/page-path.ts'
import type { LocaleId } from '../locales/locale.ts'
import { visitedFiles } from '../worker/visited-files.ts'

type Files = ReadonlySet<string>

/** The files that lie on this device; paths below the site's base. */
interface SavedFiles {
  /** Because a reader kept them, by language. */
  readonly kept: Readonly<Record<LocaleId, Files>>
  /** Because they were read. Filled while the site is cut off: before, nobody has to know. */
  readonly visited: Files
}

const none: Files = new Set()
const useSavedFiles = create<SavedFiles>()(() => ({ kept: { en: none, zh: none }, visited: none }))

export function markKept(locale: LocaleId, paths: readonly string[]): void {
  useSavedFiles.setState(({ kept }) => ({ kept: { ...kept, [locale]: new Set(paths) } }))
}

/**
 * While the site is cut off, pages that were only read are marked as well: a reader sees what will open.
 *
 * @param isUnreachable the server did not answer, whatever the browser believes of the network
 */
export function useVisitedMarks(isUnreachable: boolean): void {
  const isCutOff = !useOnline() || isUnreachable
  useEffect(() => {
    if (!isCutOff) return
    let isCurrent = true
    visitedFiles(document.baseURI)
      .then((paths) => isCurrent && useSavedFiles.setState({ visited: new Set(paths) }))
      .catch(() => undefined)
    return () => {
      isCurrent = false
      useSavedFiles.setState({ visited: none })
    }
  }, [isCutOff])
}

/** Whether a page lies on this device and is to be marked (Checklist X3). */
export function useIsKept(address: PageAddress | undefined): boolean {
  return useSavedFiles((saved) => address !== undefined && isKept(address, saved))
}

/** Tells of any page whether it lies on this device. */
export function useKeptTest(): (address: PageAddress) => boolean {
  const saved = useSavedFiles()
  return (address) => isKept(address, saved)
}

function isKept(address: PageAddress, { kept, visited }: SavedFiles): boolean {
  const paths = filesOf(address).map((file) => `content/${file}`)
  return paths.some((path) => kept[address.locale].has(path) || visited.has(path))
}
