import { useEffect } from 'react'
import { create } from 'zustand'
import { useOnline } from '../../browser/online.ts'
import { forEachLocale } from '../../config/locales/each-locale.ts'
import type { LocaleId } from '../../config/locales/locale.ts'
import { filesOf, type PageAddress } from '../../content/page-path.ts'
import { cacheNamesOf } from '../../worker/cache-names.ts'
import { pathBelow } from '../../worker/path-below.ts'

type Files = ReadonlySet<string>

/** The files saved on this device, as paths below the site's base. */
interface SavedFiles {
  /** Files that a reader kept on purpose, by language. */
  readonly kept: Readonly<Record<LocaleId, Files>>
  /** Files saved because they were read. Filled only while the site is unreachable. */
  readonly visited: Files
}

const none: Files = new Set()
const useSavedFiles = create<SavedFiles>()(() => ({ kept: forEachLocale(() => none), visited: none }))

export function markKept(locale: LocaleId, paths: readonly string[]): void {
  useSavedFiles.setState(({ kept }) => ({ kept: { ...kept, [locale]: new Set(paths) } }))
}

/**
 * Marks pages that were only read while the site is unreachable, so that readers see what will open.
 *
 * @param isUnreachable whether the server did not respond, whatever the browser reports about the network
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

/** Returns whether a page is saved on this device and should be marked (Spec X3). */
export function useIsKept(address: PageAddress | undefined): boolean {
  return useSavedFiles((saved) => address !== undefined && isKept(address, saved))
}

/** Returns a test for whether a page is saved on this device. */
export function useKeptTest(): (address: PageAddress) => boolean {
  const saved = useSavedFiles()
  return (address) => isKept(address, saved)
}

function isKept(address: PageAddress, { kept, visited }: SavedFiles): boolean {
  const paths = filesOf(address).map((file) => `content/${file}`)
  return paths.some((path) => kept[address.locale].has(path) || visited.has(path))
}

/**
 * Returns the texts saved because they were read, as paths below the site's base with their file names.
 *
 * @param base the absolute address of the site's base, with a trailing slash
 */
export async function visitedFiles(base: string): Promise<readonly string[]> {
  const { texts } = cacheNamesOf(base)
  if (!('caches' in globalThis) || !(await caches.has(texts))) return []
  const requests = await (await caches.open(texts)).keys()
  return requests.flatMap(({ url }) => pathBelow(url, base) ?? [])
}
