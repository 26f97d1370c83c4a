import { definitionsIn, isList, isObject, type Literal, readLiteral, textIn } from './literal.ts'
import type { MenuEntry } from './source.ts'

/** Returns the value of a name in the text of a configuration, such as `sidebar: […]`; the first that is more than a name. */
export function literalOf(text: string, name: string): Literal {
  const resolve = definitionsIn(text)
  const pattern = new RegExp(`(?<![\\w$.'"-])['"]?${name}['"]?\\s*:\\s*`, 'g')
  for (const match of text.matchAll(pattern)) {
    const value = readLiteral(text, match.index + match[0].length, resolve)
    if (value !== undefined) return value
  }
  return undefined
}

/** Reads the items of a menu in the forms of Docusaurus, VitePress, and Starlight. */
export function menuEntries(value: Literal, base = ''): readonly MenuEntry[] {
  if (isList(value)) return value.flatMap((item) => menuEntry(item, base))
  // Docusaurus: categories by name.
  if (isObject(value))
    return Object.entries(value).map(([text, items]) => ({ text, children: menuEntries(items, base) }))
  return []
}

function menuEntry(value: Literal, above: string): readonly MenuEntry[] {
  if (typeof value === 'string') return [{ target: value }]
  if (!isObject(value)) return []
  const base = textIn(value.base) ?? above
  const { type, autogenerate, collapsed: _collapsed } = value
  const folder =
    textIn(value.dirName) ?? (isObject(autogenerate) ? textIn(autogenerate.directory) : undefined)
  const inner = value.items === undefined ? undefined : menuEntries(value.items, base)
  const linked = isObject(value.link) ? textIn(value.link.id) : textIn(value.link)
  const text = textIn(value.label) ?? textIn(value.text)
  const target = linked ?? textIn(value.id) ?? textIn(value.slug) ?? textIn(value.href)
  if (text === undefined && target === undefined && inner === undefined && folder === undefined) {
    return type === undefined ? menuEntries(value, base) : []
  }
  const from = target === undefined ? undefined : withBase(target, base)
  return [{ text, target: from, children: inner, folder }]
}

/** Links of VitePress can be short by the start that `base` gives. */
const withBase = (target: string, base: string) => (/^(?:\/|[a-z]+:)/.test(target) ? target : base + target)
