import type { Nodes } from 'mdast'
import { fenceAfter } from '../content/code-fence.ts'
import type { ContentIssue } from '../content/issue.ts'
import { replaceSpans } from '../content/text-ends.ts'
import { nodesOfType } from './nodes-of.ts'
import type { OpenPage } from './open-page.ts'

/** A comment that switches a rule off: `<!-- check-off dead-link: reason -->`, or `check-off-page` for the whole page. */
export interface SwitchOff {
  /** '' if the comment contains no rule. */
  readonly rule: string
  /** '' if the comment gives no reason; it then has no effect. */
  readonly reason: string
  /** The line of the comment. */
  readonly line: number
  /** The lines it applies to. */
  readonly from: number
  readonly to: number
}

/** Characters of a reason. */
const longestReason = 500

interface FoundComment {
  readonly start: number
  readonly end: number
  readonly inside: string
}

/** Every comment of a text. Where several begin before an end, the last of them counts: the others are shown as code. */
function commentsIn(text: string): readonly FoundComment[] {
  const found: FoundComment[] = []
  let from = 0
  for (let close = text.indexOf('-->'); close >= 0; close = text.indexOf('-->', from)) {
    const open = text.slice(from, close).lastIndexOf('<!--')
    const end = close + '-->'.length
    if (open >= 0) found.push({ start: from + open, end, inside: text.slice(from + open + 4, close) })
    from = end
  }
  return found
}

/** What a comment switches off; `undefined` where it is about something else. */
function switchIn(
  inside: string,
): { readonly isPage: boolean; readonly rule: string; readonly reason: string } | undefined {
  const [start, page] = /^\s*check-off(-page)?(?![\w-])/.exec(inside) ?? []
  if (start === undefined) return undefined
  const rest = inside.slice(start.length)
  const colon = rest.indexOf(':')
  const rule = (colon < 0 ? rest : rest.slice(0, colon)).trim()
  const reason = colon < 0 ? '' : rest.slice(colon + 1)
  if (!/^[\w-]*$/.test(rule) || reason.includes('>') || reason.length > longestReason) return undefined
  return { isPage: page !== undefined, rule, reason: reason.trim() }
}

/**
 * Returns the switches in a page's text. They are read from the source, because the tree has no comments;
 * examples in code are ignored.
 */
export function switchesOf(open: OpenPage): readonly SwitchOff[] {
  const { body, bodyLine } = open.page
  if (!body.includes('check-off')) return []
  const code = [...nodesOfType(open.nodes, 'fence'), ...nodesOfType(open.nodes, 'code')]
  const ranges = code.map((node) => [open.lineOf(node), lastLineOf(node, open)] as const)
  let line = bodyLine
  let counted = 0
  return commentsIn(body).flatMap(({ start, end, inside }): readonly SwitchOff[] => {
    const found = switchIn(inside)
    if (!found) return []
    line += lineEndsIn(body.slice(counted, start))
    counted = start
    const isInCode = ranges.some(([first, last]) => first <= line && line <= last)
    const marks = body.slice(body.lastIndexOf('\n', start) + 1, start).split('`').length - 1
    if (isInCode || marks % 2 === 1) return []
    const { isPage, rule, reason } = found
    const last = line + lineEndsIn(body.slice(start, end))
    const lines = isPage
      ? { from: 1, to: Number.POSITIVE_INFINITY }
      : { from: line, to: endOfNext(open.source, last) }
    return [{ rule, reason, line, ...lines }]
  })
}

const lineEndsIn = (text: string) => text.split('\n').length - 1
const lastLineOf = (node: Nodes, { page }: OpenPage) => page.bodyLine + (node.position?.end.line ?? 1) - 1

/**
 * Returns the last line that a comment applies to: its own line if that contains other text, or else the end
 * of the paragraph, list, table, or code block after it.
 */
function endOfNext(source: readonly string[], line: number): number {
  const textAt = (at: number) =>
    replaceSpans(source[at - 1] ?? '', { open: /<!--/g, close: '-->' }, '').trim()
  if (textAt(line).replace(/^.*?-->/, '') !== '') return line
  let at = line + 1
  while (at <= source.length && textAt(at) === '') at += 1
  let open = fenceAfter(textAt(at), undefined)
  const isCode = open !== undefined
  const isEnd = (text: string) => {
    open = fenceAfter(text, open)
    return isCode ? open === undefined : text === ''
  }
  at += 1
  while (at <= source.length && !isEnd(textAt(at))) at += 1
  return at
}

/** Returns the issues that no switch of the page covers, and the switches that covered one. */
export function withoutSwitchedOff(
  issues: readonly ContentIssue[],
  switches: readonly SwitchOff[],
): { readonly left: readonly ContentIssue[]; readonly used: ReadonlySet<SwitchOff> } {
  const used = new Set<SwitchOff>()
  const left = issues.filter((issue) => {
    const own = switches.filter(
      ({ rule, reason, from, to }) =>
        rule === issue.rule && reason !== '' && from <= issue.line && issue.line <= to,
    )
    for (const one of own) used.add(one)
    return own.length === 0
  })
  return { left, used }
}
