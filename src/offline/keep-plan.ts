import type { LatePart, OfflineList } from '../content/offline-list.ts'

/** A file that a kept language needs, and under which hash it counts as there. */
export interface PlannedFile {
  readonly path: string
  readonly bytes: number
  /** Of a late part its own path: its name changes with its content. */
  readonly hash: string
}

/** What keeping a language takes: compared with what is there, hash by hash, so that nothing is fetched twice. */
export interface KeepPlan {
  readonly todo: readonly PlannedFile[]
  /** Paths that are there and belong to nothing any more. */
  readonly stale: readonly string[]
  readonly totalBytes: number
  readonly totalFiles: number
  /** What of it is there already. */
  readonly doneBytes: number
}

/** Every file that a language needs: those of its list, and the late parts that its pages use. */
export function filesToKeep(list: OfflineList, parts: readonly LatePart[]): readonly PlannedFile[] {
  const used = parts.filter(({ path }) => list.parts.some((folder) => path.startsWith(`assets/${folder}/`)))
  return [...list.files, ...used.map(({ path, bytes }) => ({ path, bytes, hash: path }))]
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
