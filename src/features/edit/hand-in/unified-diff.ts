import { type DiffRun, diffLines, linesOf } from './line-diff.ts'

/** Number of equal lines around a change. */
const context = 3

interface Hunk {
  readonly lines: readonly string[]
  readonly before: { readonly start: number; readonly count: number }
  readonly after: { readonly start: number; readonly count: number }
}

/** Returns the hunks of a unified diff between two texts; '' if they are equal. */
export function unifiedDiff(before: string, after: string): string {
  return hunksOf(diffLines(linesOf(before), linesOf(after)))
    .map(({ lines, before: old, after: now }) => `@@ -${rangeOf(old)} +${rangeOf(now)} @@\n${lines.join('')}`)
    .join('')
}

/** A range without lines names the line before it. */
function rangeOf({ start, count }: Hunk['before']): string {
  const line = count === 0 ? start : start + 1
  return count === 1 ? String(line) : `${line},${count}`
}

const marks = { same: ' ', removed: '-', added: '+' } as const

function hunksOf(runs: readonly DiffRun[]): readonly Hunk[] {
  const hunks: Hunk[] = []
  let open: { lines: string[]; oldStart: number; newStart: number; old: number; now: number } | undefined
  let oldLine = 0
  let newLine = 0
  const close = () => {
    if (open)
      hunks.push({
        lines: open.lines,
        before: { start: open.oldStart, count: open.old },
        after: { start: open.newStart, count: open.now },
      })
    open = undefined
  }
  const add = (kind: DiffRun['kind'], lines: readonly string[]) => {
    if (!open) return
    open.lines.push(...lines.map((line) => written(marks[kind] + line)))
    if (kind !== 'added') open.old += lines.length
    if (kind !== 'removed') open.now += lines.length
  }
  runs.forEach(({ kind, lines }, index) => {
    if (kind === 'same') {
      const isLast = index === runs.length - 1
      if (open && !isLast && lines.length <= 2 * context) add(kind, lines)
      else {
        add(kind, lines.slice(0, context))
        close()
        const lead = isLast ? [] : lines.slice(-context)
        if (!isLast) {
          const skipped = lines.length - lead.length
          open = { lines: [], oldStart: oldLine + skipped, newStart: newLine + skipped, old: 0, now: 0 }
          add(kind, lead)
        }
      }
    } else {
      open ??= { lines: [], oldStart: oldLine, newStart: newLine, old: 0, now: 0 }
      add(kind, lines)
    }
    if (kind !== 'added') oldLine += lines.length
    if (kind !== 'removed') newLine += lines.length
  })
  close()
  return hunks
}

const written = (line: string) => (line.endsWith('\n') ? line : `${line}\n\\ No newline at end of file\n`)
