import type { ProductLanguage } from '../pages/product-languages.ts'

/** A message, and where it is explained. */
export interface IndexedMessage {
  readonly message: string
  /** The page's file below the folder of its language. */
  readonly page: string
  /** The link to the explanation, from the page with the index. */
  readonly link: string
}

/**
 * Returns the codes with which a cell starts, and those after “or” or a comma. Other codes only describe a
 * message, as in “`404` for `/dav`”.
 */
export function messagesOf({
  text,
  codes,
}: {
  readonly text: string
  readonly codes: readonly string[]
}): string[] {
  let end = 0
  return codes.filter((code) => {
    const start = text.indexOf(code, end)
    const before = text.slice(0, start)
    end = start + code.length
    return before === '' || /(?:, |,? (?:or|and) )$/.test(before)
  })
}

/** Shorter codes, such as `y`, are values in a description, not messages. */
const shortestMessage = 3

const words = {
  en: {
    head: ['Message', 'Page'],
    digits: 'Digits',
    others: 'Other characters {#other-characters}',
    and: ', ',
  },
  zh: { head: ['提示', '页面'], digits: '数字 {#digits}', others: '其他字符 {#other-characters}', and: '、' },
}

/** Returns a heading and a table for each first letter, with all pages that explain a message in one row. */
export function indexOf(
  messages: readonly IndexedMessage[],
  titles: ReadonlyMap<string, string>,
  language: ProductLanguage,
): string {
  const { head, digits, others, and } = words[language]
  const links = new Map<string, Set<string>>()
  for (const { message, page, link } of messages) {
    if (message.length < shortestMessage) continue
    const known = links.get(message) ?? new Set()
    links.set(message, known.add(`[${titles.get(page) ?? page}](${link})`))
  }
  const sections = new Map<string, string[]>()
  const titleOf = (first: string) => {
    if (/[a-z]/.test(first)) return first.toUpperCase()
    return /\d/.test(first) ? digits : others
  }
  for (const message of [...links.keys()].sort(byLetters)) {
    const title = titleOf(lettersOf(message).charAt(0))
    const rows = sections.get(title) ?? []
    rows.push(`| ${codeCell(message)} | ${[...(links.get(message) ?? [])].join(and)} |`)
    sections.set(title, rows)
  }
  return [...sections]
    .map(([title, rows]) =>
      [`### ${title}`, '', `| ${head.join(' | ')} |`, '| --- | --- |', ...rows].join('\n'),
    )
    .join('\n\n')
}

/** Sorts messages without letters and digits to the end. */
const lastLetter = '\uffff'

/** Returns the part of a message by which it is sorted: without quotes, brackets, and dots at its start. */
const lettersOf = (message: string) => message.toLowerCase().replace(/^[^\p{L}\d]+/u, '') || lastLetter

/** Compares two messages by code units, so that the order is the same on every system. */
function byLetters(one: string, other: string): number {
  const [first, second] = [lettersOf(one), lettersOf(other)]
  if (first === second) return one < other ? -1 : 1
  return first < second ? -1 : 1
}

/** Returns a message as code in a table cell. */
function codeCell(message: string): string {
  const fence = message.includes('`') ? '``' : '`'
  const edge = fence === '``' ? ' ' : ''
  return `${fence}${edge}${message.replaceAll('|', '\\|')}${edge}${fence}`
}
