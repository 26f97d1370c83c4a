import { isRecord } from '../config/is-record.ts'
import type { FaultWords } from '../config/locales/check-words.ts'
import { type FieldTable, readFields, type Values } from './fields.ts'
import type { ContentIssue } from './issue.ts'

/** What a configuration file says, and its issues. */
export interface ConfigFile<T> {
  readonly value: T
  readonly issues: readonly ContentIssue[]
}

/** Reads a configuration file that is an object, field by field. Invalid fields are left out, each with an issue. */
export function readConfigFile<Table extends FieldTable>(
  table: Table,
  file: string,
  json: unknown,
): ConfigFile<Values<Table>> {
  if (!isRecord(json)) return { value: {}, issues: [configIssue(file, { kind: 'config-object' })] }
  const { values, faults } = readFields(table, json)
  const issues = faults.map(({ name, expects }) =>
    configIssue(file, { kind: 'config-field', values: { name, expects } }),
  )
  return { value: values, issues }
}

/** Returns an issue of a configuration file. JSON values have no lines here, so it points to the first line. */
export function configIssue(file: string, fault: FaultWords): ContentIssue {
  return { ...fault, file, line: 1 }
}
