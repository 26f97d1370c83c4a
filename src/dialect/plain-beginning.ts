import { isReservedId, slugify } from './slug.ts'

/** The beginning of a text that is plain enough to be read without the dialect's tokenizer. */
export interface PlainBeginning {
  /** The very HTML that `markdownToHtml` gives for it; empty when the first block is not plain. */
  readonly html: string
}

/*
 * Each pattern takes less than markdown would: whatever is not named here is left to the tokenizer. Line ends, sentence marks and letters mean
 * themselves everywhere but before the signs that the patterns of links and code have already taken.
 */
const words = /(?:[\p{L}\p{N} ,.;()'"?/+%>，。、；（）《》「」“”‘’！？…—·-]|:(?= |$)|：|\n(?=[\p{L}`[]))+/uy
const code = /`([^`\n\\ ](?:[^`\n\\]*[^`\n\\ ])?)`(?!`)/y
const strong = /\*\*([\p{L}\p{N}](?:[\p{L}\p{N} .>-]*[\p{L}\p{N}])?)\*\*(?!\*)/uy
const emphasis = /\*([\p{L}\p{N}](?:[\p{L}\p{N} -]*[\p{L}\p{N}])?)\*(?!\*)/uy
const link = /\[((?:[\p{L}\p{N} .,/()-]|`[^`\n\\ \]]+`)+)\]\(((?:https?:\/\/[\w.-]+)?[\w./#?=-]*)\)/uy

/** Characters of HTML that fill the first screens, also of a large window: reading on would only hold them up. */
const enough = 20_000

/** A host or an address that is a link of its own accord, and a space that means something at the end of its line. */
const speaks = /www\.|https?:|(?: |\\)\n| $/i

/**
 * The plain blocks at the very start of a page: paragraphs, headings and short lists of words, code, bold words and links. They can be
 * painted while the tokenizer is still on its way (docs/decisions/0009). Ends before the first block that is anything else.
 *
 * @param body the page without its front matter and its title
 */
export function plainBeginning(body: string): PlainBeginning {
  const blocks = body.replace(/^\n+/, '').split(/\n{2,}/)
  const ids = new Set<string>()
  let html = ''
  for (const [index, block] of blocks.entries()) {
    if (html.length + block.length > enough) break
    const next = blocks[index + 1]
    const text = block.replace(/\n$/, '')
    const made = headingHtml(text, ids, body) ?? listHtml(text, next) ?? paragraphHtml(text)
    // The last block may go on with lines that are still to be read.
    if (made === undefined || /^\s/.test(next ?? '')) break
    html += `${made}\n`
  }
  return { html }
}

function paragraphHtml(block: string): string | undefined {
  const html = /^(?:[\p{L}`[*]|\d+(?![\d.)]))/u.test(block) ? inlineHtml(block) : undefined
  return html && `<p>${html}</p>`
}

function headingHtml(block: string, ids: Set<string>, body: string): string | undefined {
  const [, marks, text = '', authored] =
    /^(#{2,3}) (\p{L}[^\n{]*?)(?: \{#([a-z][\w-]*)\})?$/u.exec(block) ?? []
  const html = marks && /^[\p{L}\p{N} ,.:()?：，（）？-]+$/u.test(text) ? inlineHtml(text) : undefined
  const id = authored ?? slugify(text)
  const claims = body.split(`{#${id}}`).length - (authored === undefined ? 1 : 2)
  if (!html || id === '' || ids.has(id) || isReservedId(id) || claims > 0) return undefined
  ids.add(id)
  return `<h${marks?.length} id="${id}">${html}</h${marks?.length}>`
}

/** A list whose entries are a line each. What follows may not belong to it. */
function listHtml(block: string, next: string | undefined): string | undefined {
  if (!block.startsWith('- ') || /^[-*+\s]/.test(next ?? '')) return undefined
  const entries = block.split('\n').map((line) => {
    const entry = /^- ([\p{L}`*[].*)$/u.exec(line)?.[1]
    return entry === undefined ? undefined : inlineHtml(entry)
  })
  if (entries.includes(undefined)) return undefined
  return `<ul>\n${entries.map((entry) => `<li>${entry}</li>`).join('\n')}\n</ul>`
}

/** Words with code, bold words and links in them; `undefined` when there is anything else. */
function inlineHtml(text: string): string | undefined {
  if (speaks.test(text.replace(/`[^`\n]*`|\]\([^)\s]*\)/g, ''))) return undefined
  let html = ''
  let at = 0
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at = pattern.lastIndex
    return found
  }
  while (at < text.length) {
    const found = take(words)
    if (found) {
      html += escaped(found[0])
      continue
    }
    const marked = markedHtml(take)
    if (marked === undefined) return undefined
    html += marked
  }
  return html
}

function markedHtml(take: (pattern: RegExp) => RegExpExecArray | null): string | undefined {
  const coded = take(code)?.[1]
  if (coded !== undefined) return `<code>${escaped(coded)}</code>`
  const bold = take(strong)?.[1]
  if (bold !== undefined) return `<strong>${escaped(bold)}</strong>`
  const stressed = take(emphasis)?.[1]
  if (stressed !== undefined) return `<em>${stressed}</em>`
  const [, label, href] = take(link) ?? []
  if (label === undefined) return undefined
  const shown = label.replace(/`([^`]+)`/g, (_, inner: string) => `<code>${escaped(inner)}</code>`)
  return `<a href="${href}">${shown}</a>`
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
