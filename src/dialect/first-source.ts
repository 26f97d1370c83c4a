/** Maximum length added to complete the last line; a longer line is cut. Characters. */
const longestRest = 2_000

/** Spaces before a definition. */
const mostIndent = 3
/** Characters of a label between its brackets. */
const longestLabel = 200
const bracketed = /\[[^[\]]{1,200}\]/g

/**
 * Returns the start of a very long page for its first screens, because parsing 500 kB takes a phone seconds.
 * Definitions from the rest are added at the front, so that links and footnote marks work as in the whole
 * page. The block that is cut may differ from the whole page; it is far below the first screens.
 *
 * @param length requested characters; the line in which they end is kept whole unless it is very long
 */
export function firstSource(body: string, length: number): string {
  const end = endBehind(body, length)
  if (end < 0) return body
  const beginning = body.slice(0, end)
  const rest = body.slice(end)
  const known = new Set(definitionsOf(beginning).map(({ label }) => keyOf(label)))
  // Only definitions that are used: a page may have more definitions than text.
  const asked = new Set(Array.from(beginning.matchAll(bracketed), ([mark]) => keyOf(mark)))
  const later = definitionsOf(rest).filter(({ label }) => asked.has(keyOf(label)) && !known.has(keyOf(label)))
  return [...later.map(({ line }) => line), '', beginning].join('\n')
}

interface Definition {
  /** The whole line. */
  readonly line: string
  /** With its brackets. */
  readonly label: string
}

/** The definitions of links and footnotes, each in one line. */
function definitionsOf(text: string): readonly Definition[] {
  const found: Definition[] = []
  for (let start = 0; start <= text.length; ) {
    const lineEnd = text.indexOf('\n', start)
    const end = lineEnd < 0 ? text.length : lineEnd
    let open = start
    while (open < start + mostIndent && text[open] === ' ') open += 1
    if (text[open] === '[') {
      const close = text.slice(open, Math.min(end, open + longestLabel + 3)).indexOf(']')
      const isDefinition = close > 1 && text[open + close + 1] === ':'
      if (isDefinition)
        found.push({ line: text.slice(start, end), label: text.slice(open, open + close + 1) })
    }
    start = end + 1
  }
  return found
}

/** Returns where the start ends: at the end of a line, or after a word of a very long line; -1 if the text is not longer. */
function endBehind(body: string, length: number): number {
  const line = body.indexOf('\n', length)
  const last = line < 0 ? body.length : line
  if (last - length <= longestRest) return line
  const word = body.indexOf(' ', length)
  return word < 0 ? length + longestRest : Math.min(word, length + longestRest)
}

/** Normalizes a label as CommonMark does. */
const keyOf = (label = '') => label.toLowerCase().replace(/\s+/g, ' ')
