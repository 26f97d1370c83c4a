import * as v from 'valibot'
import type { Phrase } from '../config/locales/check-words.ts'
import { drawableText } from './drawable-text.ts'

/** A field that editors can set: how its value is parsed, and a description of what it expects. */
export interface Field<T> {
  readonly schema: v.GenericSchema<unknown, T>
  /** Completes the sentence “… expects …”. */
  readonly expects: Phrase
  /** The fields of objects nested anywhere in the value. */
  readonly parts?: readonly FieldParts[]
}

/** Which objects in a value have the fields: the value itself (`own`), or each of its entries (`each`). */
type FieldParts =
  | { readonly kind: 'own'; readonly table: FieldTable }
  | { readonly kind: 'each'; readonly of: Field<unknown> }

/** A table of fields by name. Names outside the table are kept and accepted. */
export type FieldTable = Readonly<Record<string, Field<unknown>>>

export type Values<Table extends FieldTable> = {
  readonly [Name in keyof Table]?: Table[Name] extends Field<infer T> ? T : never
}

export interface FieldFault {
  readonly name: string
  readonly expects: Phrase
}

/** Reads values field by field. A bad field is reported and left out without affecting the others. Never throws. */
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

export function field<T>(
  expects: Phrase,
  schema: v.GenericSchema<unknown, T>,
  parts?: Field<T>['parts'],
): Field<T> {
  return parts ? { expects, schema, parts } : { expects, schema }
}

/** Returns the schema of an object that keeps unknown fields. */
const asSchema = <T>(schema: v.GenericSchema<unknown, T>) => schema

/** A text that is shown. */
export const shownText = v.pipe(v.string(), v.transform(drawableText))

const textSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => drawableText(String(value).trim())),
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
/** A text or a list of texts; always a list once parsed. */
export const textList = field({ phrase: 'text-list' }, asSchema<readonly string[]>(textListSchema))
/** CSS by property name, for the style fields of home pages. The values are checked where they are used. */
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

/** Accepts `false`, which switches the feature off, or a value of the field. */
export function orFalse<T>(inner: Field<T>): Field<T | false> {
  const off = v.pipe(
    flagSchema,
    v.check((value) => value === false),
    v.transform(() => false as const),
  )
  return field(
    { phrase: 'or-false', values: { inner: inner.expects } },
    asSchema<T | false>(v.union([off, inner.schema])),
    inner.parts,
  )
}

/** Accepts true, false, or a value of the field. */
export function orFlag<T>(inner: Field<T>): Field<T | boolean> {
  return field(
    { phrase: 'or-flag', values: { inner: inner.expects } },
    asSchema<T | boolean>(v.union([v.boolean(), inner.schema])),
    inner.parts,
  )
}

export function listOf<T>(inner: Field<T>): Field<readonly T[]> {
  return field(
    { phrase: 'list', values: { inner: inner.expects } },
    asSchema<readonly T[]>(v.array(inner.schema)),
    [{ kind: 'each', of: inner }],
  )
}

/** Accepts an object whose fields are all optional. A field of the wrong type makes the whole object invalid. */
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
  return field({ phrase: 'object', values: { names: names.join(', ') } }, asSchema<Values<Table>>(schema), [
    { kind: 'own', table },
  ])
}

export function recordOf<T>(inner: Field<T>): Field<Readonly<Record<string, T>>> {
  return field(
    { phrase: 'record', values: { inner: inner.expects } },
    asSchema<Readonly<Record<string, T>>>(v.record(v.string(), inner.schema)),
    [{ kind: 'each', of: inner }],
  )
}

/** Accepts either of two forms. */
export function either<A, B>(one: Field<A>, other: Field<B>): Field<A | B> {
  return field(
    { phrase: 'either', values: { one: one.expects, other: other.expects } },
    asSchema<A | B>(v.union([one.schema, other.schema])),
    [...(one.parts ?? []), ...(other.parts ?? [])],
  )
}
