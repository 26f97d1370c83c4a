import { badgeText } from './badges.ts'
import { definitionsIn, ifText, isList, isObject, type Literal, readLiteral } from './literal.ts'
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
  const base = ifText(value.base) ?? above
  const { type, autogenerate, collapsed: _collapsed } = value
  const folder =
    ifText(value.dirName) ?? (isObject(autogenerate) ? ifText(autogenerate.directory) : undefined)
  const inner = value.items === undefined ? undefined : menuEntries(value.items, base)
  const linked = isObject(value.link) ? ifText(value.link.id) : ifText(value.link)
  const text = ifText(value.label) ?? ifText(value.text)
  const target = linked ?? ifText(value.id) ?? ifText(value.slug) ?? ifText(value.href)
  if (type === 'html') return [{ text: ifText(value.value) }]
  if (text === undefined && target === undefined && inner === undefined && folder === undefined) {
    return type === undefined ? menuEntries(value, base) : []
  }
  const from = target === undefined ? undefined : withBase(target, base)
  return [{ text, badge: badgeText(value.badge), target: from, children: inner, folder }]
}

/** Links of VitePress can be short by the start that `base` gives. */
const withBase = (target: string, base: string) => (/^(?:\/|[a-z]+:)/.test(target) ? target : base + target)
