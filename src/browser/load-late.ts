/** The cancelable event on `window` that says that a part of the application could not be loaded; `detail` is the error. */
export const preloadErrorEvent = 'preload-error'

/** How often the part at an address could not be loaded in this document. */
const failures = new Map<string, number>()

/** A part of the application that could not be fetched; the cause is the browser's error. */
export class LostPart extends Error {
  override name = 'LostPart'
}

/**
 * Loads a part of the application that is not in the first load. A failure raises `preload-error` on `window` (Spec §8, Checklist
 * E5) and is thrown unless a handler prevents it. Whoever calls it again has a true second try.
 *
 * @throws {LostPart}
 * @returns `undefined` where a handler prevented the error: it takes care of what happens now
 */
export async function loadLate<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  try {
    return await load().catch(loadAfresh<Part>)
  } catch (error) {
    if (isPrevented(error)) return undefined
    throw new LostPart('A part of the application could not be loaded.', { cause: error })
  }
}

/**
 * A document may remember that a module could not be fetched and never ask for its address again. So from the second failure on it is
 * asked for under another address, which the browser's error names.
 */
function loadAfresh<Part>(error: unknown): Promise<Part> {
  const address = ownAddressIn(error)
  if (address === undefined) throw error
  const before = failures.get(address) ?? 0
  failures.set(address, before + 1)
  if (before === 0) throw error
  return import(/* @vite-ignore */ `${address}?again=${before}`)
}

/** The address of this site that an error of `import()` speaks of; `undefined` where the browser does not say it. */
function ownAddressIn(error: unknown): string | undefined {
  const address = error instanceof TypeError ? /https?:\/\/[^\s?#]+\.js/.exec(error.message)?.[0] : undefined
  return address?.startsWith(`${location.origin}/`) ? address : undefined
}

/** Tells the page that a late part failed elsewhere (in a frame). Whether a handler took care of it. */
export function isPrevented(error: unknown): boolean {
  const event = new CustomEvent(preloadErrorEvent, { cancelable: true, detail: error })
  return !window.dispatchEvent(event)
}
