import { foldName, likeness } from './word-likeness.ts'

/** Minimum likeness at which a name counts as a misspelling of another. */
const alike = 0.65

/** Returns the known name that was most likely meant; `undefined` if none is similar. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  let nearest: string | undefined
  let best = alike
  for (const candidate of known) {
    const now = likeness(foldName(name), foldName(candidate))
    if (now < best || (now === best && nearest !== undefined)) continue
    nearest = candidate
    best = now
  }
  return nearest
}
