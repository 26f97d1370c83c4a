// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that URL parsers strip
const ignoredByBrowsers = /[\u0000-\u0020]/g
const schemeStart = /^([a-z][a-z\d+.-]*):/i

/** The purpose of an address: `link` is followed by the reader, `source` is fetched by the page. */
export type UrlUse = 'link' | 'source'

export const urlSchemes: Readonly<Record<UrlUse, string[]>> = {
  link: ['http', 'https', 'mailto', 'tel', 'xmpp', 'irc', 'ircs'],
  source: ['http', 'https'],
}

/** The attributes with an address. `srcSet` has several. */
export const urlAttributes: ReadonlyMap<string, UrlUse> = new Map([
  ['href', 'link'],
  ['src', 'source'],
  ['poster', 'source'],
  ['cite', 'source'],
])

/**
 * Returns whether an address is allowed in a page: relative, or with an allowed scheme for its use.
 * `javascript:`, `data:`, `blob:`, `file:`, and every unknown scheme are refused.
 *
 * @param url without character references. Spaces and control characters are ignored as in browsers, so
 * `java\nscript:` does not bypass this
 */
export function isSafeUrl(url: string, use: UrlUse): boolean {
  const scheme = schemeStart.exec(url.replace(ignoredByBrowsers, ''))?.[1]
  if (scheme === undefined) return true
  return urlSchemes[use].includes(scheme.toLowerCase())
}

/** Returns whether a text is a whole address of the web. */
export const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url) && URL.canParse(url)

/**
 * Returns whether an address leads to another site, or might in a browser: with a scheme, or with two slashes or
 * backslashes at the start.
 */
export function isOutside(url: string): boolean {
  const bare = url.replace(ignoredByBrowsers, '')
  return schemeStart.test(bare) || /^[/\\]{2}/.test(bare)
}

/**
 * Returns the candidate images of `srcset` if all of them are files of this site.
 *
 * @returns `undefined` if one is not, or the list cannot be parsed
 */
export function safeSourceSet(value: string): string | undefined {
  const candidates = value.split(',').map((candidate) => candidate.trim())
  const fits = (candidate: string): boolean => {
    const [url = '', size = '1x', ...more] = candidate.split(/\s+/)
    return url !== '' && more.length === 0 && /^\d{1,5}(?:\.\d{1,3})?[wx]$/.test(size) && !isOutside(url)
  }
  return candidates.every(fits) ? candidates.join(', ') : undefined
}
