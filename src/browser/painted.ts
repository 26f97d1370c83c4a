/** How long a frame may take before nobody waits for it any longer: a tab in the background paints none. Milliseconds. */
const longestFrame = 250

/** Resolves once what stands in the document now has been painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longestFrame)
    // The first frame begins before it paints; the second begins behind it.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}
