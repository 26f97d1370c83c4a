const length = /^(?:\d{1,3}(?:\.\d{1,3})?(?:px|em|rem|%|ch|pt)|0|auto)$/i
const color = /^(?:#[\da-f]{3,8}|[a-z]{3,24}|(?:rgb|hsl)a?\([\d\s.,%/]{3,40}\))$/i
const word = (words: string): RegExp => new RegExp(`^(?:${words})$`, 'i')

// No property that moves, covers, hides, fetches, or animates.
const properties: ReadonlyMap<string, RegExp> = new Map([
  ['text-align', word('left|center|right|justify|start|end')],
  ['vertical-align', word('top|middle|bottom|baseline|sub|super|text-top|text-bottom')],
  ['color', color],
  ['background-color', color],
  ['width', length],
  ['max-width', length],
  ['height', length],
  ['font-weight', word('normal|bold|bolder|lighter|[1-9]00')],
  ['font-style', word('normal|italic|oblique')],
  ['text-decoration', word('none|underline|line-through|overline')],
  ['white-space', word('normal|nowrap|pre|pre-wrap|pre-line')],
])

/** Elements whose content never overflows them. */
const replaced = new Set(['img', 'video', 'audio', 'iframe'])

/**
 * Returns the allowed part of a `style` attribute: a few properties, each with values of one simple form.
 * Escapes, comments, `url()`, `var()`, `!important`, and negative sizes match none of the forms. An element is never
 * wider than its container, and never lower than its content, which could otherwise cover what follows.
 *
 * @returns an empty string if nothing is allowed
 */
export function safeStyle(value: string, tagName: string): string {
  const allowed: string[] = []
  let maximum = ''
  for (const declaration of value.split(';')) {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase()
    const text = declaration.slice(colon + 1).trim()
    if (!properties.get(name)?.test(text)) continue
    if (name === 'width' || name === 'max-width') maximum ||= '100%'
    if (name === 'max-width') maximum = /^(?:0|auto)$/i.test(text) ? '100%' : `min(${text}, 100%)`
    else allowed.push(`${name === 'height' && !replaced.has(tagName) ? 'min-height' : name}: ${text}`)
  }
  if (maximum !== '') allowed.push(`max-width: ${maximum}`)
  return allowed.join('; ')
}
