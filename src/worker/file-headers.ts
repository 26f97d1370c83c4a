/** The content types with which browsers treat a file as what it is, by the end of its name. */
const types: Readonly<Record<string, RegExp>> = {
  html: /^text\/html(?:;\s*charset="?utf-8"?)?$/i,
  js: /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i,
  css: /^text\/css\b/i,
}

/** Headers that lead the browser elsewhere instead of to the file. */
const acting = ['refresh', 'content-disposition']

/**
 * Returns whether a saved file has headers that fit its name. Every script of the origin can save the right content with
 * others, with which a page would be text, be left, or be a download, at every visit.
 *
 * @param path below the site's base, or the address
 */
export function hasFittingHeaders(path: string, headers: Headers): boolean {
  const type = types[path.split('?')[0]?.split('.').at(-1) ?? '']
  if (acting.some((name) => headers.has(name))) return false
  return type === undefined || type.test(headers.get('content-type') ?? '')
}
