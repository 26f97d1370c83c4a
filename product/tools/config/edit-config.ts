import { type ConfigValue, memberOf } from './config-file.ts'
import { type ConfigKey, configKeys } from './keys.ts'
import { type JsonNode, readJson } from './read-json.ts'

/** Returns the text of a field as the value of a key. A number that is not complete yet stays a text, which the check reports. */
export function valueFromField(type: ConfigKey['type'], field: string): ConfigValue {
  switch (type) {
    case 'bool':
      return field === 'yes'
    case 'int':
      return /^-?\d{1,15}$/.test(field) ? Number(field) : field
    case 'string':
      return field
    case '[]string':
      return field
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '')
  }
}

/** Returns a value as the text of its field. */
export function fieldFromValue(value: ConfigValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : ''
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** Returns the text with another value of a key. Everything else stays as it is. A text that can't be read is returned unchanged. */
export function setKey(text: string, name: string, field: string): string {
  const row = configKeys.find(({ key }) => key === name)
  const read = readJson(text.trim() === '' ? '{}' : text)
  if (!row || read.kind === 'broken' || read.root.kind !== 'object') return text
  const source = text.trim() === '' ? '{}' : text
  const value = valueFromField(row.type, field)
  let node: JsonNode = read.root
  const parts = name.split('.')
  for (const [depth, part] of parts.entries()) {
    const member = memberOf(node, part)
    if (!member) return insert(source, node, parts.slice(depth), value, depth)
    node = member.value
  }
  return source.slice(0, node.start) + JSON.stringify(value) + source.slice(node.end)
}

/** Adds a member with the remaining groups around the value at the end of an object. */
function insert(
  text: string,
  node: JsonNode,
  path: readonly string[],
  value: ConfigValue,
  depth: number,
): string {
  if (node.kind !== 'object') return text
  const nested = path.toReversed().reduce<unknown>((inner, name) => ({ [name]: inner }), value)
  const indent = '  '.repeat(depth)
  const lines = JSON.stringify(nested, null, 2).split('\n').slice(1, -1)
  const member = lines.map((line) => indent + line).join('\n')
  const last = node.members.at(-1)
  const before = last ? `${text.slice(0, last.value.end)},\n` : `${text.slice(0, node.start + 1)}\n`
  return `${before}${member}\n${indent}${text.slice(node.end - 1)}`
}
