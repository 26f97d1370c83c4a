import { useState } from 'react'
import type { ToolTexts } from '../locales/tools-en.ts'
import type { Answers, Field, FieldName } from './flow.ts'

export type Fault = keyof ToolTexts['faults']
export type Faults = Readonly<Partial<Record<FieldName, Fault>>>

/** The fields that apply to what was entered, each with its value: trimmed, choices at their first option until chosen. */
export function answersOf(fields: readonly Field[], entered: Answers): Answers {
  let answers: Answers = {}
  for (const field of fields) {
    if (field.applies?.(answers) === false) continue
    const value = entered[field.name] ?? field.options?.[0] ?? ''
    // A space may belong to a password; around anything else it came along with the copying.
    answers = { ...answers, [field.name]: field.name === 'password' ? value : value.trim() }
  }
  return answers
}

/** Answers with a sign in place of what is needed and still empty: to say where it will go before it is entered. */
export function sampleOf(fields: readonly Field[], answers: Answers): Answers {
  const missing = fields.filter(({ name, isOptional }) => answers[name] === '' && !isOptional)
  return { ...answers, ...Object.fromEntries(missing.map(({ name }) => [name, '…'])) }
}

/** What is wrong with the answers, by field. */
export function faultsOf(fields: readonly Field[], answers: Answers): Faults {
  const faults: Partial<Record<FieldName, Fault>> = {}
  for (const { name, kind, isOptional } of fields) {
    const value = answers[name]
    if (value === undefined) continue
    if (value === '' && !isOptional) faults[name] = 'required'
    else if (kind === 'digits' && !/^\d*$/.test(value)) faults[name] = 'digits'
  }
  return faults
}

export interface AnswerSheet {
  readonly fields: readonly Field[]
  readonly answers: Answers
  readonly faults: Faults
  readonly enter: (name: FieldName, value: string) => void
  /** Marks a field as wrong. */
  readonly mark: (faults: Faults) => void
  /** Checks everything and marks what is wrong. Whether nothing is. */
  readonly check: () => boolean
  /** Forgets what was entered. */
  readonly clear: () => void
}

/** What a visitor enters into a form; in memory only. */
export function useAnswers(fields: readonly Field[], given: Answers = {}): AnswerSheet {
  const [entered, setEntered] = useState<Answers>({})
  const [faults, setFaults] = useState<Faults>({})
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
