// Names that start with an underscore are generated for the application's own styles.
const form = /^[a-z][\w-]{0,60}$/i

/** Beginnings of the class names of packages: search, formulas, highlighted code, comments, drawings. */
const reservedStarts = [
  ...['docsearch', 'tml-', 'wbk-', 'chr-', 'ff-', 'longdiv', 'phasor', 'hljs', 'giscus', 'mermaid', 'katex'],
  ...['flowchart', 'ec-', 'echarts', 'zr-', 'watermark', 'tool--'],
]

/** Other class names that have a meaning in the application's styles. */
const reserved = new Set([
  ...['table-scroll', 'prose', 'actuarial', 'circle-pad', 'downstrike', 'mathcal', 'mathscr', 'menclose'],
  ...['sout', 'special-fraction', 'textcircle', 'upstrike', 'visually-hidden', 'first-wait'],
])

/**
 * Returns whether authors may use a class name, in raw HTML, attribute lists, and `containerClass`. Names that the
 * application's styles give a meaning are refused, because a page could imitate or cover the frame with them.
 */
export function isAuthorClass(name: string): boolean {
  const folded = name.toLowerCase()
  if (!form.test(name) || reserved.has(folded)) return false
  return !reservedStarts.some((start) => folded.startsWith(start))
}
