import { useId } from 'react'
import { SecretInput } from '../ui/secret-input.tsx'
import type { AnswerSheet } from './answers.ts'
import type { FlowField } from './flow.ts'
import styles from './tool.module.css'
import { useToolTexts } from './tool-texts.ts'

/** The fields that apply, with their labels and faults. */
export function FieldList({ sheet }: { readonly sheet: AnswerSheet }) {
  return sheet.fields
    .filter(({ name }) => sheet.answers[name] !== undefined)
    .map((field) =>
      field.kind === 'choice' ? (
        <Choice key={field.name} field={field} sheet={sheet} />
      ) : (
        <Entry key={field.name} field={field} sheet={sheet} />
      ),
    )
}

interface FieldViewProps {
  readonly field: FlowField
  readonly sheet: AnswerSheet
}

const inputKinds = {
  text: { type: 'text' },
  address: { type: 'url', inputMode: 'url' },
  digits: { type: 'text', inputMode: 'numeric' },
} as const

function Entry({ field, sheet }: FieldViewProps) {
  const { name, kind, isOptional } = field
  const texts = useToolTexts()
  const id = useId()
  const { label, hint } = texts.fields[name]
  const fault = sheet.faults[name]
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  const shared = {
    id,
    name,
    value: sheet.answers[name] ?? '',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    'aria-required': !isOptional,
    'aria-invalid': fault !== undefined,
    'aria-describedby': described === '' ? undefined : described,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      sheet.enter(name, event.target.value),
  } as const
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {isOptional && <span className={styles.soft}>{texts.optional}</span>}
      </label>
      {kind === 'secret' ? (
        <SecretInput {...shared} />
      ) : (
        <input {...inputKinds[kind === 'choice' ? 'text' : kind]} {...shared} />
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.soft}>
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {texts.faults[fault]}
        </p>
      )}
    </div>
  )
}

function Choice({ field, sheet }: FieldViewProps) {
  const { name, options = [] } = field
  const texts = useToolTexts()
  const id = useId()
  const { label, hint } = texts.fields[name]
  return (
    <fieldset className={styles.field} aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            name={`${id}-${name}`}
            value={option}
            checked={sheet.answers[name] === option}
            onChange={() => sheet.enter(name, option)}
          />
          <span>{texts.options[option]}</span>
        </label>
      ))}
      {hint && (
        <p id={`${id}-hint`} className={styles.soft}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
