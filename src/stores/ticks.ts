import { isRecord, type JsonObject, parsedJson } from '../config/is-record.ts'
import { siteKeys } from './site-keys.ts'
import { createStoredValue } from './stored-value.ts'

/**
 * Checked steps, and author-checked steps that the reader unchecked: by content file, then by the text of the
 * step (Spec X17).
 */
export type Ticks = Readonly<Record<string, Readonly<Record<string, boolean>>>>

export const useTicks = createStoredValue<Ticks>({
  key: siteKeys.ticks,
  read: (text) => {
    const json = parsedJson(text)
    return isRecord(json) ? ticksOf(json) : undefined
  },
  write: (ticks) => JSON.stringify(ticks),
  default: {},
})

function ticksOf(json: JsonObject): Ticks | undefined {
  const files = Object.entries(json).filter((entry): entry is [string, Record<string, boolean>] => {
    const [, steps] = entry
    return isRecord(steps) && Object.values(steps).every((isDone) => typeof isDone === 'boolean')
  })
  return files.length === 0 ? undefined : Object.fromEntries(files)
}

/** Returns the reader's state of a step; `undefined` if it is the author's. */
export function tickOf(ticks: Ticks, file: string, words: string): boolean | undefined {
  const steps = ticks[file] ?? {}
  // A step can be called `constructor`.
  return Object.hasOwn(steps, words) ? steps[words] : undefined
}

/**
 * Records the reader's state of a step. A state equal to the author's is not stored. The oldest steps of a
 * page beyond the limit are dropped.
 */
export function tickStep(
  ticks: Ticks,
  step: {
    readonly file: string
    readonly words: string
    readonly isDone: boolean
    readonly byAuthor: boolean
  },
  most: number,
): Ticks {
  const { file, words, isDone, byAuthor } = step
  const { [words]: _old, ...others } = ticks[file] ?? {}
  const steps = isDone === byAuthor ? others : { ...others, [words]: isDone }
  const kept = Object.fromEntries(Object.entries(steps).slice(-most))
  const { [file]: _before, ...files } = ticks
  return Object.keys(kept).length === 0 ? files : { ...files, [file]: kept }
}
