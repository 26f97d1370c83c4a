/** The position of a heading relative to a line; `hidden` inside a closed box or another tab. */
export type HeadingPosition = 'above' | 'below' | 'hidden'

/**
 * Returns the index of the last heading above a line in reading order; -1 if there is none. Checks only a few
 * of them, because a long page has a thousand and this runs on every scroll step.
 */
export function lastReached(count: number, positionOf: (index: number) => HeadingPosition): number {
  let reached = -1
  let begin = 0
  let end = count
  while (begin < end) {
    const middle = (begin + end) >> 1
    let shown = middle
    let position = positionOf(shown)
    while (position === 'hidden' && shown + 1 < end) {
      shown += 1
      position = positionOf(shown)
    }
    if (position === 'above') {
      reached = shown
      begin = shown + 1
    } else end = middle
  }
  return reached
}
