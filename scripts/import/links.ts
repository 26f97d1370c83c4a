import { lineAt } from '../../src/content/json-positions.ts'
import { type Edit, readLoosely, withEdits } from './edits.ts'

/** Returns the new address of a link or image; `undefined` leaves it as it is. */
export type Retarget = (
  url: string,
  position: { readonly line: number; readonly isImage: boolean },
) => string | undefined

/** Replaces the addresses of links and images, also in tags, as far as `retarget` knows new ones. */
export function convertLinks(text: string, retarget: Retarget, firstLine: number): string {
  const { nodes, isProtected } = readLoosely(text)
  const edits: Edit[] = []
  for (const node of nodes) {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') continue
    const from = node.position?.start.offset ?? 0
    const end = node.position?.end.offset ?? 0
    const at = text.slice(from, end).lastIndexOf(node.url)
    if (at < 0 || node.url === '') continue
    const line = firstLine + lineAt(text, from) - 1
    const url = retarget(node.url, { line, isImage: node.type === 'image' })
    if (url === undefined) continue
    const start = from + at
    edits.push({ start, end: start + node.url.length, text: bracketed(url, text[start - 1] === '<') })
  }
  for (const match of text.matchAll(/\b(href|src|srcset|to|link|poster)=(["'])(.+?)\2/gi)) {
    const [, name = '', , url = ''] = match
    if (isProtected(match.index)) continue
    const line = firstLine + lineAt(text, match.index) - 1
    const isImage = /^(?:src|srcset|poster)$/i.test(name)
    const whole = (address: string) => retarget(address, { line, isImage })
    const target = /^srcset$/i.test(name) && /,\s/.test(url) ? candidatesIn(url, whole) : whole(url)
    const start = match.index + name.length + 2
    if (target !== undefined) edits.push({ start, end: start + url.length, text: target })
  }
  return withEdits(text, edits)
}

/** An address with spaces must be in angle brackets. */
const bracketed = (url: string, isAlready: boolean) => (/\s/.test(url) && !isAlready ? `<${url}>` : url)

/** Replaces the addresses in a list for several widths: `a.png 1x, b.png 2x`. */
const candidatesIn = (list: string, retarget: (url: string) => string | undefined) =>
  list
    .split(/,\s+/)
    .map((one) => one.replace(/^\S+/, (url) => retarget(url) ?? url))
    .join(', ')
