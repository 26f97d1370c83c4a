import type { Nodes } from 'mdast'
import type { TextEdit } from '../../content/issue.ts'
import { alertNames } from '../../dialect/container/names.ts'
import { plainText } from '../../dialect/plain-text.ts'
import { nodesOfType } from '../nodes-of.ts'
import type { OpenPage } from '../open-page.ts'
import type { Fault, PageRule, Verdict } from '../page-rule.ts'
import { behindMarks, sourceLine } from '../source-lines.ts'
import { type TextLine, textLines } from '../text-lines.ts'

/** Reports markup that is shown as text. */
export const shownAsText: PageRule = {
  id: 'shown-as-text',
  severity: 'error',
  ofPage: (open) => [
    ...textLines(open).flatMap((piece) => {
      const verdict = piece.isEscaped ? undefined : verdictOf(piece, sourceLine(open, piece.line))
      return verdict ? [{ ...verdict, line: piece.line, edit: editOf(verdict, piece, open) }] : []
    }),
    ...alerts(open),
    ...taskBoxes(open),
  ],
}

/** Returns the edit that makes the markup of a line valid: half-width characters, or the missing space. */
function editOf({ kind }: Verdict, { text, line }: TextLine, open: OpenPage): TextEdit | undefined {
  const [, from = ''] = /^\s*(#+|[：＃｀]+|＠tab)/u.exec(text) ?? []
  const to = kind === 'text-heading' ? `${from} ` : from.normalize('NFKC')
  const column = sourceLine(open, line).indexOf(from) + 1
  const isKnown = from !== '' && column > 0 && (kind === 'text-heading' || kind === 'text-full-width')
  return isKnown ? { line, column, from, to } : undefined
}

/** Full-width characters that Chinese input methods produce instead of markup at the start of a line. */
const fullWidth: readonly (readonly [written: RegExp, meant: string])[] = [
  [/^：{3,}/u, ':::'],
  [/^＃{1,6}(?=\s)/u, '#'],
  [/^＠tab\b/u, '@tab'],
  [/^｀{3,}/u, '```'],
  [/^·{3,}/u, '```'],
  [/^[【［]\s?[!！]\s?[a-z]+\s?[】］]/iu, '[!NOTE]'],
  [/^｜.*｜/u, '|'],
]

function verdictOf({ text }: TextLine, source: string): Verdict | undefined {
  const begins = behindMarks(source).startsWith(text.trim())
  if (begins) {
    const wide = fullWidth.find(([written]) => written.test(text.trim()))
    if (wide) return { kind: 'text-full-width', values: { text: startOf(text), meant: wide[1] } }
    const marks = /^(?:#{2,6}(?=[^#\s])|#(?=\p{Script=Han}))/u.exec(text.trim())?.[0]
    if (marks) return { kind: 'text-heading', values: { text: startOf(text), marks } }
    if (/^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?$|^\|\s*:?-+:?\s*\|$/.test(text.trim()))
      return { kind: 'text-table' }
  }
  const link = /!?\[[^[\]]*\]\([^()]*\)/.exec(text)?.[0]
  if (link) return { kind: 'text-link', values: { text: link } }
  const braces = /(?:^|\s)(\{(?:[.#]|(?:width|height|title|lang|dir|target)=)[^{}]*\})\s*$/.exec(text)?.[1]
  if (braces) return { kind: 'text-attributes', values: { text: braces }, severity: 'warning' }
  return undefined
}

const startOf = (text: string) => (text.trim().length > 40 ? `${text.trim().slice(0, 40)}…` : text.trim())

/** Finds `> [!HINT]`: a quote that starts with an unknown alert name. */
function alerts(open: OpenPage): readonly Fault[] {
  return nodesOfType(open.nodes, 'blockquote').flatMap((quote) => {
    const name = /^\[!([\w-]+)\]/.exec(firstText(quote))?.[1]
    if (name === undefined) return []
    const known = [...alertNames].map((known) => known.toUpperCase()).join(', ')
    return [{ line: open.lineOf(quote), kind: 'text-alert' as const, values: { name, known } }]
  })
}

/** Finds `- []` and `- [ x ]`, which are not checkboxes. */
function taskBoxes(open: OpenPage): readonly Fault[] {
  return nodesOfType(open.nodes, 'listItem').flatMap((item) => {
    const box = /^\[\s*[xX]?\s*\](?![([:])/.exec(firstText(item))?.[0]
    if (box === undefined || typeof item.checked === 'boolean') return []
    return [{ line: open.lineOf(item), kind: 'text-task' as const, values: { text: box } }]
  })
}

function firstText(node: Extract<Nodes, { children: unknown }>): string {
  const [first] = node.children
  return first?.type === 'paragraph' ? plainText(first) : ''
}
