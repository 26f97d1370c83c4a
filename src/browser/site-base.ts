/**
 * Returns the path below which the site is served, with slashes at both ends: `/` or `/docs/`. Only `<base
 * href>` in index.html defines it.
 */
export function siteBase(): string {
  return new URL('.', document.baseURI).pathname
}

/**
 * Returns the address inside the site for a path from its root (`/guide/`). Browsers read a backslash as a slash and
 * ignore control characters, so none of them may follow the base: two slashes would lead to another site.
 */
export function withBase(path: string): string {
  return siteBase() + path.replace(/^[\\/\s\p{Cc}]+/u, '')
}

/** Returns the path without the site's base, always with a leading slash. */
export function withoutBase(pathname: string): string {
  const base = siteBase()
  return pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname
}
