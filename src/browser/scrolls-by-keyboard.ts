/**
 * A `ref` for scroll containers: makes the element focusable, so that arrow keys can scroll it, only while
 * its content overflows. Its first child is observed too, because content can grow in a container that does
 * not.
 */
export function scrollsByKeyboard(box: HTMLElement | null): (() => void) | undefined {
  if (!box || typeof ResizeObserver === 'undefined') return undefined
  const observer = new ResizeObserver(() => {
    if (canScroll(box)) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  })
  for (const element of [box, box.firstElementChild]) if (element) observer.observe(element)
  return () => observer.disconnect()
}

/** Returns whether a reader can scroll it now. Half pixels are rounded up. */
function canScroll(box: HTMLElement): boolean {
  if (box.scrollWidth > box.clientWidth + 1) return true
  if (box.scrollHeight <= box.clientHeight + 1) return false
  return ['auto', 'scroll'].includes(getComputedStyle(box).overflowY)
}
