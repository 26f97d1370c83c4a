/** What stands behind the three backticks, understood. What is not written is undefined. */
export type FenceInfo = {
  /** In lower case: highlighters know `json`, editors write `JSON`. */
  readonly language?: string
  /** What follows a block language's colon: `vue` of `flow:vue`. */
  readonly preset?: string
  /** `title="…"` or `[…]`. */
  readonly title?: string
  /** Highlighted lines as written, without spaces: `2,4-6`. `highlightedLines` gives the numbers. */
  readonly highlight?: string
  /** The first line's number; `off` where numbers are unwanted. */
  readonly lineNumbers?: number | 'off'
  /** Lines that show while the block is collapsed; `on` leaves the number to the site. */
  readonly collapsedLines?: number | 'on' | 'off'
  readonly copy?: 'off'
  /** The tab of a code group that shows first. */
  readonly active?: true
}

type Parts = { -readonly [Key in keyof FenceInfo]: FenceInfo[Key] }

/**
 * Read the info string of a fence: language, `title="…"`, `[title]`, `{2,4-6}`, `:line-numbers`, `:line-numbers=5`,
 * `:no-line-numbers`, `:collapsed-lines`, `:collapsed-lines=10`, `:no-collapsed-lines`, `:no-copy`, `active`, in any
 * order behind the language, with or without spaces between. What it does not know it leaves out.
 *
 * @example parseFenceInfo('ts:line-numbers {1,3} title="a.ts"')
 */
export function parseFenceInfo(info: string): FenceInfo {
  const parts: Parts = {}
  const text = info.trim()
  const language = /^(?![\w-]+=)[^\s{:[]+/.exec(text)?.[0]
  if (language) parts.language = language.toLowerCase()
  let rest = text.slice(language?.length ?? 0)
  const preset = language ? /^:([a-z]+)(?=[\s{[]|$)/.exec(rest)?.[1] : undefined
  if (preset && !flags.has(preset)) {
    parts.preset = preset
    rest = rest.slice(preset.length + 1)
  }
  for (const word of rest.matchAll(wordPattern)) readWord(parts, word)
  return parts
}

/** The numbers in `2,4-6`, in order and once each; nonsense is left out, and a range ends at `last`. */
export function highlightedLines(ranges: string, last: number): readonly number[] {
  const changes = new Map<number, number>()
  const change = (line: number, by: number) => changes.set(line, (changes.get(line) ?? 0) + by)
  for (const range of ranges.split(',')) {
    const match = /^(\d+)(?:-(\d+))?$/.exec(range)
    if (!match) continue
    change(Math.max(Number(match[1]), 1), 1)
    change(Number(match[2] ?? match[1]) + 1, -1)
  }
  const lines: number[] = []
  let covering = 0
  for (let line = 1; line <= last; line += 1) {
    covering += changes.get(line) ?? 0
    if (covering > 0) lines.push(line)
  }
  return lines
}

const wordPattern =
  /\{(?<lines>[\d\s,-]*)\}|\[(?<label>[^[\]]*)\]|(?<key>[\w-]+)=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'{[]+))|:(?<flag>[a-z-]+)(?:=(?<value>\d+))?|(?<word>[^\s{[:]+)/g

type FlagReader = (value: string | undefined) => Partial<FenceInfo>

const flags: ReadonlyMap<string, FlagReader> = new Map<string, FlagReader>([
  ['line-numbers', (value) => ({ lineNumbers: Number(value ?? 1) })],
  ['no-line-numbers', () => ({ lineNumbers: 'off' })],
  ['collapsed-lines', (value) => ({ collapsedLines: value === undefined ? 'on' : Number(value) })],
  ['no-collapsed-lines', () => ({ collapsedLines: 'off' })],
  ['no-copy', () => ({ copy: 'off' })],
])

function readWord(parts: Parts, match: RegExpMatchArray): void {
  const { lines, label, key, flag, value, word } = match.groups ?? {}
  const quoted = match.groups?.double ?? match.groups?.single ?? match.groups?.bare
  if (lines !== undefined) parts.highlight = lines.replace(/\s/g, '') || undefined
  else if (label !== undefined) parts.title = label.trim() || undefined
  else if (key === 'title') parts.title = quoted
  else if (flag !== undefined) Object.assign(parts, flags.get(flag)?.(value))
  else if (word === 'active') parts.active = true
}
