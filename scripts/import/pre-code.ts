import { indent, readLoosely } from './edits.ts'

/** A text with a mark for each block of code in HTML, so that its lines stay where they are, and the blocks. */
export interface WithoutPre {
  readonly text: string
  /** Puts the blocks into the text that became of it. */
  readonly restore: (text: string) => string
}

/** A character that no text contains. */
const mark = '\uE001'

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ' }

/** Takes out code that GitBook writes in HTML (`<pre><code>`), because it has bold lines. It becomes fenced code. */
export function withoutPre(text: string): WithoutPre {
  const blocks: string[] = []
  const { isProtected } = readLoosely(text)
  const kept = text.replaceAll(
    /<pre\b([^>]*)><code\b([^>]*)>([\s\S]*?)<\/code><\/pre>/g,
    (whole: string, pre: string, code: string, inner: string, offset: number) => {
      if (isProtected(offset)) return whole
      const [, language = 'text'] = /lang(?:uage)?-([\w+-]+)/.exec(code + pre) ?? []
      const [, title] = /data-title="([^"]*)"/.exec(pre) ?? []
      const plain = decoded(inner.replaceAll(/<\/?strong>/g, '')).replace(/\n+$/, '')
      const marks = '`'.repeat(Math.max(3, ...[...plain.matchAll(/`{3,}/g)].map(([one]) => one.length + 1)))
      const name = title === undefined ? '' : ` title="${title}"`
      blocks.push(`${marks}${language}${name}\n${plain}\n${marks}`)
      return `${mark}${blocks.length - 1}${mark}${whole.replaceAll(/[^\n]/g, '')}`
    },
  )
  return {
    text: kept,
    restore: (converted) =>
      converted.replaceAll(
        new RegExp(`^([ \\t>]*)${mark}(\\d+)${mark}`, 'gm'),
        (_whole, before: string, at: string) => indent(blocks[Number(at)] ?? '', before),
      ),
  }
}

const decoded = (html: string): string =>
  html.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, number?: string, name?: string) =>
      name === undefined
        ? String.fromCodePoint(hex === undefined ? Number(number) : Number.parseInt(hex, 16))
        : (entities[name] ?? whole),
  )
