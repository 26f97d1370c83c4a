/** How much of an answer `isWebPage` needs. Characters. */
export const webPageStart = 1000

/** How a web page begins. Markdown that begins so would show nothing of it. */
const firstTag = /^<(?:!doctype html|(?:html|head|body|meta|title)[\s>/])/i
/** A web page can also consist of one script that leads elsewhere. Pages of other engines begin with `<script setup>`. */
const onlyScript = /^<script(?:\s[^<>]*)?>[^<]*<\/script>\s*$/i

/**
 * Returns whether an answer is a web page instead of a text, a data file, or a script of the site: the site's own
 * document, which hosts with a fallback return for missing files, or the page of a network that readers must sign in to.
 *
 * @param start the first `webPageStart` characters
 */
export function isWebPage(contentType: string, start: string): boolean {
  if (/^(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType)) return true
  const text = withoutProlog(start)
  return firstTag.test(text) || onlyScript.test(text)
}

/** Returns a text without a byte order mark, an XML declaration, and comments at its start. */
function withoutProlog(start: string): string {
  const text = start.trimStart()
  const end = text.startsWith('<!--') ? '-->' : '?>'
  const at = /^<(?:!--|\?xml)/.test(text) ? text.indexOf(end) : -1
  return at < 0 ? text : withoutProlog(text.slice(at + end.length))
}

/** Returns whether a web page is the site's own document (index.html). */
export const isOwnDocument = (html: string): boolean =>
  html.includes(' data-theme="') && html.includes('<div id="app">')
