import { withRoom } from './room.ts'

/** The positions of a word: row by row a document, a field of it, and a count. Valid until the next read. */
export interface Rows {
  readonly count: number
  readonly documents: Uint32Array
  readonly fields: Uint8Array
  readonly times: Uint8Array
}

/** The positions of all words. Words are numbers from 0 (`term-table.ts`). */
export interface Postings {
  /** Adds a position. The documents of a word must be added in ascending order. */
  readonly add: (term: number, document: number, field: number, times: number) => void
  readonly read: (term: number) => Rows
  /** Returns the bytes that a word uses: roughly twice the number of its positions. */
  readonly sizeOf: (term: number) => number
}

/**
 * The smallest region has 2 to the power of this number of bytes, enough for two or three positions. Most
 * words have no more.
 */
const smallestRegion = 3
/** Maximum stored count of a word in one field. Higher counts hardly change the ranking. */
const mostTimes = 31

/**
 * Creates a store for all positions in one byte array, about 2.5 bytes each: the distance to the previous
 * document (7 bits per byte), then field (3 bits) and count (5 bits). When a word's region is full, the word
 * moves to one of twice the size and the old region is reused.
 */
export function createPostings(): Postings {
  let bytes = new Uint8Array(1 << 16)
  let end = 0
  let starts = new Uint32Array(1 << 10)
  let sizes = new Uint32Array(1 << 10)
  let regions = new Uint8Array(1 << 10)
  let latest = new Uint32Array(1 << 10)
  const free: number[][] = Array.from({ length: 32 }, () => [])
  let documents = new Uint32Array(1 << 10)
  let fields = new Uint8Array(1 << 10)
  let times = new Uint8Array(1 << 10)

  const takeRegion = (region: number) => {
    const again = free[region]?.pop()
    if (again !== undefined) return again
    const start = end
    end += 2 ** region
    bytes = withRoom(bytes, end)
    return start
  }
  const makeRoom = (term: number) => {
    starts = withRoom(starts, term + 1)
    sizes = withRoom(sizes, term + 1)
    regions = withRoom(regions, term + 1)
    latest = withRoom(latest, term + 1)
    const region = regions[term] ?? 0
    const next = region === 0 ? smallestRegion : region + 1
    const start = takeRegion(next)
    if (region > 0) {
      const old = starts[term] ?? 0
      bytes.copyWithin(start, old, old + (sizes[term] ?? 0))
      free[region]?.push(old)
    }
    starts[term] = start
    regions[term] = next
  }
  const add = (term: number, document: number, field: number, count: number) => {
    let distance = document - (latest[term] ?? 0)
    const region = regions[term] ?? 0
    if (region === 0 || (sizes[term] ?? 0) + lengthOf(distance) + 1 > 2 ** region) makeRoom(term)
    let at = (starts[term] ?? 0) + (sizes[term] ?? 0)
    for (; distance > 127; distance >>>= 7) {
      bytes[at] = (distance & 127) | 128
      at += 1
    }
    bytes[at] = distance
    bytes[at + 1] = (Math.min(count, mostTimes) << 3) | field
    sizes[term] = at + 2 - (starts[term] ?? 0)
    latest[term] = document
  }
  const read = (term: number): Rows => {
    const size = sizes[term] ?? 0
    documents = withRoom(documents, size)
    fields = withRoom(fields, size)
    times = withRoom(times, size)
    let at = starts[term] ?? 0
    const stop = at + size
    let document = 0
    let count = 0
    while (at < stop) {
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[at] ?? 0
        at += 1
        document += (byte & 127) << shift
        if (byte < 128) break
      }
      const mark = bytes[at] ?? 0
      at += 1
      documents[count] = document
      fields[count] = mark & 7
      times[count] = mark >> 3
      count += 1
    }
    return { count, documents, fields, times }
  }
  return { add, read, sizeOf: (term) => sizes[term] ?? 0 }
}

/** Returns the number of bytes of a distance. */
function lengthOf(distance: number): number {
  let length = 1
  for (let rest = distance; rest > 127; rest >>>= 7) length += 1
  return length
}
