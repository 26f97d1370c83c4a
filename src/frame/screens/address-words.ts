import type { Route } from '../../content/page-path.ts'

/** Longer addresses are no names. Characters. */
const longest = 80

/** Returns the words of an address for a search: `/guide/reverse-proxy.html` gives "guide reverse proxy". */
export function addressWords(route: Route): string {
  const parts = route
    .slice(0, longest)
    .replace(/\.(?:html?|md|php|aspx?)$/i, '')
    .split(/[^\p{L}\p{N}]+/u)
  return [...new Set(parts)].filter((part) => part !== '' && !/^(?:index|readme|404)$/i.test(part)).join(' ')
}
