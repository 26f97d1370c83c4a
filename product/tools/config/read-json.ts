/** A value of a JSON text with its place. */
export type JsonNode = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'object'; readonly members: readonly JsonMember[] }
  | { readonly kind: 'array'; readonly items: readonly JsonNode[] }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number; readonly source: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'null' }
)

export interface JsonMember {
  readonly name: string
  /** Offsets of the name with its quotes. */
  readonly start: number
  readonly end: number
  readonly value: JsonNode
}

/** The likely reason why a text is not JSON. */
export type JsonFault =
  | 'empty'
  | 'byte-order-mark'
  | 'comment'
  | 'extra-comma'
  | 'missing-comma'
  | 'missing-colon'
  | 'single-quotes'
  | 'typographic-quotes'
  | 'full-width'
  | 'unquoted'
  | 'unclosed-text'
  | 'control-character'
  | 'backslash'
  | 'unclosed'
  | 'extra-text'
  | 'literal'
  | 'number'
  | 'too-deep'
  | 'unexpected'

export type ReadJson =
  | { readonly kind: 'read'; readonly root: JsonNode }
  | { readonly kind: 'broken'; readonly fault: JsonFault; readonly start: number; readonly end: number }

class Broken extends Error {
  readonly fault: JsonFault
  readonly start: number
  readonly end: number
  constructor(fault: JsonFault, start: number, end: number) {
    super(fault)
    this.fault = fault
    this.start = start
    this.end = end
  }
}

/** More levels are refused. The file has three. */
const deepest = 50

/** Reads JSON as strictly as the server does, with the place of every value, or the first fault and its likely cause. Never throws. */
export function readJson(text: string): ReadJson {
  if (text.trim() === '') return { kind: 'broken', fault: 'empty', start: 0, end: 0 }
  if (text.startsWith('\uFEFF')) return { kind: 'broken', fault: 'byte-order-mark', start: 0, end: 1 }
  try {
    return { kind: 'read', root: new Reader(text).readAll() }
  } catch (error) {
    if (!(error instanceof Broken)) throw error
    return { kind: 'broken', fault: error.fault, start: error.start, end: error.end }
  }
}

class Reader {
  readonly #text: string
  #at = 0
  constructor(text: string) {
    this.#text = text
  }

