import { storageKeys } from './storage-keys.ts'
import { createStoredValue } from './stored-value.ts'

/** Where a reader was on a page. */
export interface ReadingPlace {
  /** The page, as its path below the site's base: `/zh/guide/install/docker.html`. */
  readonly path: string
  readonly title: string
  /** The heading reached; '' above the first. */
  readonly id: string
  readonly heading: string
}

/** What the device remembers of reading (Checklist X17). It never leaves it. */
export interface Reading {
  /** When something was read last. Milliseconds since 1970; 0 for never. */
  readonly seen: number
  /** When the visit before this one ended; 0 where this is the first. */
  readonly before: number
  /** The page read last comes first. */
  readonly places: readonly ReadingPlace[]
}

export const nothingRead: Reading = { seen: 0, before: 0, places: [] }

export const useReading = createStoredValue<Reading>({
  key: storageKeys.reading,
  read: (text) => {
    try {
      return readingOf(JSON.parse(text))
    } catch {
      return undefined
    }
  },
  write: (reading) => JSON.stringify(reading),
  default: nothingRead,
})

function readingOf(json: unknown): Reading | undefined {
  if (typeof json !== 'object' || json === null) return undefined
  const { seen, before, places } = json as Record<string, unknown>
  if (typeof seen !== 'number' || typeof before !== 'number' || !Array.isArray(places)) return undefined
  return { seen, before, places: places.filter(isPlace) }
}

function isPlace(json: unknown): json is ReadingPlace {
  if (typeof json !== 'object' || json === null) return false
  const place = json as Record<string, unknown>
  const isText = ['path', 'title', 'id', 'heading'].every((name) => typeof place[name] === 'string')
  // One slash: two would lead to another host.
  return isText && /^\/(?!\/)/.test(String(place.path))
}

/**
 * What is remembered once a reader arrives: after a pause the time of the last reading becomes the end of the visit before.
 *
 * @param gap how long a pause is, in milliseconds
 */
export function arriveAt(reading: Reading, now: number, gap: number): Reading {
  const isNewVisit = reading.seen > 0 && now - reading.seen > gap
  return isNewVisit ? { ...reading, before: reading.seen, seen: now } : { ...reading, seen: now }
}

/** What is remembered once a reader is at a place: each page once, the last one first, the oldest beyond the limit gone. */
export function readAt(reading: Reading, place: ReadingPlace, now: number, most: number): Reading {
  const others = reading.places.filter(({ path }) => path !== place.path)
  return { ...reading, seen: now, places: [place, ...others].slice(0, most) }
}
