/** Where a heading stands: above the line that it is compared with, below it, or nowhere (in a closed box, in another tab). */
export type HeadingPlace = 'above' | 'below' | 'hidden'

/**
 * The last of some headings in reading order that stands above a line, as its index; -1 if none does. It asks for few of them: a long
 * page has a thousand, and this happens with every step of a reader's scrolling.
 */
export function lastReached(count: number, placeOf: (index: number) => HeadingPlace): number {
  let reached = -1
  let begin = 0
  let end = count
  while (begin < end) {
    const middle = (begin + end) >> 1
    let shown = middle
    let place = placeOf(shown)
    while (place === 'hidden' && shown + 1 < end) {
      shown += 1
      place = placeOf(shown)
    }
    if (place === 'above') {
      reached = shown
      begin = shown + 1
    } else end = middle
  }
  return reached
}