  readAll(): JsonNode {
    const root = this.#value(0)
    this.#space()
    if (this.#at < this.#text.length) throw this.#afterEnd()
    return root
  }

  #space(): void {
    while (/[ \t\r\n]/.test(this.#text[this.#at] ?? '')) this.#at += 1
  }

  #value(depth: number): JsonNode {
    this.#space()
    if (depth > deepest) throw new Broken('too-deep', this.#at, this.#at + 1)
    switch (this.#text[this.#at]) {
      case '{':
        return this.#object(depth)
      case '[':
        return this.#array(depth)
      case '"':
        return this.#string()
      default:
        return this.#word()
    }
  }

  #object(depth: number): JsonNode {
    const start = this.#at
    const members: JsonMember[] = []
    for (let isFirst = true; ; isFirst = false) {
      if (this.#closes('}', isFirst, start)) return { kind: 'object', start, end: this.#at, members }
      const name = this.#name()
      this.#space()
      if (this.#text[this.#at] !== ':') throw this.#without('missing-colon')
      this.#at += 1
      const value = this.#value(depth + 1)
      members.push({ name: name.value, start: name.start, end: name.end, value })
    }
  }

  #array(depth: number): JsonNode {
    const start = this.#at
    const items: JsonNode[] = []
    for (let isFirst = true; ; isFirst = false) {
      if (this.#closes(']', isFirst, start)) return { kind: 'array', start, end: this.#at, items }
      items.push(this.#value(depth + 1))
    }
  }

  /** Reads the sign before the next entry; returns whether the container ends there. */
  #closes(end: '}' | ']', isFirst: boolean, start: number): boolean {
    if (isFirst) this.#at += 1
    this.#space()
    if (this.#text[this.#at] === end) {
      this.#at += 1
      return true
    }
    if (this.#at >= this.#text.length) throw new Broken('unclosed', start, start + 1)
    if (isFirst) return false
    if (this.#text[this.#at] !== ',') throw this.#without('missing-comma')
    const comma = this.#at
    this.#at += 1
    this.#space()
    if (/[}\],]/.test(this.#text[this.#at] ?? '')) throw new Broken('extra-comma', comma, comma + 1)
    if (this.#at >= this.#text.length) throw new Broken('unclosed', start, start + 1)
    return false
  }

  #name() {
    this.#space()
    if (this.#text[this.#at] === '"') return this.#string()
    throw this.#strange('unquoted')
  }

  #string(): JsonNode & { readonly kind: 'string' } {
    const start = this.#at
    const text = this.#text
    let at = start + 1
    for (; ; at += 1) {
      const sign = text[at]
      if (sign === undefined) throw new Broken('unclosed-text', start, start + 1)
      if (sign === '"') break
      if (sign === '\n' || sign === '\r') throw new Broken('unclosed-text', start, at)
      if (sign < ' ') throw new Broken('control-character', at, at + 1)
      if (sign !== '\\') continue
      const escaped = /^\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/.exec(text.slice(at, at + 6))
      if (!escaped) throw new Broken('backslash', at, at + 2)
      at += escaped[0].length - 1
    }
    this.#at = at + 1
    return { kind: 'string', start, end: this.#at, value: JSON.parse(text.slice(start, this.#at)) as string }
  }

  #word(): JsonNode {
    const start = this.#at
    const source = /^[-+.\w]+/.exec(this.#text.slice(start, start + 400))?.[0] ?? ''
    const end = start + source.length
    const place = { start, end }
    const settle = <Node extends JsonNode>(node: Node): Node => {
      this.#at = end
      return node
    }
    if (source === 'true' || source === 'false')
      return settle({ kind: 'boolean', ...place, value: source === 'true' })
    if (source === 'null') return settle({ kind: 'null', ...place })
    if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(source))
      return settle({ kind: 'number', ...place, value: Number(source), source })
    if (/^[-+.]?\d/.test(source)) throw new Broken('number', start, end)
    throw this.#strange('literal')
  }

  /** Returns the fault for a missing sign, unless another fault explains it. */
  #without(fault: 'missing-comma' | 'missing-colon'): Broken {
    const sign = this.#text[this.#at] ?? ''
    if (/["\w{[-]/.test(sign)) {
      // The sign belongs behind the last value.
      const before = this.#text.slice(0, this.#at).trimEnd().length
      return new Broken(fault, Math.max(0, before - 1), before)
    }
    return this.#strange('unexpected')
  }

  /** Returns the fault for characters that can't start a name or value here. */
  #strange(otherwise: 'unquoted' | 'literal' | 'unexpected'): Broken {
    const at = this.#at
    const rest = this.#text.slice(at, at + 200)
    const upTo = (fault: JsonFault, length = 1) => new Broken(fault, at, at + length)
    if (rest === '') return upTo('unclosed', 0)
    if (/^(?:\/\/|\/\*|#|--)/.test(rest)) return upTo('comment', rest.split('\n', 1)[0]?.length)
    if (rest.startsWith("'")) return upTo('single-quotes')
    if (/^[“”„‟″‘’「」『』]/.test(rest)) return upTo('typographic-quotes')
    if (/^[，：；｛｝［］＂\u3000]/.test(rest)) return upTo('full-width')
    if (rest.startsWith(',')) return upTo('extra-comma')
    const word = /^[\p{L}_$][\p{L}\p{N}_.$-]*/u.exec(rest)?.[0]
    return word && otherwise !== 'unexpected' ? upTo(otherwise, word.length) : upTo('unexpected')
  }

  #afterEnd(): Broken {
    const strange = this.#strange('unexpected')
    if (strange.fault === 'comment' || strange.fault === 'full-width') return strange
    return new Broken('extra-text', this.#at, this.#text.length)
  }
}
