import * as v from 'valibot'
import type { Phrase } from '../locales/check-words.ts'

/** One field that an editor may write: how its value is read, and in words what it expects. */
export interface Field<T> {
  readonly schema: v.GenericSchema<unknown, T>
  /** Completes the sentence “… expects …”. */
  readonly expects: Phrase
}

/** A table of fields by name. Names that are not in the table are kept as they are and never refused. */
export type FieldTable = Readonly<Record<string, Field<unknown>>>

export type Values<Table extends FieldTable> = {
  readonly [Name in keyof Table]?: Table[Name] extends Field<infer T> ? T : never
}

export interface FieldFault {
  readonly name: string
  readonly expects: Phrase
}

/** Reads values field by field: a bad field is left out and reported, and costs no other field. Never throws. */
export function readFields<Table extends FieldTable>(
  table: Table,
  values: Readonly<Record<string, unknown>>,
): { readonly values: Values<Table>; readonly faults: readonly FieldFault[] } {
  const read: Record<string, unknown> = {}
  const faults: FieldFault[] = []
  for (const [name, field] of Object.entries(table)) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined || value === null) continue
    const result = v.safeParse(field.schema, value)
    if (result.success) read[name] = result.output
    else faults.push({ name, expects: field.expects })
  }
  return { values: read as Values<Table>, faults }
}

export function field<T>(expects: Phrase, schema: v.GenericSchema<unknown, T>): Field<T> {
  return { expects, schema }
}

/** A schema of an object that keeps what it does not know. */
const asSchema = <T>(schema: v.GenericSchema<unknown, T>) => schema

const textSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
)
const flagSchema = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])]),
  v.transform((value) => value === true || value === 'true'),
)
const numberSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/))]),
  v.transform(Number),
  v.finite(),
)
const textListSchema = v.pipe(
  v.union([textSchema, v.array(textSchema)]),
  v.transform((value) => (Array.isArray(value) ? value : [value]).filter((item) => item !== '')),
)

export const text = field({ phrase: 'text' }, asSchema<string>(textSchema))
export const flag = field({ phrase: 'flag' }, asSchema<boolean>(flagSchema))
export const number = field({ phrase: 'number' }, asSchema<number>(numberSchema))
/** One text or several; always a list once read. */
export const textList = field({ phrase: 'text-list' }, asSchema<readonly string[]>(textListSchema))
/** CSS by property name, for the style fields of home pages; the values are checked where they are used. */
export const styles = field(
  { phrase: 'styles' },
  asSchema<Readonly<Record<string, string>>>(v.record(v.string(), textSchema)),
)

export function oneOf<const Option extends string>(options: readonly Option[]): Field<Option> {
  return field(
    { phrase: 'one-of', values: { options: options.join(', ') } },
    asSchema<Option>(v.picklist(options)),
  )
}

/** Either `false`, which switches the thing off, or what the field says. */
export function orFalse<T>(inner: Field<T>): Field<T | false> {
  const off = v.pipe(
    flagSchema,
    v.check((value) => value === false),
    v.transform(() => false as const),
  )
  return field(
    { phrase: 'or-false', values: { inner: inner.expects } },
    asSchema<T | false>(v.union([off, inner.schema])),
  )
}

/** Either true or false, or what the field says. */
export function orFlag<T>(inner: Field<T>): Field<T | boolean> {
  return field(
    { phrase: 'or-flag', values: { inner: inner.expects } },
    asSchema<T | boolean>(v.union([v.boolean(), inner.schema])),
  )
}

export function listOf<T>(inner: Field<T>): Field<readonly T[]> {
  return field(
    { phrase: 'list', values: { inner: inner.expects } },
    asSchema<readonly T[]>(v.array(inner.schema)),
  )
}

/** An object whose fields are all optional; a field of the wrong form makes the whole object wrong. */
export function objectOf<Table extends FieldTable>(table: Table): Field<Values<Table>> {
  const names = Object.keys(table)
  const schema = v.pipe(
    v.record(v.string(), v.unknown()),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const { values, faults } = readFields(table, dataset.value)
      for (const fault of faults) addIssue({ message: fault.name })
      return faults.length > 0 ? NEVER : values
    }),
  )
  return field({ phrase: 'object', values: { names: names.join(', ') } }, asSchema<Values<Table>>(schema))
}

export function recordOf<T>(inner: Field<T>): Field<Readonly<Record<string, T>>> {
  return field(
    { phrase: 'record', values: { inner: inner.expects } },
    asSchema<Readonly<Record<string, T>>>(v.record(v.string(), inner.schema)),
  )
}

/** Either of two forms. */
export function either<A, B>(one: Field<A>, other: Field<B>): Field<A | B> {
  return field(
    { phrase: 'either', values: { one: one.expects, other: other.expects } },
    asSchema<A | B>(v.union([one.schema, other.schema])),
  )
}
