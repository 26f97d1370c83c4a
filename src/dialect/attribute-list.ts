/** What an author may put on an element with `{#id .class key=value}`. */
export type Attributes = {
  readonly id?: string
  readonly classes: readonly string[]
  /** Only names of the allow-list, with values that passed its check. */
  readonly values: ReadonlyMap<string, string>
}

const size = /^\d{1,4}%?$/

// A name that is not here, or a value that does not fit, makes the whole list text: the author sees the slip at once.
const allowed: ReadonlyMap<string, RegExp> = new Map([
  ['width', size],
  ['height', size],
  ['title', /^[^<>]{1,200}$/],
  ['lang', /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i],
  ['dir', /^(?:ltr|rtl|auto)$/],
  ['target', /^_(?:blank|self)$/],
])

// Class names that begin with an underscore are the generated names of the application's own styles.
const className = /^[a-z][\w-]{0,60}$/i
const identifier = /^[\p{L}\p{N}_][\p{L}\p{N}_.:-]{0,120}$/u

const part = /\s*(?:([#.])([^\s"'{}=]+)|([a-z]+)=(?:"([^"]*)"|'([^']*)'|([^\s"'{}=]+)))(?=\s|$)/iy

/**
 * Reads an attribute list.
 *
 * @param source what stands between the braces
 * @returns `undefined` when any part is not an id, a class or an allowed attribute: such braces are ordinary text
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
      if (!names.every((name) => className.test(name))) return undefined
      classes.push(...names)
    } else {
      if (!allowed.get(key)?.test(value)) return undefined
      values.set(key, value)
    }
  }
  return id === undefined ? { classes, values } : { id, classes, values }
}
