/** A run of lines that are the same in both texts, or only in one of them. */
export interface DiffRun {
  readonly kind: 'same' | 'removed' | 'added'
  readonly lines: readonly string[]
}

/** Above this number of different lines, the whole middle counts as replaced. It limits time and memory. */
const mostDifferences = 1500

/** Returns the lines of a text, each with its line break. */
export function linesOf(text: string): readonly string[] {
  return text === '' ? [] : text.split(/(?<=\n)/)
}

/** Returns the shortest list of runs that turns one text into another (Myers, "An O(ND) Difference Algorithm", 1986). */
export function diffLines(before: readonly string[], after: readonly string[]): readonly DiffRun[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const middle = diffMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end))
  return joined([
    { kind: 'same', lines: before.slice(0, start) },
    ...middle,
    { kind: 'same', lines: before.slice(before.length - end) },
  ])
}

function diffMiddle(before: readonly string[], after: readonly string[]): readonly DiffRun[] {
  const replaced: readonly DiffRun[] = [
    { kind: 'removed', lines: before },
    { kind: 'added', lines: after },
  ]
  if (before.length === 0 || after.length === 0) return replaced
  const trace = reach(before, after)
  return trace ? walkBack(before, after, trace) : replaced
}

/** The furthest line of the first text on each diagonal, by number of differences. */
type Trace = readonly ReadonlyMap<number, number>[]

function reach(before: readonly string[], after: readonly string[]): Trace | undefined {
  const trace: ReadonlyMap<number, number>[] = []
  let last: ReadonlyMap<number, number> = new Map([[1, 0]])
  for (let differences = 0; differences <= mostDifferences; differences += 1) {
    const next = new Map<number, number>()
    for (let diagonal = -differences; diagonal <= differences; diagonal += 2) {
      let x = isDown(last, diagonal, differences) ? at(last, diagonal + 1) : at(last, diagonal - 1) + 1
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x += 1
      next.set(diagonal, x)
      if (x >= before.length && x - diagonal >= after.length) return [...trace, last]
    }
    trace.push(last)
    last = next
  }
  return undefined
}

const at = (reached: ReadonlyMap<number, number>, diagonal: number) => reached.get(diagonal) ?? -1

const isDown = (last: ReadonlyMap<number, number>, diagonal: number, differences: number) =>
  diagonal === -differences || (diagonal !== differences && at(last, diagonal - 1) < at(last, diagonal + 1))

function walkBack(before: readonly string[], after: readonly string[], trace: Trace): readonly DiffRun[] {
  const runs: DiffRun[] = []
  let x = before.length
  let y = after.length
  for (let differences = trace.length - 1; differences >= 0; differences -= 1) {
    const last = trace[differences] ?? new Map()
    const diagonal = x - y
    const down = isDown(last, diagonal, differences)
    const fromX = at(last, down ? diagonal + 1 : diagonal - 1)
    const fromY = fromX - (down ? diagonal + 1 : diagonal - 1)
    if (differences === 0) {
      runs.push({ kind: 'same', lines: before.slice(0, x) })
      break
    }
    runs.push({ kind: 'same', lines: before.slice(down ? fromX : fromX + 1, x) })
    runs.push(
      down
        ? { kind: 'added', lines: after.slice(fromY, fromY + 1) }
        : { kind: 'removed', lines: before.slice(fromX, fromX + 1) },
    )
    x = fromX
    y = fromY
  }
  return runs.toReversed()
}

/** Joins runs of the same kind, with removed lines before added ones. */
function joined(runs: readonly DiffRun[]): readonly DiffRun[] {
  const result: DiffRun[] = []
  let removed: string[] = []
  let added: string[] = []
  const flush = () => {
    if (removed.length > 0) result.push({ kind: 'removed', lines: removed })
    if (added.length > 0) result.push({ kind: 'added', lines: added })
    removed = []
    added = []
  }
  for (const { kind, lines } of runs) {
    if (lines.length === 0) continue
    if (kind === 'removed') removed.push(...lines)
    else if (kind === 'added') added.push(...lines)
    else {
      flush()
      const before = result.at(-1)
      if (before?.kind === 'same') result[result.length - 1] = { kind, lines: [...before.lines, ...lines] }
      else result.push({ kind, lines })
    }
  }
  flush()
  return result
}
