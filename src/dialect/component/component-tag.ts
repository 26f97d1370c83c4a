import { hyphenated } from '../../content/hyphenated.ts'
import { decodeReferences } from '../raw-html/character-references.ts'

/** A parsed opening tag. */
export type ComponentTag = {
  readonly name: string
  /** By `data-*` attribute name (`autoPlay` and `:auto-play` become `auto-play`). An attribute without a value is empty. */
  readonly attributes: Readonly<Record<string, string>>
}

const attributePattern = /([:@\w.-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|((?:(?!\/>)[^\s"'<>=`])+)))?/g

/**
 * Parses the source of an opening tag that the tokenizer has accepted. Vue syntax (`@click`, `v-if`,
 * `#default`) is left out, as are names that are not valid in a `data-*` attribute, and `block`, which is
 * reserved. `:ratio="16/9"` gives `16/9`; a quoted text in it (`:title="'A'"`) loses its quotes. Nothing is
 * evaluated.
 */
export function readComponentTag(source: string): ComponentTag {
  const name = /^<(\w+)/.exec(source)?.[1] ?? ''
  const attributes: Record<string, string> = {}
  for (const match of source.slice(name.length + 1).matchAll(attributePattern)) {
    const written = match[1] ?? ''
    const value = match[2] ?? match[3] ?? match[4] ?? ''
    const key = attributeKey(written)
    if (key === undefined || Object.hasOwn(attributes, key)) continue
    attributes[key] = decodeReferences(written.startsWith(':') ? unquote(value) : value)
  }
  return { name, attributes }
}

/** Returns the attribute's name after `data-`; `undefined` if it is left out. */
function attributeKey(written: string): string | undefined {
  const bare = written.replace(/^(?::|v-bind:|data-)/, '')
  const key = hyphenated(bare).replace(/^-/, '')
  const isPlain = /^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(key) && key.length <= 40
  return isPlain && key !== 'block' && !key.startsWith('v-') ? key : undefined
}

function unquote(expression: string): string {
  return /^\s*(['"`])(.*)\1\s*$/s.exec(expression)?.[2] ?? expression.trim()
}
