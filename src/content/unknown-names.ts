import { isRecord } from '../config/is-record.ts'
import type { Field, FieldTable } from './fields.ts'

/** An unknown name: its path, and the known names at that place. */
export interface UnknownName {
  readonly path: readonly string[]
  readonly known: readonly string[]
}

/**
 * Returns the names in a value that its fields do not have, at any depth. They are kept and accepted, but are
 * usually misspelled.
 */
export function unknownNames(table: FieldTable, value: unknown): readonly UnknownName[] {
  if (!isRecord(value)) return []
  const known = Object.keys(table)
  return Object.entries(value).flatMap(([name, inner]) => {
    const own = Object.hasOwn(table, name) ? table[name] : undefined
    if (!own) return [{ path: [name], known }]
    return unknownIn(own, inner).map((found) => ({ ...found, path: [name, ...found.path] }))
  })
}

function unknownIn({ parts = [] }: Field<unknown>, value: unknown): readonly UnknownName[] {
  return parts.flatMap((part) => {
    if (part.kind === 'own') return unknownNames(part.table, value)
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([name, inner]) =>
      unknownIn(part.of, inner).map((found) => ({ ...found, path: [name, ...found.path] })),
    )
  })
}
