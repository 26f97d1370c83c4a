/** The cancelable event on `window` that says that a part of the application could not be loaded; `detail` is the error. */
export const preloadErrorEvent = 'preload-error'

/**
 * Loads a part of the application that is not in the first load. A failure raises `preload-error` on `window` (Spec §8, Checklist
 * E5) and is thrown again unless a handler prevents it.
 *
 * @returns `undefined` where a handler prevented the error: it takes care of what happens now
 */
export async function loadLate<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  try {
    return await load()
  } catch (error) {
    if (isPrevented(error)) return undefined
    throw error
  }
}

/** Tells the page that a late part failed elsewhere (in a frame). Whether a handler took care of it. */
export function isPrevented(error: unknown): boolean {
  const event = new CustomEvent(preloadErrorEvent, { cancelable: true, detail: error })
  return !window.dispatchEvent(event)
}
