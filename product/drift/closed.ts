/** Returns the schema with objects limited to the properties they list. */
export function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const copy = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]))
  return 'properties' in schema && !('additionalProperties' in schema)
    ? { ...copy, additionalProperties: false }
    : copy
}
