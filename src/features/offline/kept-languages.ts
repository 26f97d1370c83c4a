import { create } from 'zustand'
import { ownScript } from '../../browser/own-script.ts'
import { savesData } from '../../browser/saves-data.ts'
import { forEachLocale } from '../../config/locales/each-locale.ts'
import { type LocaleId, locales } from '../../config/locales/locale.ts'
import { workerReadyWithin } from '../../config/offline.ts'
import { requestManifestRoot } from '../../data/manifest-queries.ts'
import { isWorkerReady } from '../../data/offline/app-version.ts'
import { requestFile } from '../../data/request.ts'
import { pathsShownIn } from './keep-plan.ts'
import { canKeep, type KeptRecord, keptCopiesOf } from './kept-copies.ts'
import { markKept } from './kept-pages.ts'
import { type KeepEnd, type KeepProgress, keepLanguage } from './store-language.ts'

/** The state of one language on this device. */
export interface KeptLanguage {
  /** Set if the language was kept completely, perhaps in an older version. */
  readonly record: KeptRecord | undefined
  /** Whether some but not all files are saved. */
  readonly isPartial: boolean
  /** Set while the language is being kept or updated. */
  readonly progress: KeepProgress | undefined
  /** Why the last attempt did not finish. */
  readonly trouble: Exclude<KeepEnd['kind'], 'done'> | undefined
}

const nothing: KeptLanguage = { record: undefined, isPartial: false, progress: undefined, trouble: undefined }

/**
 * The languages kept on this device. The store outlives the dialog that shows it: the download continues
 * while the reader reads.
 */
export const useKeptLanguages = create<Readonly<Record<LocaleId, KeptLanguage>>>()(() =>
  forEachLocale(() => nothing),
)

async function keepHere(locale: LocaleId, signal: AbortSignal): Promise<KeepEnd> {
  if (!(await isWorkerReady(workerReadyWithin))) return { kind: 'unready' }
  return keepLanguage(
    locale,
    { copies: keptCopiesOf(locale, document.baseURI), ask: requestFile },
    { signal, app: ownScript, onProgress: (progress) => change(locale, { progress }) },
  )
}

/** A language that this tab keeps, or waits to keep while another tab does. */
interface Run {
  readonly stop: AbortController
  readonly done: Promise<void>
}

const running = new Map<LocaleId, Run>()

/** A message between tabs about a language: stop keeping it, or its saved files have changed. */
interface Word {
  readonly kind: 'stop' | 'changed'
  readonly base: string
  readonly locale: LocaleId
}

const otherTabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('kept-languages') : undefined

otherTabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const { kind, base, locale } = (data ?? {}) as Readonly<Record<string, unknown>>
  const language = locales.find(({ id }) => id === locale)
  if (base !== document.baseURI || !language) return
  if (kind === 'stop') stopKeeping(language.id)
  else if (kind === 'changed') readKept(language.id)
})

function tellOtherTabs(kind: Word['kind'], locale: LocaleId): void {
  otherTabs?.postMessage({ kind, base: document.baseURI, locale } satisfies Word)
}

function change(locale: LocaleId, part: Partial<KeptLanguage>): void {
  useKeptLanguages.setState((all) => ({ [locale]: { ...all[locale], ...part } }))
}

const lastReads = new Map<LocaleId, Promise<KeptLanguage>>()

/**
 * Returns the saved state of a language. If the browser blocks storage, nothing is saved. Reads run one after the other,
 * so that a slow one never replaces the state that another tab has announced since.
 */
export function readKept(locale: LocaleId): Promise<KeptLanguage> {
  const read = (lastReads.get(locale) ?? Promise.resolve()).then(() => readNow(locale))
  lastReads.set(locale, read)
  return read
}

async function readNow(locale: LocaleId): Promise<KeptLanguage> {
  if (!canKeep()) return nothing
  const copies = keptCopiesOf(locale, document.baseURI)
  try {
    const [record, hashes] = await Promise.all([copies.record(), copies.hashes()])
    change(locale, { record, isPartial: record === undefined && hashes.size > 0 })
    markKept(locale, pathsShownIn(locale, [...hashes.keys()]))
  } catch {
    change(locale, { record: undefined, isPartial: false })
  }
  return useKeptLanguages.getState()[locale]
}

/** Keeps, resumes, or updates a language. Only one runs at a time, also across tabs. */
export async function keep(locale: LocaleId): Promise<void> {
  if (running.has(locale)) return
  const stop = new AbortController()
  const done = keepInTurn(locale, stop.signal).finally(() => running.delete(locale))
  running.set(locale, { stop, done })
  await done
  await readKept(locale)
  tellOtherTabs('changed', locale)
}

async function keepInTurn(locale: LocaleId, signal: AbortSignal): Promise<void> {
  change(locale, { trouble: undefined, progress: { doneBytes: 0, totalBytes: 0 } })
  // A request only: if the browser declines, it may delete the copies when it needs space.
  navigator.storage?.persist?.().catch(() => undefined)
  const end = await aloneAmongTabs(locale, () => keepHere(locale, signal), signal).catch(
    (): KeepEnd => ({ kind: signal.aborted ? 'stopped' : 'unready' }),
  )
  change(locale, { progress: undefined, trouble: end.kind === 'done' ? undefined : end.kind })
}

/** Updates every kept language to the published version (Spec O2). Only files with a changed hash are downloaded. */
export async function refreshKept(): Promise<void> {
  if (!canKeep()) return
  const kept = await Promise.all(locales.map(async ({ id }) => ({ id, record: (await readKept(id)).record })))
  const due = kept.filter(({ record }) => record !== undefined)
  if (due.length === 0 || !navigator.onLine || savesData()) return
  const { value: root } = await requestManifestRoot('fresh')
  for (const { id, record } of due) {
    const published = root.offline?.[id]?.name
    if (published !== undefined && (published !== record?.list || record.app !== ownScript)) await keep(id)
  }
}

/** @param signal ends waiting for other tabs; work that has started must end by itself */
async function aloneAmongTabs<T>(locale: LocaleId, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const name = `keep ${document.baseURI} ${locale}`
  return navigator.locks ? await navigator.locks.request(name, { ...(signal && { signal }) }, work) : work()
}

/** Stops what `keep` started. Saved files stay. */
export function stopKeeping(locale: LocaleId): void {
  running.get(locale)?.stop.abort()
}

/**
 * Removes a language from this device. Tabs that are keeping it stop first, because files they save
 * afterwards would remain.
 */
export async function removeKept(locale: LocaleId): Promise<void> {
  stopKeeping(locale)
  tellOtherTabs('stop', locale)
  await running.get(locale)?.done
  await aloneAmongTabs(locale, () => keptCopiesOf(locale, document.baseURI).clear()).catch(() => undefined)
  change(locale, nothing)
  await readKept(locale)
  tellOtherTabs('changed', locale)
}
