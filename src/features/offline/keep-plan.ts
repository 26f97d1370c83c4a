import type { LocaleId } from '../../config/locales/locale.ts'
import type { PublishedPart } from '../../content/late-parts.ts'
import type { OfflineList } from '../../content/offline-list.ts'

/** A file that a kept language needs, and its hash. */
export interface PlannedFile {
  readonly path: string
  readonly bytes: number
  /** For a lazily loaded part, its path, because the name changes with the content. */
  readonly hash: string
  /** For a lazily loaded part, the SHA-256 that it must have, or its beginning. */
  readonly integrity?: string
}

/** The work needed to keep a language. It is compared with the saved files by hash, so that nothing is downloaded twice. */
export interface KeepPlan {
  readonly todo: readonly PlannedFile[]
  /** Saved paths that nothing needs any more. */
  readonly stale: readonly string[]
  readonly totalBytes: number
  readonly totalFiles: number
  /** Bytes already saved. */
  readonly doneBytes: number
}

/** Returns every file that a language needs: those in its list, and the application parts that its pages use. */
export function filesToKeep(list: OfflineList, parts: readonly PublishedPart[]): readonly PlannedFile[] {
  const used = parts.filter(({ path }) => list.parts.some((folder) => path.startsWith(`assets/${folder}/`)))
  return [
    ...list.files,
    ...used.map(({ path, bytes, hash }) => ({ path, bytes, hash: path, integrity: `sha256-${hash}` })),
  ]
}

export function keepPlanOf(
  files: readonly PlannedFile[],
  there: ReadonlyMap<string, string>,
  alsoNeeded: readonly string[],
): KeepPlan {
  const needed = new Set([...files.map(({ path }) => path), ...alsoNeeded])
  const todo = files.filter(({ path, hash }) => there.get(path) !== hash)
  const sum = (some: readonly PlannedFile[]) => some.reduce((total, { bytes }) => total + bytes, 0)
  return {
    todo,
    stale: [...there.keys()].filter((path) => !needed.has(path)),
    totalBytes: sum(files),
    totalFiles: files.length,
    doneBytes: sum(files) - sum(todo),
  }
}

/** Returns saved paths as if all texts were in one language, because a language also keeps the pages that it shows in another. */
export function pathsShownIn(locale: LocaleId, paths: readonly string[]): readonly string[] {
  return paths.map((path) => path.replace(/^content\/[^/]+\//, `content/${locale}/`))
}
