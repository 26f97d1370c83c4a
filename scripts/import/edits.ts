import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { nodesOf } from '../../src/check/nodes-of.ts'

/** A replacement in a text. */
export interface Edit {
  /** Offsets. */
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Returns a text with replacements that don't overlap. Of two that do, the first one applies. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  let done = 0
  let result = ''
  for (const { start, end, text: replacement } of edits.toSorted((one, other) => one.start - other.start)) {
    if (start < done) continue
    result += text.slice(done, start) + replacement
    done = end
  }
  return result + text.slice(done)
}

/** A text read as Markdown, without the blocks that other engines don't have. */
export interface Reading {
  readonly nodes: readonly Nodes[]
  readonly isCode: (offset: number) => boolean
  /** Returns whether an offset is in code, or in a comment. */
  readonly isProtected: (offset: number) => boolean
}

/**
 * Reads a text as MDX and indented blocks need it: indentation never makes code, and tags are text, so that fences and
 * links between tags are found.
 */
export function readLoosely(text: string): Reading {
  const tree = fromMarkdown(text, {
    extensions: [{ disable: { null: ['codeIndented', 'htmlFlow', 'htmlText'] } }],
  })
  const nodes = nodesOf(tree)
  const ranges = nodes.flatMap(({ type, position }) => {
    const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0]
    if (type === 'code' || type === 'inlineCode') return [[start, end] as const]
    if (type !== 'image') return []
    // The alternative text of an image has no nodes of its own.
    const inside = [...text.slice(start, end).matchAll(/(`+)[^`]+\1/g)]
    return inside.map(({ index, 0: code }) => [start + index, start + index + code.length] as const)
  })
  const isCode = (offset: number) => ranges.some(([start, end]) => offset >= start && offset < end)
  const comments = [...text.matchAll(/<!--[\s\S]*?-->/g)]
    .map((match) => [match.index, match.index + match[0].length] as const)
    .filter(([start]) => !isCode(start))
  return {
    nodes,
    isCode,
    isProtected: (offset) =>
      isCode(offset) || comments.some(([start, end]) => offset >= start && offset < end),
  }
}

/** Returns a text in which every match outside of code and comments is replaced; `undefined` leaves a match as it is. */
export function replaceOutsideCode(
  text: string,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string | undefined,
): string {
  if (text.search(pattern) < 0) return text
  const { isProtected } = readLoosely(text)
  const edits = [...text.matchAll(pattern)].flatMap((match): readonly Edit[] => {
    const replacement = isProtected(match.index) ? undefined : replace(match)
    return replacement === undefined
      ? []
      : [{ start: match.index, end: match.index + match[0].length, text: replacement }]
  })
  return withEdits(text, edits)
}

/** Returns a text without the indentation that all its lines share, and without empty lines around it. */
export function dedent(text: string): string {
  const lines = text.replaceAll('\t', '    ').split('\n')
  const filled = lines.filter((line) => line.trim() !== '')
  const shared = Math.min(...filled.map((line) => line.length - line.trimStart().length))
  return lines
    .map((line) => (line.trim() === '' ? '' : line.slice(shared)))
    .join('\n')
    .replace(/^\n+|\s+$/g, '')
}

/** Returns a text with an indentation in front of every line that isn't empty. */
export const indent = (text: string, by: string): string => text.replace(/^(?=.)/gm, by)

/** Returns a container of the dialect, with more colons than those in it. */
export function container(name: string, title: string, body: string): string {
  const inner = [...body.matchAll(/^\s*(:{3,})/gm)].map(([, colons = '']) => colons.length)
  const colons = ':'.repeat(Math.max(2, ...inner) + 1)
  const opening = title.trim() === '' ? `${colons} ${name}` : `${colons} ${name} ${title.trim()}`
  return `${opening}\n\n${body}\n\n${colons}`
}
