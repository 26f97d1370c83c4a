import { hyphenated } from '../../src/content/hyphenated.ts'
import { quoted } from './component-rows.ts'
import { isObject, readLiteral } from './literal.ts'
import type { Tag } from './tags.ts'

/** Attributes with another name in JSX. */
const renamed: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for', srcSet: 'srcset' }

/** CSS properties whose numbers have no unit. */
const unitless = /^(?:opacity|zIndex|flex.*|lineHeight|fontWeight|order)$/

/** Returns an opening tag with its attributes as HTML has them; `undefined` if it is fine as it is. */
export function htmlTag({ name, kind, attributes }: Tag): string | undefined {
  const isJsx = Object.entries(attributes).some(([key, value]) => key in renamed || value.startsWith('{'))
  if (!isJsx && !('markdown' in attributes)) return undefined
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (key === 'markdown') return []
    const plain = key === 'style' && value.startsWith('{{') ? styleOf(value) : value
    if (plain.startsWith('{')) return []
    return [` ${renamed[key] ?? key}="${quoted(plain)}"`]
  })
  return `<${name}${written.join('')}${kind === 'alone' ? ' />' : '>'}`
}

/** `{{ maxWidth: 300, color: 'red' }}` → `max-width: 300px; color: red` */
function styleOf(value: string): string {
  const read = readLiteral(value, 1)
  if (!isObject(read)) return value
  return Object.entries(read)
    .flatMap(([name, one]) => {
      if (typeof one !== 'string' && typeof one !== 'number') return []
      const unit = typeof one === 'number' && one !== 0 && !unitless.test(name) ? 'px' : ''
      return [`${hyphenated(name)}: ${one}${unit}`]
    })
    .join('; ')
}
