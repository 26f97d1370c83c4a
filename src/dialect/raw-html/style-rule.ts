const length = /^(?:\d{1,3}(?:\.\d{1,3})?(?:px|em|rem|%|ch|pt)|0|auto)$/i
const colour = /^(?:#[\da-f]{3,8}|[a-z]{3,24}|(?:rgb|hsl)a?\([\d\s.,%/]{3,40}\))$/i
const word = (words: string): RegExp => new RegExp(`^(?:${words})$`, 'i')

// No property that moves, covers, hides, fetches or animates.
const properties: ReadonlyMap<string, RegExp> = new Map([
  ['text-align', word('left|center|right|justify|start|end')],
  ['vertical-align', word('top|middle|bottom|baseline|sub|super|text-top|text-bottom')],
  ['color', colour],
  ['background-color', colour],
  ['width', length],
  ['max-width', length],
  ['height', length],
  ['font-weight', word('normal|bold|bolder|lighter|[1-9]00')],
  ['font-style', word('normal|italic|oblique')],
  ['text-decoration', word('none|underline|line-through|overline')],
  ['white-space', word('normal|nowrap|pre|pre-wrap|pre-line')],
])

/**
 * The part of a `style` attribute that may stand in a page: a small list of properties, each with values of one simple form.
 * Escapes, comments, `url()`, `var()`, `!important` and negative sizes fit none of the forms.
 *
 * @returns an empty string when nothing of it may
 */
export function safeStyle(value: string): string {
  const kept: string[] = []
  for (const declaration of value.split(';')) {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase()
    const text = declaration.slice(colon + 1).trim()
    if (properties.get(name)?.test(text)) kept.push(`${name}: ${text}`)
  }
  return kept.join('; ')
}
