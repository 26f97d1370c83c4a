import { decodedName } from '../content/decoded.ts'
/**
 * Returns the path of a file below a base, with file names as on disk; `undefined` if it is elsewhere or cannot be
 * decoded. Every script of the origin can put any address into a cache.
 *
 * @param base with a trailing slash
 */
export function pathBelow(url: string, base: string): string | undefined {
  return url.startsWith(base) ? decodedName(url.slice(base.length)) : undefined
}
