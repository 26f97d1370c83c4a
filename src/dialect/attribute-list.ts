import { isAuthorClass } from '../content/author-class.ts'

/** The attributes that an author can set on an element with `{#id .class key=value}`. */
export type Attributes = {
  readonly id?: string
  readonly classes: readonly string[]
  /** Only names on the allow-list, with validated values. */
  readonly values: ReadonlyMap<string, string>
}

const size = /^\d{1,4}%?$/

// An unknown name or an invalid value turns the whole list into text, so that the author sees the mistake at
// once.
const allowed: ReadonlyMap<string, RegExp> = new Map([
  ['width', size],
  ['height', size],
  ['title', /^[^<>]{1,200}$/],
  ['lang', /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i],
  ['dir', /^(?:ltr|rtl|auto)$/],
  ['target', /^_(?:blank|self)$/],
])

const identifier = /^[\p{L}\p{N}_][\p{L}\p{N}_.:-]{0,120}$/u

const part = /\s*(?:([#.])([^\s"'{}=]+)|([a-z]+)=(?:"([^"]*)"|'([^']*)'|([^\s"'{}=]+)))(?=\s|$)/iy

/**
 * Parses an attribute list.
 *
 * @param source the text between the braces
 * @returns `undefined` if any part is not an ID, a class, or an allowed attribute; such braces are ordinary
 * text
 */
export function parseAttributes(source: string): Attributes | undefined {
  const text = source.trim()
  if (text === '') return undefined
  const classes: string[] = []
  const values = new Map<string, string>()
  let id: string | undefined
  part.lastIndex = 0
  while (part.lastIndex < text.length) {
    const match = part.exec(text)
    if (!match) return undefined
    const [, sign, word = '', rawKey = '', double, single, bare = ''] = match
    const key = sign === undefined ? rawKey.toLowerCase() : sign
    const value = sign === undefined ? (double ?? single ?? bare) : word
    if (key === '#' || key === 'id') {
      if (!identifier.test(value)) return undefined
      id = value
    } else if (key === '.' || key === 'class') {
      const names = value.split(/\s+/)
      if (!names.every(isAuthorClass)) return undefined
      classes.push(...names)
    } else {
      if (!allowed.get(key)?.test(value)) return undefined
      values.set(key, value)
    }
  }
  return id === undefined ? { classes, values } : { id, classes, values }
}
