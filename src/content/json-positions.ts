import type { Phrase } from '../config/locales/check-words.ts'

/** A step into a value: a field's name or an entry's index. */
export type PathStep = string | number

/** JSON with the positions of its values, or the position and reason of a syntax error. */
export type JsonWithPositions =
  | {
      readonly kind: 'read'
      readonly value: unknown
      /** Returns the 1-based line of a value, or of the innermost value around it if the path does not exist. */
      readonly lineOf: (path: readonly PathStep[]) => number
    }
  | { readonly kind: 'broken'; readonly line: number; readonly reason: Phrase }

/** Parses JSON like `JSON.parse` and records the lines. Never throws. */
export function readJsonWithPositions(text: string): JsonWithPositions {
  const root: Position = { line: 1, inside: new Map() }
  const fault = scan(text, root)
  if (fault) return { kind: 'broken', line: lineAt(text, fault.at), reason: fault.reason }
  return {
    kind: 'read',
    value: JSON.parse(text.replace(/^\uFEFF/, '')) as unknown,
    lineOf: (path) => {
      let position = root
      for (const step of path) {
        const inner = position.inside.get(String(step))
        if (!inner) break
        position = inner
      }
      return position.line
    },
  }
}

/** The line of a value, and the values inside it. */
interface Position {
  readonly line: number
  readonly inside: Map<string, Position>
}

/** Returns the line of an offset, from 1. */
export const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length

interface Fault {
  readonly at: number
  readonly reason: Phrase
}

const space = /[ \t\n\r]*/y
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON refuses exactly these
const string = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const literal = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

/** A container being parsed, and what can follow in it. */
interface Level {
  readonly kind: 'object' | 'list'
  readonly position: Position
  /** The field or entry being parsed. */
  current: Position
  /** Number of list entries parsed so far. */
  entries: number
  /** Whether the last token was a comma, so that another value must follow. */
  isAfterComma: boolean
}

/** Scans the text without recursion, because authors control the nesting. */
function scan(text: string, root: Position): Fault | undefined {
  const levels: Level[] = []
  let at = text.startsWith('\uFEFF') ? 1 : 0
  let line = 1
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    if (found === undefined || found === '') return found
    for (const character of found) if (character === '\n') line += 1
    at += found.length
    return found
  }
  const unexpected = (): Fault => ({ at, reason: reasonAt(text, at) })

  for (;;) {
    take(space)
    const level = levels.at(-1)
    let isValueDue = false
    if (level?.kind === 'object' && !(text[at] === '}' && !level.isAfterComma)) {
      const start = line
      const name = take(string)
      if (name === undefined) return level.isAfterComma && text[at] === '}' ? extraComma(at) : unexpected()
      level.current = { line: start, inside: new Map() }
      level.position.inside.set(JSON.parse(name) as string, level.current)
      take(space)
      if (text[at] !== ':') return unexpected()
      at += 1
      isValueDue = true
      take(space)
    } else if (level?.kind === 'list' && text[at] !== ']') {
      level.current = { line, inside: new Map() }
      level.position.inside.set(String(level.entries), level.current)
      level.entries += 1
    }
    const opened = text[at]
    if (opened === '{' || opened === '[') {
      at += 1
      const position = level?.current ?? root
      levels.push({
        kind: opened === '{' ? 'object' : 'list',
        position,
        current: position,
        entries: 0,
        isAfterComma: false,
      })
      continue
    }
    const isEnd = level && !isValueDue && text[at] === (level.kind === 'object' ? '}' : ']')
    if (isEnd) {
      if (level.isAfterComma) return extraComma(at)
    } else if (take(string) === undefined && take(literal) === undefined) return unexpected()
    // The value is complete, and so are the containers closed after it.
    for (let isFirst = isEnd; ; isFirst = false) {
      take(space)
      const inside = levels.at(-1)
      if (!inside) return at === text.length ? undefined : unexpected()
      const end = inside.kind === 'object' ? '}' : ']'
      if (!isFirst && text[at] === ',') {
        at += 1
        inside.isAfterComma = true
        break
      }
      if (text[at] !== end) return unexpected()
      at += 1
      levels.pop()
    }
  }
}

const extraComma = (at: number): Fault => ({ at, reason: { phrase: 'json-comma' } })

function reasonAt(text: string, at: number): Phrase {
  const rest = text.slice(at, at + 40)
  if (rest.trim() === '') return { phrase: 'json-end' }
  if (/^\/[/*]/.test(rest)) return { phrase: 'json-comment' }
  if (rest.startsWith('"')) {
    const isClosed = /^"(?:[^"\\\n]|\\.)*"/.test(text.slice(at, at + 10_000))
    // A complete text where none is allowed: the separator before it is missing.
    return isClosed ? { phrase: 'json-missing' } : { phrase: 'json-quote' }
  }
  if (rest.startsWith("'")) return { phrase: 'json-single' }
  return { phrase: 'json-unexpected', values: { found: /^[\w$-]+|^./u.exec(rest)?.[0] ?? '' } }
}
