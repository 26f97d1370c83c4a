import { useState } from 'react'
import type { ToolTexts } from '../config/locales/en/tools.ts'
import type { Answers } from '../content/local-tool.ts'
import type { FieldName, FlowField } from './flow.ts'

export type AnswerFault = keyof ToolTexts['faults']
export type AnswerFaults = Readonly<Partial<Record<FieldName, AnswerFault>>>

/** Returns the fields that apply to the input, with their trimmed values; choices start at their first option. */
export function answersOf(fields: readonly FlowField[], entered: Answers): Answers {
  let answers: Answers = {}
  for (const field of fields) {
    if (field.applies?.(answers) === false) continue
    const value = entered[field.name] ?? field.options?.[0] ?? ''
    // A password may contain spaces; around other values, they were copied by accident.
    answers = { ...answers, [field.name]: field.name === 'password' ? value : value.trim() }
  }
  return answers
}

/**
 * Returns the answers with a placeholder for each missing required value, to show where it will be sent
 * before it is entered.
 */
export function sampleOf(fields: readonly FlowField[], answers: Answers): Answers {
  const missing = fields.filter(({ name, isOptional }) => answers[name] === '' && !isOptional)
  return { ...answers, ...Object.fromEntries(missing.map(({ name }) => [name, '…'])) }
}

/** Returns the faults of the answers, by field. */
export function faultsOf(fields: readonly FlowField[], answers: Answers): AnswerFaults {
  const faults: Partial<Record<FieldName, AnswerFault>> = {}
  for (const { name, kind, isOptional } of fields) {
    const value = answers[name]
    if (value === undefined) continue
    if (value === '' && !isOptional) faults[name] = 'required'
    else if (kind === 'digits' && !/^\d*$/.test(value)) faults[name] = 'digits'
  }
  return faults
}

export interface AnswerSheet {
  readonly fields: readonly FlowField[]
  readonly answers: Answers
  readonly faults: AnswerFaults
  readonly enter: (name: FieldName, value: string) => void
  /** Marks fields as invalid. */
  readonly mark: (faults: AnswerFaults) => void
  /** Checks all fields and marks the invalid ones. Returns whether all are valid. */
  readonly check: () => boolean
  /** Clears the input. */
  readonly clear: () => void
}

/** Returns a visitor's form input, kept in memory only. */
export function useAnswers(fields: readonly FlowField[], given: Answers = {}): AnswerSheet {
  const [entered, setEntered] = useState<Answers>({})
  const [faults, setFaults] = useState<AnswerFaults>({})
  const answers = answersOf(fields, { ...given, ...entered })
  return {
    fields,
    answers,
    faults,
    enter: (name, value) => {
      setEntered((before) => ({ ...before, [name]: value }))
      setFaults(({ [name]: _mended, ...others }) => others)
    },
    mark: setFaults,
    check: () => {
      const found = faultsOf(fields, answers)
      setFaults(found)
      return Object.keys(found).length === 0
    },
    clear: () => {
      setEntered({})
      setFaults({})
    },
  }
}
