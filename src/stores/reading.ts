import { isRecord, parsedJson } from '../config/is-record.ts'
import { siteKeys } from './site-keys.ts'
import { createStoredValue } from './stored-value.ts'

/** The reader's position on a page. */
export interface ReadingPlace {
  /** The page's path below the site's base, such as `/zh/guide/install/docker.html`. */
  readonly path: string
  readonly title: string
  /** ID of the last heading reached; '' above the first one. */
  readonly id: string
  readonly heading: string
}

/** The reading history stored on this device (Spec X17). It is never sent anywhere. */
export interface ReadingHistory {
  /** When a page was last read, in milliseconds since 1970; 0 for never. */
  readonly seen: number
  /** When the previous visit ended; 0 on the first visit. */
  readonly before: number
  /** Positions, with the most recently read page first. */
  readonly places: readonly ReadingPlace[]
}

export const nothingRead: ReadingHistory = { seen: 0, before: 0, places: [] }

export const useReadingHistory = createStoredValue<ReadingHistory>({
  key: siteKeys.reading,
  read: (text) => readingOf(parsedJson(text)),
  write: (reading) => JSON.stringify(reading),
  default: nothingRead,
})

function readingOf(json: unknown): ReadingHistory | undefined {
  if (!isRecord(json)) return undefined
  const { seen, before, places } = json
  if (!isTime(seen) || !isTime(before) || !Array.isArray(places)) return undefined
  return { seen, before, places: places.filter(isPlace) }
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && !Number.isNaN(new Date(value).getTime())
}

function isPlace(place: unknown): place is ReadingPlace {
  if (!isRecord(place)) return false
  const isText = ['path', 'title', 'id', 'heading'].every((name) => typeof place[name] === 'string')
  // Exactly one slash: two would point to another host.
  return isText && /^\/(?!\/)/.test(String(place.path))
}

/**
 * Returns the history at the start of a visit. After a pause, the time of the last reading becomes the end of
 * the previous visit.
 *
 * @param gap length of a pause, in milliseconds
 */
export function startVisit(reading: ReadingHistory, now: number, gap: number): ReadingHistory {
  const isNewVisit = reading.seen > 0 && now - reading.seen > gap
  // A time in the future comes from a clock that was wrong.
  const before = reading.before > now ? 0 : reading.before
  return { ...reading, before: isNewVisit ? reading.seen : before, seen: now }
}

/** Returns the history with a new position: each page once, the latest first, without the oldest pages beyond the limit. */
export function readAt(
  reading: ReadingHistory,
  place: ReadingPlace,
  now: number,
  most: number,
): ReadingHistory {
  const others = reading.places.filter(({ path }) => path !== place.path)
  return { ...reading, seen: now, places: [place, ...others].slice(0, most) }
}
