import { create } from 'zustand'
import { savesData } from '../browser/saves-data.ts'
import { workerReadyWithin } from '../config/offline.ts'
import { readManifestRoot } from '../content/manifest.ts'
import { requestFile, requestJson } from '../data/request.ts'
import { type LocaleId, locales } from '../locales/locale.ts'
import { isWorkerReady } from '../worker/app-version.ts'
import { canKeep, type KeptRecord, keptCopiesOf } from '../worker/kept-copies.ts'
import { type KeepEnd, type KeepProgress, keepLanguage } from './keep-site.ts'
import { markKept } from './kept-pages.ts'

/** What is known of one language on this device. */
export interface KeptLanguage {
  /** It was kept to its end, perhaps an older version of it. */
  readonly record: KeptRecord | undefined
  /** Files are there, but not all. */
  readonly isPartial: boolean
  /** Being kept or brought up to date just now. */
  readonly progress: KeepProgress | undefined
  /** Why it did not come to its end the last time. */
  readonly trouble: Exclude<KeepEnd['kind'], 'done'> | undefined
}

const nothing: KeptLanguage = { record: undefined, isPartial: false, progress: undefined, trouble: undefined }

/** Which languages lie on this device. It outlives the page that shows it: keeping goes on while the reader reads. */
export const useKeptLanguages = create<Readonly<Record<LocaleId, KeptLanguage>>>()(() => ({
  en: nothing,
  zh: nothing,
}))

async function keepHere(locale: LocaleId, signal: AbortSignal): Promise<KeepEnd> {
  if (!(await isWorkerReady(workerReadyWithin))) return { kind: 'unready' }
  return keepLanguage(
    locale,
    { copies: keptCopiesOf(locale, document.baseURI), ask: requestFile },
    { signal, app: appVersion, onProgress: (progress) => change(locale, { progress }) },
  )
}

/** The script that runs in this tab; a published version has another, with other late parts. */
const appVersion = new URL(import.meta.url).pathname.split('/').at(-1) ?? ''

const running = new Map<LocaleId, AbortController>()

function change(locale: LocaleId, part: Partial<KeptLanguage>): void {
  useKeptLanguages.setState((all) => ({ [locale]: { ...all[locale], ...part } }))
}

/** Looks what is there. A browser that refuses has nothing. */
export async function readKept(locale: LocaleId): Promise<KeptLanguage> {
  if (!canKeep()) return nothing
  const copies = keptCopiesOf(locale, document.baseURI)
  try {
    const [record, hashes] = await Promise.all([copies.record(), copies.hashes()])
    change(locale, { record, isPartial: record === undefined && hashes.size > 0 })
    markKept(locale, [...hashes.keys()])
  } catch {
    change(locale, { record: undefined, isPartial: false })
  }
  return useKeptLanguages.getState()[locale]
}

/** Keeps a language, or goes on with it, or brings it up to date. One at a time, also across tabs. */
export async function keep(locale: LocaleId): Promise<void> {
  if (running.has(locale)) return
  const stop = new AbortController()
  running.set(locale, stop)
  change(locale, { trouble: undefined, progress: { doneBytes: 0, totalBytes: 0 } })
  // Asked, not demanded: a browser that says no may still throw the copies away when it needs room.
  navigator.storage?.persist?.().catch(() => undefined)
  const end = await aloneAmongTabs(`keep ${document.baseURI} ${locale}`, () => keepHere(locale, stop.signal))
  running.delete(locale)
  change(locale, { progress: undefined, trouble: end.kind === 'done' ? undefined : end.kind })
  await readKept(locale)
}

/** Brings every kept language up to date with what is published (Checklist O2): only files with another hash are fetched. */
export async function refreshKept(): Promise<void> {
  if (!canKeep()) return
  const kept = await Promise.all(locales.map(async ({ id }) => ({ id, record: (await readKept(id)).record })))
  const due = kept.filter(({ record }) => record !== undefined)
  if (due.length === 0 || !navigator.onLine || savesData()) return
  const root = readManifestRoot(await requestJson('manifest.json', undefined, 'fresh'))
  for (const { id, record } of due) {
    const published = root?.offline?.[id]?.name
    if (published !== undefined && (published !== record?.list || record.app !== appVersion)) await keep(id)
  }
}

async function aloneAmongTabs<T>(name: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks ? await navigator.locks.request(name, work) : work()
}

/** Stops what `keep` began; what is saved stays. */
export function stopKeeping(locale: LocaleId): void {
  running.get(locale)?.abort()
}

/** Removes a language from this device. */
export async function removeKept(locale: LocaleId): Promise<void> {
  stopKeeping(locale)
  await keptCopiesOf(locale, document.baseURI)
    .clear()
    .catch(() => undefined)
  change(locale, nothing)
  markKept(locale, [])
}
