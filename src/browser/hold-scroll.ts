/** Headings and other elements with an ID; they survive a change of the text. */
const landmarks = 'main :is(h1, h2, h3, h4, h5, h6)'

/**
 * Changes the page without moving what the reader is looking at: the last heading above the middle of the
 * window stays in place, if it still exists afterwards.
 *
 * @param change must be finished when it returns (`flushSync`)
 */
export function holdScroll(change: () => void): void {
  const above = [...document.querySelectorAll<HTMLElement>(landmarks)]
    .filter((heading) => heading.getBoundingClientRect().top < innerHeight / 2)
    .at(-1)
  const before = above?.getBoundingClientRect().top
  const id = above?.id
  change()
  const after = id ? document.getElementById(id)?.getBoundingClientRect().top : undefined
  if (before !== undefined && after !== undefined) scrollBy({ top: after - before, behavior: 'instant' })
}
