const tag = /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+|</gi
const attribute = /([^\s=>/]+)(?:="([^"]*)")?/g
const blocks = new Set(
  `article aside blockquote details div dl dd dt figure h1 h2 h3 h4 h5 h6 hr li ol p pre section summary table tbody td
  tfoot th thead tr ul br`.split(/\s+/),
)

/**
 * Returns a list that is equal for two well-formed documents exactly if they contain the same elements,
 * attributes, and text. The order of attributes, the way of escaping, and invisible space do not matter.
 */
export function canonicalHtml(html: string): string[] {
  const result: string[] = []
  let text = ''
  let preformatted = 0
  let atBlock = true
  const flush = (beforeBlock: boolean): void => {
    const value = preformatted > 0 ? text : squeezed(text, atBlock, beforeBlock)
    if (value !== '') result.push(JSON.stringify(value))
    if (value !== '') atBlock = false
    text = ''
  }
  for (const [all, slash, name, attributes = ''] of html.matchAll(tag)) {
    if (name === undefined) {
      if (!all.startsWith('<!--')) text += decoded(all)
      continue
    }
    const element = name.toLowerCase()
    flush(blocks.has(element))
    if (element === 'pre') preformatted += slash ? -1 : 1
    atBlock = blocks.has(element)
    result.push(slash ? `</${element}>` : `<${[element, ...canonicalAttributes(attributes)].join(' ')}>`)
  }
  flush(true)
  return result
}

function canonicalAttributes(source: string): string[] {
  const list = Array.from(
    source.matchAll(attribute),
    ([, name = '', value = '']) => `${name}=${decoded(value)}`,
  )
  return list.sort()
}

function squeezed(text: string, afterBlock: boolean, beforeBlock: boolean): string {
  const squeezedText = text.replace(/\s+/g, ' ')
  const start = afterBlock ? squeezedText.trimStart() : squeezedText
  return beforeBlock ? start.trimEnd() : start
}

const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

function decoded(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot));/gi, (all, hexadecimal, decimal, name) => {
    if (hexadecimal) return String.fromCodePoint(Number.parseInt(hexadecimal, 16))
    if (decimal) return String.fromCodePoint(Number(decimal))
    return names[name] ?? all
  })
}
