import { isRecord } from '../../src/config/is-record.ts'

/** A value read from a program's text. What isn't a literal is `undefined`. */
export type Literal = string | number | boolean | null | undefined | readonly Literal[] | LiteralObject
export interface LiteralObject {
  readonly [name: string]: Literal
}

/** Returns whether a literal is an object with names. */
export const isObject = (value: Literal): value is LiteralObject => isRecord(value)

/** Returns a value if it is a text. */
export const ifText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Returns whether a literal is a list. */
export const isList = (value: Literal): value is readonly Literal[] => Array.isArray(value)

/** Returns what a call, or a name, stands for: the offset of a literal in the same text. */
type Resolve = (name: string) => number | undefined

/**
 * Reads the JavaScript literal at an offset without running anything: objects, lists, texts, numbers, and names that the
 * same text defines. Anything else is skipped up to the next comma or bracket, and counts as `undefined`.
 */
export function readLiteral(source: string, start: number, resolve: Resolve = () => undefined): Literal {
  return new LiteralReader(source, start, resolve, 0).value()
}

/** Returns a resolver of the functions and constants that a program's text defines at its top level. */
export function definitionsIn(source: string): Resolve {
  return (name) => {
    if (!/^\w+$/.test(name)) return undefined
    const pattern = new RegExp(
      `(?:const|let|var)\\s+${name}\\b[^=\\n]*=\\s*|function\\s+${name}\\s*\\([^)]*\\)[^{]*\\{\\s*return\\s*|function\\s+${name}\\s*\\([^)]*\\)[^\\n]*\\{\\s*return\\s*`,
    )
    const found = pattern.exec(source)
    return found ? found.index + found[0].length : undefined
  }
}

const deepest = 40

class LiteralReader {
  constructor(
    private readonly source: string,
    private at: number,
    private readonly resolve: Resolve,
    private readonly depth: number,
  ) {}

  value(): Literal {
    this.skipSpace()
    const character = this.source[this.at] ?? ''
    if (this.depth > deepest) return undefined
    if (character === '{') return this.object()
    if (character === '[') return this.list()
    if (character === '"' || character === "'" || character === '`') return this.text(character)
    const [word] = /^-?[\w$.]+/.exec(this.source.slice(this.at, this.at + 200)) ?? []
    if (word === undefined) return this.skipValue()
    this.at += word.length
    if (word === 'true' || word === 'false') return word === 'true'
    if (/^-?\d+(?:\.\d+)?$/.test(word)) return Number(word)
    this.skipValue()
    const target = this.resolve(word)
    if (target === undefined) return undefined
    return new LiteralReader(this.source, target, this.resolve, this.depth + 1).value()
  }

  private object(): LiteralObject {
    this.at += 1
    const entries: [string, Literal][] = []
    for (;;) {
      this.skipSpace()
      const character = this.source[this.at]
      if (character === undefined || character === '}') break
      if (character === ',') {
        this.at += 1
        continue
      }
      if (character === '"' || character === "'" || character === '`') {
        const name = this.text(character)
        this.skipSpace()
        if (this.source[this.at] === ':') this.at += 1
        entries.push([name, this.value()])
        continue
      }
      const [whole, name] = /^([\w$]+)\s*:/.exec(this.source.slice(this.at, this.at + 200)) ?? []
      if (whole === undefined || name === undefined) {
        this.skipValue()
        continue
      }
      this.at += whole.length
      entries.push([name, this.value()])
      this.skipValue()
    }
    this.at += 1
    return Object.fromEntries(entries)
  }

  private list(): readonly Literal[] {
    this.at += 1
    const items: Literal[] = []
    for (;;) {
      this.skipSpace()
      const character = this.source[this.at]
      if (character === undefined || character === ']') break
      if (character === ',') this.at += 1
      else if (this.source.startsWith('...', this.at)) {
        this.at += 3
        const spread = this.value()
        if (isList(spread)) items.push(...spread)
      } else {
        items.push(this.value())
        this.skipValue()
      }
    }
    this.at += 1
    return items
  }

  private text(quote: string): string {
    this.at += 1
    let text = ''
    while (this.at < this.source.length && this.source[this.at] !== quote) {
      if (this.source[this.at] === '\\') this.at += 1
      text += this.source[this.at] ?? ''
      this.at += 1
    }
    this.at += 1
    return text
  }

  private skipSpace(): void {
    const rest = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y
    rest.lastIndex = this.at
    this.at += rest.exec(this.source)?.[0].length ?? 0
  }

  /** Moves to the comma or the bracket that ends the present value. */
  private skipValue(): undefined {
    let open = 0
    for (;;) {
      this.skipSpace()
      const character = this.source[this.at]
      if (character === undefined) return undefined
      if (character === '"' || character === "'" || character === '`') this.text(character)
      else if ('([{'.includes(character)) open += 1
      else if (')]}'.includes(character)) {
        if (open === 0) return undefined
        open -= 1
      } else if (character === ',' && open === 0) return undefined
      if (!'"\'`'.includes(character)) this.at += 1
    }
  }
}
