import { keepAtOnce } from '../config/offline.ts'
import { readManifestRoot } from '../content/manifest.ts'
import { readLateParts, readOfflineList } from '../content/offline-list.ts'
import type { LocaleId } from '../locales/locale.ts'
import type { KeptCopies, KeptRecord } from '../worker/kept-copies.ts'
import { filesToKeep, keepPlanOf, type PlannedFile } from './keep-plan.ts'

/** How far it is. */
export interface KeepProgress {
  readonly doneBytes: number
  readonly totalBytes: number
}

/** How keeping a language ended. Whatever was saved until then stays, and the next try goes on from there. */
export type KeepEnd =
  | { readonly kind: 'done'; readonly record: KeptRecord }
  /** The reader stopped it. */
  | { readonly kind: 'stopped' }
  /** The browser gives no more room. */
  | { readonly kind: 'full' }
  /** The server could not be reached or answered with an error. */
  | { readonly kind: 'unreachable' }
  /** The site says nothing of what the language needs: its manifest is of an older version. */
  | { readonly kind: 'impossible' }
  /** The application itself is not saved yet: a slow line, or a worker that the browser refused. */
  | { readonly kind: 'unready' }

/** What keeping needs of the world. */
export interface KeepDoors {
  readonly copies: KeptCopies
  /**
   * The server's answer, `undefined` where there is no such file.
   * @throws where it cannot be had
   */
  readonly ask: (path: string, signal: AbortSignal) => Promise<Response | undefined>
}

interface KeepOptions {
  readonly signal: AbortSignal
  /** The version of the application that keeps. */
  readonly app: string
  readonly onProgress: (progress: KeepProgress) => void
}

const manifestPath = 'manifest.json'
const latePartsPath = 'late-parts.json'

/**
 * Keeps a language on this device (Checklist O2), or brings a kept one up to date: fetches what is not there with the hash that the manifest
 * names, a few files at a time, and removes what belongs to nothing any more.
 */
export async function keepLanguage(
  locale: LocaleId,
  { copies, ask }: KeepDoors,
  { signal, app, onProgress }: KeepOptions,
): Promise<KeepEnd> {
  try {
    const manifest = await ask(manifestPath, signal)
    const summary = readManifestRoot(await manifest?.clone().json())?.offline?.[locale]
    const listPath = `manifest/${summary?.name}.json`
    const list = summary && readOfflineList(await (await ask(listPath, signal))?.json())
    if (!manifest || !list) return { kind: 'impossible' }
    const parts = readLateParts(await (await ask(latePartsPath, signal))?.json())
    const plan = keepPlanOf(filesToKeep(list, parts), await copies.hashes(), [manifestPath])
    const { totalBytes } = plan
    let { doneBytes } = plan
    onProgress({ doneBytes, totalBytes })
    await inParallel(plan.todo, keepAtOnce, async (file) => {
      await keepFile(file, { copies, ask }, signal)
      doneBytes += file.bytes
      onProgress({ doneBytes, totalBytes })
    })
    for (const path of plan.stale) await copies.remove(path)
    await copies.put(manifestPath, manifest)
    const record = { list: summary.name, keptAt: Date.now(), bytes: totalBytes, app }
    await copies.setRecord(record)
    return { kind: 'done', record }
  } catch (error) {
    if (signal.aborted) return { kind: 'stopped' }
    return { kind: isFull(error) ? 'full' : 'unreachable' }
  }
}

async function keepFile({ path, hash }: PlannedFile, { copies, ask }: KeepDoors, signal: AbortSignal) {
  const answer = await ask(path, signal)
  signal.throwIfAborted()
  // A file that is gone by now is nothing to wait for: the next manifest does not name it.
  if (!answer) return
  // Content is named by what came, not by what was announced: it may have been published in between.
  await (path === hash ? copies.put(path, answer, hash) : copies.put(path, answer))
}

const isFull = (error: unknown) => error instanceof Error && error.name === 'QuotaExceededError'

/** The first failure ends all. */
async function inParallel<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values()
  let hasFailed = false
  const lane = async () => {
    for (const item of queue) {
      if (hasFailed) return
      try {
        await work(item)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, lane))
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
}
