/*
 * Linear-time replacements for patterns such as `/\/+$/` and `/<[^>]*>/g`. A pattern searches the whole rest
 * of a text again from every position where it could start.
 */

/** Returns the text without these characters at its end. */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** Returns the text without these characters at its start and end. */
export function withoutEnds(text: string, characters: string): string {
  let start = 0
  while (start < text.length && characters.includes(text.charAt(start))) start += 1
  return withoutEnd(text.slice(start), characters)
}

/** Returns a text on one line, with single spaces. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** The start and end of spans to remove from a text. */
export interface SpanEnds {
  /** With the flag `g`; matches only the start. */
  readonly open: RegExp
  readonly close: string
  /** A span that contains this before its end does not count. */
  readonly limit?: string
}

/** Replaces every span in a text. */
export function replaceSpans(text: string, { open, close, limit }: SpanEnds, replacement: string): string {
  const closeAfter = positionsOf(text, close)
  const limitAfter = limit === undefined ? () => -1 : positionsOf(text, limit)
  const parts: string[] = []
  let done = 0
  for (const { 0: start, index } of text.matchAll(open)) {
    if (index < done) continue
    const end = closeAfter(index + start.length)
    if (end < 0) break
    const border = limitAfter(index + start.length)
    if (border >= 0 && border < end) continue
    parts.push(text.slice(done, index), replacement)
    done = end + close.length
  }
  return done === 0 ? text : parts.join('') + text.slice(done)
}

/**
 * Returns a function that finds the next occurrence of a mark for increasing positions, without searching any
 * part of the text twice. -1 if there is none.
 */
function positionsOf(text: string, mark: string): (from: number) => number {
  let start = 0
  let asked = -1
  return (from) => {
    if (start >= 0 && (asked < 0 || start < from)) start = text.indexOf(mark, from)
    asked = from
    return start
  }
}
