/** What an author says about one line of source. */
export type LineMark = 'added' | 'removed' | 'focused' | 'highlighted' | 'warning' | 'error'

/** A line of source without its marker, and what the marker said. */
export type MarkedLine = {
  readonly text: string
  readonly marks: readonly LineMark[]
}

const markNames: ReadonlyMap<string, LineMark> = new Map([
  ['++', 'added'],
  ['--', 'removed'],
  ['focus', 'focused'],
  ['highlight', 'highlighted'],
  ['hl', 'highlighted'],
  ['warning', 'warning'],
  ['error', 'error'],
])

/** `[!code ++]` or `[!code hl:3]` with the comment signs of most languages around it, at the end of a line. */
const markerPattern =
  /[ \t]*(?:\/\/|#|--|%|;|\/\*|<!--|\{\/\*)[ \t]*\[!code ([a-z+-]{1,12})(?::(\d{1,4}))?\][ \t]*(?:\*\/\}?|-->)?[ \t]*$/

/**
 * Read the markers of a source: `// [!code ++]`, `# [!code --]`, `<!-- [!code focus] -->`, `/* [!code hl:2] *\/`, and
 * in the language `diff` the signs in the first column (they stay in the text, a highlighter wants them).
 * A count (`hl:2`) reaches over so many lines, its own first. A marker that is unknown stays text.
 */
export function readLineMarks(source: string, language: string | undefined): readonly MarkedLine[] {
  const running = new Map<LineMark, number>()
  return source.split(/\r?\n|\r/).map((line) => {
    const found = lineMarker(line)
    if (found) running.set(found.mark, Math.max(found.count, running.get(found.mark) ?? 0))
    const marks: LineMark[] = []
    for (const [mark, left] of running) {
      marks.push(mark)
      if (left > 1) running.set(mark, left - 1)
      else running.delete(mark)
    }
    const sign = language === 'diff' ? diffMark(line) : undefined
    if (sign && !marks.includes(sign)) marks.push(sign)
    return { text: found ? found.text : line, marks }
  })
}

type LineMarker = { readonly text: string; readonly mark: LineMark; readonly count: number }

/** Longest stretch at the end of a line in which a marker is looked for. */
const markerReach = 80

function lineMarker(line: string): LineMarker | undefined {
  if (!line.includes('[!code ')) return undefined
  const from = Math.max(0, line.length - markerReach)
  const match = markerPattern.exec(line.slice(from))
  const mark = markNames.get(match?.[1] ?? '')
  if (!match || !mark) return undefined
  return { text: line.slice(0, from + match.index).trimEnd(), mark, count: Number(match[2] ?? 1) }
}

/** `+++` and `---` name the files of a diff, they change nothing. */
function diffMark(line: string): LineMark | undefined {
  if (line.startsWith('+') && !line.startsWith('+++')) return 'added'
  if (line.startsWith('-') && !line.startsWith('---')) return 'removed'
  return undefined
}
