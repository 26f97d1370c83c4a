import { diffLines } from '../../content/line-diff.ts'

/** A text with the changes of two others. */
export interface MergedText {
  readonly text: string
  /** How many places both had changed. There, the text contains both versions between lines with marks. */
  readonly conflicts: number
}

/** Names in the lines with marks. */
interface MarkNames {
  readonly own: string
  readonly other: string
}

/** Lines of the base, up to `to` exclusive, that a text has replaced. */
interface Change {
  readonly from: number
  readonly to: number
  readonly lines: readonly string[]
}

/**
 * Merges the changes that two texts made to a third, line by line. Changes that overlap or touch are a conflict, unless
 * they are the same.
 *
 * @param base the text that both began from
 */
export function mergeTexts(own: string, base: string, other: string, names: MarkNames): MergedText {
  const baseLines = base.split('\n')
  const sides = [own, other].map((text) => changesOf(baseLines, text.split('\n')))
  const left = sides.flat().sort((one, next) => one.from - next.from || one.to - next.to)
  const parts: (readonly string[])[] = []
  let conflicts = 0
  let at = 0
  for (let next = left.shift(); next; next = left.shift()) {
    const region = [next]
    let { from, to } = next
    while (left[0] && left[0].from <= to) {
      region.push(left[0])
      to = Math.max(to, left[0].to)
      left.shift()
    }
    const [ownLines = [], otherLines = []] = sides.map((side) =>
      applied(
        baseLines,
        { from, to },
        side.filter((change) => region.includes(change)),
      ),
    )
    const isByOne = sides.some((side) => !region.some((change) => side.includes(change)))
    parts.push(baseLines.slice(at, from))
    if (isByOne) parts.push(applied(baseLines, { from, to }, region))
    else if (ended(ownLines) === ended(otherLines)) parts.push(ownLines)
    else {
      conflicts += 1
      parts.push([`<<<<<<< ${names.own}`, ...ownLines, '=======', ...otherLines, `>>>>>>> ${names.other}`])
    }
    at = to
  }
  return { text: [...parts.flat(), ...baseLines.slice(at)].join('\n'), conflicts }
}

/** No line and an empty line are different texts. */
const ended = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('')

function changesOf(base: readonly string[], text: readonly string[]): readonly Change[] {
  const changes: Change[] = []
  let at = 0
  let open: { from: number; to: number; lines: readonly string[] } | undefined
  for (const { kind, lines } of diffLines(base, text)) {
    if (kind === 'same') open = undefined
    else if (!open) {
      open = { from: at, to: at, lines: [] }
      changes.push(open)
    }
    if (open && kind === 'added') open.lines = lines
    if (kind !== 'added') at += lines.length
    if (open) open.to = at
  }
  return changes
}

/** Returns a range of the base with changes inside it. */
function applied(
  base: readonly string[],
  { from, to }: { readonly from: number; readonly to: number },
  changes: readonly Change[],
): readonly string[] {
  let at = from
  const parts: (readonly string[])[] = []
  for (const change of changes) {
    parts.push(base.slice(at, change.from), change.lines)
    at = change.to
  }
  return [...parts.flat(), ...base.slice(at, to)]
}
