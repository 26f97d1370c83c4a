/** The parsed text after the opening fence. Absent parts are undefined. */
export type FenceInfo = {
  /** In lowercase, because highlighters expect `json` and some editors write `JSON`. */
  readonly language?: string
  /** The part after a block language's colon: `vue` of `flow:vue`. */
  readonly preset?: string
  /** `title="…"` or `[…]`. */
  readonly title?: string
  /** Highlighted lines as written, without spaces: `2,4-6`. `highlightedLines` returns the numbers. */
  readonly highlight?: string
  /** The first line's number; `off` for no numbers. */
  readonly lineNumbers?: number | 'off'
  /** Number of visible lines while collapsed; `on` uses the site's default. */
  readonly collapsedLines?: number | 'on' | 'off'
  readonly copy?: 'off'
  /** Whether this is the active tab of a code group. */
  readonly active?: true
  /** Why `npm run verify:commands` does not run the commands. Not shown to readers. */
  readonly noRun?: string
}

type Parts = { -readonly [Key in keyof FenceInfo]: FenceInfo[Key] }

/**
 * Parses the info string of a code block: language, `title="…"`, `[title]`, `{2,4-6}`, `:line-numbers`,
 * `:line-numbers=5`, `:no-line-numbers`, `:collapsed-lines`, `:collapsed-lines=10`, `:no-collapsed-lines`,
 * `:no-copy`, `no-run="…"`, `active`, in any order after the language, with or without spaces between.
 * Unknown parts are ignored.
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

/** Returns the numbers in `2,4-6`, sorted and without duplicates. Invalid parts are ignored, and a range ends at `last`. */
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
  else if (key === 'no-run') parts.noRun = quoted
  else if (flag !== undefined) Object.assign(parts, flags.get(flag)?.(value))
  else if (word === 'active') parts.active = true
}
