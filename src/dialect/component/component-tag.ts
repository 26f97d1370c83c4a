/** An opening tag, read. */
export type ComponentTag = {
  readonly name: string
  /** By the names of `data-*` attributes (`autoPlay` and `:auto-play` are `auto-play`); one without a value is empty. */
  readonly attributes: Readonly<Record<string, string>>
}

const attributePattern = /([:@\w.-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|((?:(?!\/>)[^\s"'<>=`])+)))?/g

/**
 * Read the source of an opening tag that the tokenizer has accepted. What only Vue understands (`@click`, `v-if`,
 * `#default`) is left out, as are names that are no good as a `data-*` attribute and `block`, which is ours.
 * `:ratio="16/9"` gives `16/9`; a quoted text in it (`:title="'A'"`) loses its quotes. Nothing is ever evaluated.
 */
export function readComponentTag(source: string): ComponentTag {
  const name = /^<(\w+)/.exec(source)?.[1] ?? ''
  const attributes: Record<string, string> = {}
  for (const match of source.slice(name.length + 1).matchAll(attributePattern)) {
    const written = match[1] ?? ''
    const value = match[2] ?? match[3] ?? match[4] ?? ''
    const key = attributeKey(written)
    if (key === undefined || Object.hasOwn(attributes, key)) continue
    attributes[key] = decode(written.startsWith(':') ? unquote(value) : value)
  }
  return { name, attributes }
}

/** Name of the attribute behind `data-`; undefined for one that is left out. */
function attributeKey(written: string): string | undefined {
  const bare = written.replace(/^(?::|v-bind:|data-)/, '')
  const key = bare.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^-/, '')
  const isPlain = /^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(key) && key.length <= 40
  return isPlain && key !== 'block' && !key.startsWith('v-') ? key : undefined
}

function unquote(expression: string): string {
  return /^\s*(['"`])(.*)\1\s*$/s.exec(expression)?.[2] ?? expression.trim()
}

const references: ReadonlyMap<string, string> = new Map([
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
])

/** The references that an attribute needs: quotes, angle brackets and the ampersand. */
function decode(value: string): string {
  return value.replace(/&(?:quot|#39|lt|gt|amp);/g, (reference) => references.get(reference) ?? reference)
}
