/**
 * Returns the path of a file below a base, with file names as on disk; `undefined` if it is elsewhere or cannot be
 * decoded. Every script of the origin can put any address into a cache.
 *
 * @param base with a trailing slash
 */
export function pathBelow(url: string, base: string): string | undefined {
  if (!url.startsWith(base)) return undefined
  try {
    return decodeURIComponent(url.slice(base.length))
  } catch {
    return undefined
  }
}
