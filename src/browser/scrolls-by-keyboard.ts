/** Absent outside of browsers. */
const observer = globalThis.ResizeObserver && new ResizeObserver(measureAll)

/**
 * A `ref` for scroll containers: makes the element focusable, so that arrow keys can scroll it, only while
 * its content overflows. Its first child is observed too, because content can grow in a container that does
 * not.
 */
export function scrollsByKeyboard(box: HTMLElement | null): (() => void) | undefined {
  if (!box || !observer) return undefined
  const watched = [box, box.firstElementChild].filter((element) => element !== null)
  for (const element of watched) {
    boxOf.set(element, box)
    observer.observe(element)
  }
  return () => {
    for (const element of watched) observer.unobserve(element)
  }
}

const boxOf = new WeakMap<Element, HTMLElement>()

function measureAll(entries: readonly ResizeObserverEntry[]): void {
  const boxes = new Set(entries.map(({ target }) => boxOf.get(target)))
  for (const box of boxes) {
    if (!box) continue
    if (canScroll(box)) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
}

/** Returns whether a reader can scroll it now. Half pixels are rounded up. */
function canScroll(box: HTMLElement): boolean {
  if (box.scrollWidth > box.clientWidth + 1) return true
  if (box.scrollHeight <= box.clientHeight + 1) return false
  return ['auto', 'scroll'].includes(getComputedStyle(box).overflowY)
}
