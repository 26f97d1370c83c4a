/** The path the site lives below, with slashes at both ends: `/`, or `/docs/`. `<base href>` in index.html is the only place that says it. */
export function siteBase(): string {
  return new URL('.', document.baseURI).pathname
}

/** An address inside the site, from a path that starts at its root (`/guide/`). */
export function withBase(path: string): string {
  return siteBase() + path.replace(/^\/+/, '')
}

/** The path as the site sees it: its base taken off, always with a leading slash. */
export function withoutBase(pathname: string): string {
  const base = siteBase()
  return pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname
}
