/** Converts GitBook's table of cards to a list of cards: for each row its cover, title, link, and texts. */
export function cardTable(body: string): string {
  const columns = cellsOf(body, 'th').map(({ attributes }) => attributes)
  const rows = [...body.matchAll(/<tr\b[^>]*>([\s\S]*?)<\/tr>/g)].flatMap(([, row = '']) => {
    const cells = cellsOf(row, 'td')
    if (cells.length === 0) return []
    const linkIn = (column: RegExp) => {
      const at = columns.findIndex((one) => column.test(one))
      return /\bhref="([^"]*)"/.exec(cells[at]?.text ?? '')?.[1]
    }
    const [title = '', ...texts] = cells
      .filter((_cell, at) => !columns[at]?.includes('data-hidden'))
      .map(({ text }) => wordsOf(text))
      .filter((text) => text !== '')
    const target = linkIn(/data-card-target/)
    const cover = linkIn(/data-card-cover(?!-)/)
    const words = title.replaceAll('**', '')
    const linked = target === undefined ? `**${words}**` : `[${words}](${target})`
    const name = title.includes('](') || words === '' ? title : linked
    const parts = [name, ...(cover === undefined ? [] : [`![](${cover})`]), ...texts]
    return [`- ${parts.join('\n\n  ')}`]
  })
  return `::: cards\n\n${rows.join('\n\n')}\n\n:::`
}

const cellsOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, 'g'))].map(
    ([, attributes = '', text = '']) => ({ attributes, text }),
  )

/** Returns the words of a cell as Markdown on one line. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<a\b[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, '[$2]($1)')
    .replaceAll(/<\/?(?:strong|b)>/g, '**')
    .replaceAll(/<\/(?:p|h\d|li|div)>|<br\s*\/?>/g, ' ')
    .replaceAll(/<\/?(?:p|h\d|ul|ol|li|div|span)\b[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
