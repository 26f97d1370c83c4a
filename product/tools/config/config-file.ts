import { type ConfigKey, configKeys } from './keys.ts'
import type { JsonNode } from './read-json.ts'

/** A configuration file whose JSON can be read. Keys without a value in the file have their default. */
export interface ConfigFile {
  readonly root: JsonNode & { readonly kind: 'object' }
  /** Returns the place of a key in the file, or of the nearest group around it. */
  readonly place: (key: string) => JsonNode
  /** Whether the file has a value of the right type for the key. */
  readonly has: (key: string) => boolean
  readonly text: (key: string) => string
  readonly number: (key: string) => number
  readonly isOn: (key: string) => boolean
  readonly list: (key: string) => readonly string[]
}

export type ConfigValue = string | number | boolean | readonly string[]

/** Returns the value of a node if it has the type of a key; `undefined` for another type and for `null`, which keeps the default. */
export function typedValue(node: JsonNode, type: ConfigKey['type']): ConfigValue | undefined {
  switch (type) {
    case 'bool':
      return node.kind === 'boolean' ? node.value : undefined
    case 'int':
      return node.kind === 'number' && /^-?\d+$/.test(node.source) && Number.isSafeInteger(node.value)
        ? node.value
        : undefined
    case 'string':
      return node.kind === 'string' ? node.value : undefined
    case '[]string':
      return node.kind === 'array' ? textsOf(node) : undefined
  }
}

function textsOf({ items }: JsonNode & { readonly kind: 'array' }): readonly string[] | undefined {
  const texts = items.flatMap((item) => (item.kind === 'string' ? [item.value] : []))
  return texts.length === items.length ? texts : undefined
}

/** Returns the member of an object as the server finds it: without regard to letter case, and the last of several. */
export function memberOf(node: JsonNode | undefined, name: string) {
  return node?.kind === 'object'
    ? node.members.findLast((member) => member.name.toLowerCase() === name.toLowerCase())
    : undefined
}

/** Returns the view of a file for the rules. */
export function configFile(root: JsonNode & { readonly kind: 'object' }): ConfigFile {
  const nodes = new Map<string, JsonNode>()
  const values = new Map<string, ConfigValue>()
  for (const { key, type, default: standard } of configKeys) {
    const node = key.split('.').reduce<JsonNode | undefined>((at, name) => memberOf(at, name)?.value, root)
    const value = node && typedValue(node, type)
    if (node && value !== undefined) nodes.set(key, node)
    values.set(key, value ?? standard)
  }
  const place = (key: string): JsonNode => {
    const parent = key.slice(0, Math.max(0, key.lastIndexOf('.')))
    const group = parent
      .split('.')
      .reduce<JsonNode | undefined>((at, name) => memberOf(at, name)?.value, root)
    const around = group ?? root
    return nodes.get(key) ?? { ...around, end: around.start + 1 }
  }
  const get = (key: string): ConfigValue => {
    const value = values.get(key)
    if (value === undefined) throw new Error(`${key} is not a key of the configuration file`)
    return value
  }
  return {
    root,
    place,
    has: (key) => nodes.has(key),
    text: (key) => String(get(key)),
    number: (key) => Number(get(key)),
    isOn: (key) => get(key) === true,
    list: (key) => {
      const value = get(key)
      return Array.isArray(value) ? value : []
    },
  }
}
