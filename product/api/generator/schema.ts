import type { Field, SharedObject, TypeText } from '../kit.ts'

export type Schema = Readonly<Record<string, unknown>>

const base: Readonly<Record<string, Schema>> = {
  string: { type: 'string' },
  int: { type: 'integer' },
  uint: { type: 'integer', minimum: 0 },
  int64: { type: 'integer', format: 'int64' },
  float: { type: 'number' },
  bool: { type: 'boolean' },
  time: { type: 'string', format: 'date-time' },
  any: {},
  object: { type: 'object' },
  file: { type: 'string', format: 'binary' },
  null: { type: 'null' },
}

/** Returns the names of shared objects in a type. */
export const objectNames = (type: TypeText): string[] => type.match(/[A-Z]\w*/g) ?? []

/** Returns a JSON schema for a type of the definition. */
export function schemaOf(type: TypeText): Schema {
  const parts = type.split('|')
  if (parts.length > 1) return { anyOf: parts.map(schemaOf) }
  if (type.endsWith('[]')) return { type: 'array', items: schemaOf(type.slice(0, -2)) }
  const map = /^map<(.+)>$/.exec(type)?.[1]
  if (map) return { type: 'object', additionalProperties: schemaOf(map) }
  if (/^[A-Z]/.test(type)) return { $ref: `#/components/schemas/${type}` }
  const known = base[type]
  if (!known) throw new Error(`unknown type ${type}`)
  return known
}

/** Returns a description without markdown links. */
export const plain = (text: string): string => text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')

export function fieldsSchema(fields: readonly Field[]): Schema {
  return {
    type: 'object',
    required: fields.filter(({ optional }) => !optional).map(({ name }) => name),
    properties: Object.fromEntries(fields.map((one) => [one.name, described(one.type, one.meaning.en)])),
  }
}

/** Returns a schema with a description. In OpenAPI 3.1, a description can be next to a reference. */
export const described = (type: TypeText, meaning: string): Schema => ({
  ...schemaOf(type),
  description: plain(meaning),
})

export const objectSchemas = (objects: readonly SharedObject[]): Record<string, Schema> =>
  Object.fromEntries(
    objects.map((one) => [one.name, { description: plain(one.meaning.en), ...fieldsSchema(one.fields) }]),
  )
