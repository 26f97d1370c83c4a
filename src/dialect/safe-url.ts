const linkSchemes = new Set(['http', 'https', 'mailto', 'tel', 'xmpp', 'irc', 'ircs'])
const sourceSchemes = new Set(['http', 'https'])

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that URL parsers strip
const ignoredByBrowsers = /[\u0000-\u0020]/g
const schemeStart = /^([a-z][a-z\d+.-]*):/i

/** What an address is for: `link` is followed when asked, `source` is fetched by the page. */
export type UrlUse = 'link' | 'source'

/**
 * Whether an address may stand in a page: relative, or with a scheme of the list for its use. `javascript:`, `data:`, `blob:`,
 * `file:` and every unknown scheme are refused.
 *
 * @param url decoded: character references must be gone. Spaces and control characters count as browsers count them: not
 * at all, so `java\nscript:` is no way around
 */
export function isSafeUrl(url: string, use: UrlUse): boolean {
  const scheme = schemeStart.exec(url.replace(ignoredByBrowsers, ''))?.[1]
  if (scheme === undefined) return true
  return (use === 'link' ? linkSchemes : sourceSchemes).has(scheme.toLowerCase())
}

/**
 * The list of candidate images of `srcset`, when every one of them may stand in a page.
 *
 * @returns `undefined` when one may not, or the list cannot be read
 */
export function safeSourceSet(value: string): string | undefined {
  const candidates = value.split(',').map((candidate) => candidate.trim())
  const fits = (candidate: string): boolean => {
    const [url = '', size = '1x', ...more] = candidate.split(/\s+/)
    return (
      url !== '' && more.length === 0 && /^\d{1,5}(?:\.\d{1,3})?[wx]$/.test(size) && isSafeUrl(url, 'source')
    )
  }
  return candidates.every(fits) ? candidates.join(', ') : undefined
}
