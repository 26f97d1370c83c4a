import { SecretInput } from '../ui/secret-input.tsx'
import { useFieldNotes } from '../ui/use-field-notes.tsx'
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
  const { label, hint } = texts.fields[name]
  const fault = sheet.faults[name]
  const { attributes, notes } = useFieldNotes(hint, fault && texts.faults[fault], styles)
  const shared = {
    ...attributes,
    name,
    value: sheet.answers[name] ?? '',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    'aria-required': !isOptional,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      sheet.enter(name, event.target.value),
  } as const
  return (
    <div className={styles.field}>
      <label htmlFor={attributes.id}>
        {label} {isOptional && <span className={styles.soft}>{texts.optional}</span>}
      </label>
      {kind === 'secret' ? (
        <SecretInput {...shared} />
      ) : (
        <input {...inputKinds[kind === 'choice' ? 'text' : kind]} {...shared} />
      )}
      {notes}
    </div>
  )
}

function Choice({ field, sheet }: FieldViewProps) {
  const { name, options = [] } = field
  const texts = useToolTexts()
  const { label, hint } = texts.fields[name]
  const { attributes, notes } = useFieldNotes(hint, undefined, styles)
  return (
    <fieldset className={styles.field} aria-describedby={attributes['aria-describedby']}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            name={`${attributes.id}-${name}`}
            value={option}
            checked={sheet.answers[name] === option}
            onChange={() => sheet.enter(name, option)}
          />
          <span>{texts.options[option]}</span>
        </label>
      ))}
      {notes}
    </fieldset>
  )
}
