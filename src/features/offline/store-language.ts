import { inParallel } from '../../browser/in-parallel.ts'
import type { LocaleId } from '../../config/locales/locale.ts'
import { latePartsPath, manifestPath, shardPath } from '../../content/content-url.ts'
import { readLateParts } from '../../content/late-parts.ts'
import { readManifestRoot } from '../../content/manifest.ts'
import { readOfflineList } from '../../content/offline-list.ts'
import { isIntact } from '../../worker/intact.ts'
import { filesToKeep, keepPlanOf, type PlannedFile } from './keep-plan.ts'
import type { KeptCopies, KeptRecord } from './kept-copies.ts'

/** Progress of keeping a language. */
export interface KeepProgress {
  readonly doneBytes: number
  readonly totalBytes: number
}

/** How keeping a language ended. Saved files stay, and the next attempt continues from there. */
export type KeepEnd =
  | { readonly kind: 'done'; readonly record: KeptRecord }
  /** The reader stopped it, in this tab or another. */
  | { readonly kind: 'stopped' }
  /** The browser grants no more storage. */
  | { readonly kind: 'full' }
  /** The server could not be reached or returned an error. */
  | { readonly kind: 'unreachable' }
  /** The site has no list of the files that the language needs: its manifest has an older version. */
  | { readonly kind: 'impossible' }
  /** The application itself is not saved yet: the connection is slow, or the browser refused the worker. */
  | { readonly kind: 'unready' }

/** The external functions that `keepLanguage` needs. */
export interface KeepDependencies {
  readonly copies: KeptCopies
  /**
   * Returns the server's response, or `undefined` if the file does not exist.
   * @throws if the request fails
   */
  readonly ask: (path: string, signal: AbortSignal) => Promise<Response | undefined>
}

interface KeepOptions {
  readonly signal: AbortSignal
  /** The version of the application that keeps the language. */
  readonly app: string
  readonly onProgress: (progress: KeepProgress) => void
}

/**
 * Keeps a language on this device (Spec O2), or updates a kept one. Downloads the files that are not
 * saved with the hash in the manifest, a few at a time, and removes files that nothing needs any more.
 */
export async function keepLanguage(
  locale: LocaleId,
  { copies, ask }: KeepDependencies,
  { signal, app, onProgress }: KeepOptions,
): Promise<KeepEnd> {
  try {
    // The response itself, because it is saved too.
    const manifest = await ask(manifestPath, signal)
    const summary = readManifestRoot(await manifest?.clone().json())?.offline?.[locale]
    const listPath = shardPath(`${summary?.name}`)
    const list = summary && readOfflineList(await (await ask(listPath, signal))?.json())
    if (!manifest || !list) return { kind: 'impossible' }
    const partList = await ask(latePartsPath, signal)
    const parts = readLateParts(await partList?.clone().json())
    const wanted = filesToKeep(list, parts)
    const plan = keepPlanOf(wanted, await copies.hashes(), [manifestPath, latePartsPath])
    const gone = new Set<string>()
    const { totalBytes } = plan
    let { doneBytes } = plan
    onProgress({ doneBytes, totalBytes })
    await inParallel(plan.todo, async (file) => {
      if ((await keepFile(file, { copies, ask }, signal)) === 'gone') gone.add(file.path)
      doneBytes += file.bytes
      onProgress({ doneBytes, totalBytes })
    })
    for (const path of plan.stale) await copies.remove(path)
    // Another tab may have removed the language meanwhile, so an incomplete copy must not be recorded as
    // complete.
    const there = await copies.hashes()
    if (wanted.some(({ path }) => !there.has(path) && !gone.has(path))) return { kind: 'stopped' }
    await copies.put(manifestPath, manifest)
    // The worker compares the parts with it.
    if (partList) await copies.put(latePartsPath, partList)
    const record = { list: summary.name, keptAt: Date.now(), bytes: totalBytes, app }
    await copies.setRecord(record)
    return { kind: 'done', record }
  } catch (error) {
    if (signal.aborted) return { kind: 'stopped' }
    return { kind: isFull(error) ? 'full' : 'unreachable' }
  }
}

async function keepFile(
  { path, hash, integrity }: PlannedFile,
  { copies, ask }: KeepDependencies,
  signal: AbortSignal,
): Promise<'kept' | 'gone'> {
  const answer = await ask(path, signal)
  signal.throwIfAborted()
  // A file that no longer exists needs no wait: the next manifest does not list it.
  if (!answer) return 'gone'
  if (integrity !== undefined && !(await isIntact(await answer.clone().arrayBuffer(), integrity)))
    throw new Error(`${path} is not the file that the build listed.`)
  // The hash is that of the downloaded content, because a new version may have been published in between.
  await (path === hash ? copies.put(path, answer, hash) : copies.put(path, answer))
  return 'kept'
}

const isFull = (error: unknown) => error instanceof Error && error.name === 'QuotaExceededError'
