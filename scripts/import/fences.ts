import { fenceScanner } from './fence-scanner.ts'

/** A comment that marks lines, in any language: `// highlight-next-line`, `<!-- highlight-start -->`. */
const mark =
  /^\s*(?:\/\/|#|--|%|;|\/\*|\{\/\*|<!--|REM)\s*(highlight-next-line|highlight-start|highlight-end)\s*(?:\*\/\}?|-->)?\s*$/

/** Moves the marks of highlighted lines from comments in the code to the fence: `js {2,4-6}`. Nothing else in code changes. */
export function convertHighlights(text: string): string {
  if (!/highlight-(?:next-line|start)|hl_lines/.test(text)) return text
  const scan = fenceScanner()
  const done: string[] = []
  let code: string[] | undefined
  const finish = () => {
    if (!code) return
    const { left, marked } = readMarks(code)
    const opening = done.pop() ?? ''
    done.push(marked.length === 0 ? opening : withRanges(opening, rangesOf(marked)), ...left)
    code = undefined
  }
  for (const line of text.split('\n')) {
    const state = scan(line)
    if (state === 'code') {
      code?.push(line)
      continue
    }
    finish()
    done.push(state === 'opening' ? withHighlightField(line) : line)
    if (state === 'opening') code = []
  }
  finish()
  return done.join('\n')
}

/** `hl_lines="2 4-5"` → `{2,4-5}` */
const withHighlightField = (opening: string): string =>
  opening.replace(
    /\bhl_lines=["']([\d\s-]+)["']/,
    (_, lines: string) => `{${lines.trim().replaceAll(/\s+/g, ',')}}`,
  )

/** Adds lines to those that the fence highlights already. */
const withRanges = (opening: string, ranges: string): string =>
  /\{[\d,-]+\}/.test(opening)
    ? opening.replace(/\{([\d,-]+)\}/, (_, present: string) => `{${present},${ranges}}`)
    : `${opening.trimEnd()} {${ranges}}`

function readMarks(lines: readonly string[]): {
  readonly left: readonly string[]
  readonly marked: readonly number[]
} {
  const left: string[] = []
  const marked: number[] = []
  let isNext = false
  let isOpen = false
  for (const line of lines) {
    const [, kind] = mark.exec(line) ?? []
    if (kind === 'highlight-next-line') isNext = true
    else if (kind !== undefined) isOpen = kind === 'highlight-start'
    else {
      left.push(line)
      if (isNext || isOpen) marked.push(left.length)
      isNext = false
    }
  }
  return { left, marked }
}

/** `[1, 3, 4, 5]` → `1,3-5` */
function rangesOf(lines: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const line of lines) {
    const last = ranges.at(-1)
    if (last && last[1] === line - 1) last[1] = line
    else ranges.push([line, line])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',')
}
