/** A mark on one line of source. */
export type LineMark = 'added' | 'removed' | 'focused' | 'highlighted' | 'warning' | 'error'

/** A line of source without its marker, and the mark. */
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

/** `[!code ++]` or `[!code hl:3]` at the end of a line, in the comment syntax of most languages. */
const markerPattern =
  /[ \t]*(?:\/\/|#|--|%|;|\/\*|<!--|\{\/\*)[ \t]*\[!code ([a-z+-]{1,12})(?::(\d{1,4}))?\][ \t]*(?:\*\/\}?|-->)?[ \t]*$/

/**
 * Reads the markers of a source: `// [!code ++]`, `# [!code --]`, `<!-- [!code focus] -->`, `/* [!code hl:2]
 * *\/`, and for the language `diff` the signs in the first column, which stay in the text for the
 * highlighter. A count (`hl:2`) covers that many lines, starting with its own. An unknown marker stays text.
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

/** Length at the end of a line in which a marker is searched. Characters. */
const markerReach = 80

function lineMarker(line: string): LineMarker | undefined {
  if (!line.includes('[!code ')) return undefined
  const from = Math.max(0, line.length - markerReach)
  const match = markerPattern.exec(line.slice(from))
  const mark = markNames.get(match?.[1] ?? '')
  if (!match || !mark) return undefined
  return { text: line.slice(0, from + match.index).trimEnd(), mark, count: Number(match[2] ?? 1) }
}

/** `+++` and `---` are file names of a diff and mark nothing. */
function diffMark(line: string): LineMark | undefined {
  if (line.startsWith('+') && !line.startsWith('+++')) return 'added'
  if (line.startsWith('-') && !line.startsWith('---')) return 'removed'
  return undefined
}
