/** How long to wait for a frame, in milliseconds. A background tab paints none. */
const longestFrame = 250

/** Resolves after the current document has been painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longestFrame)
    // The first callback runs before the paint, the second after it.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}
