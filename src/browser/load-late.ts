/** The cancelable event on `window` for a part of the application that could not be loaded; `detail` is the error. */
export const preloadErrorEvent = 'preload-error'

/** Number of failed loads in this document, by address of the part. */
const failures = new Map<string, number>()

/** Thrown when a part of the application could not be fetched; the cause is the browser's error. */
export class LostPart extends Error {
  override name = 'LostPart'
}

/**
 * Loads a part of the application that is not in the first load: the one way to do so outside workers and the first paint,
 * whose failures only cost time. A failure raises `preload-error` on `window` (Spec §8, E5) and is thrown unless a handler
 * prevents it: then nothing more happens, because the handler takes over. A later call tries again.
 *
 * @throws {LostPart}
 */
export async function loadLate<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load().catch(loadAfresh<Part>)
  } catch (error) {
    // A part inside of it has raised the event.
    if (error instanceof LostPart) throw error
    if (isPrevented(error)) return new Promise<never>(() => undefined)
    throw new LostPart('A part of the application could not be loaded.', { cause: error })
  }
}

/**
 * Returns a function that loads each thing once, by its key: later calls get the result of the first one, also while it is
 * under way. After a failed load, the next call tries again.
 */
export function createLoads<Result>(): (key: string, load: () => Promise<Result>) => Promise<Result> {
  const loaded = new Map<string, Promise<Result>>()
  return (key, load) => {
    const known = loaded.get(key)
    if (known) return known
    const result = load()
    loaded.set(key, result)
    result.catch(() => loaded.delete(key))
    return result
  }
}

/**
 * Imports a part again under a different address. A document can remember a failed module and never request
 * its address again, so this is needed from the second failure on. The address comes from the browser's
 * error.
 */
function loadAfresh<Part>(error: unknown): Promise<Part> {
  const address = ownAddressIn(error)
  if (address === undefined) throw error
  const before = failures.get(address) ?? 0
  failures.set(address, before + 1)
  if (before === 0) throw error
  return import(/* @vite-ignore */ `${address}?again=${before}`)
}

/** Returns the address of this site in an error of `import()`; `undefined` if the browser does not include it. */
function ownAddressIn(error: unknown): string | undefined {
  const address = error instanceof TypeError ? /https?:\/\/[^\s?#]+\.js/.exec(error.message)?.[0] : undefined
  return address?.startsWith(`${location.origin}/`) ? address : undefined
}

/** Reports a part that failed to load elsewhere (in a frame). Returns whether a handler took over. */
export function isPrevented(error: unknown): boolean {
  const event = new CustomEvent(preloadErrorEvent, { cancelable: true, detail: error })
  return !window.dispatchEvent(event)
}
