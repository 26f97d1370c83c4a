import type { ReactNode } from 'react'
import { SecretInput } from '../../../ui/secret-input.tsx'
import { type FieldNotes, useFieldNotes } from '../../../ui/use-field-notes.tsx'
import styles from './hand-in.module.css'

interface FieldProps {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  readonly hint?: ReactNode
  readonly fault?: string | undefined
  /** Whether it has the focus first. */
  readonly isFirst?: boolean
}

interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email'
  readonly autoComplete?: 'off' | 'name' | 'email'
}

/** A field with its label, hint, and fault. */
export function TextField({ type = 'text', autoComplete = 'off', value, ...field }: TextFieldProps) {
  return <Field {...field} input={(shared) => <input {...shared} {...{ type, autoComplete, value }} />} />
}

export function SecretField({ value, ...field }: FieldProps) {
  return <Field {...field} input={(shared) => <SecretInput {...shared} value={value} />} />
}

type SharedAttributes = FieldNotes['attributes'] & {
  readonly 'data-first-focus': true | undefined
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void
}

interface FieldViewProps extends Omit<FieldProps, 'value'> {
  readonly input: (shared: SharedAttributes) => ReactNode
}

function Field({ label, onValue, hint, fault, isFirst, input }: FieldViewProps) {
  const { attributes, notes } = useFieldNotes(hint, fault, styles)
  return (
    <div className={styles.field}>
      <label htmlFor={attributes.id}>{label}</label>
      {input({
        ...attributes,
        'data-first-focus': isFirst || undefined,
        onChange: (event) => onValue(event.target.value),
      })}
      {notes}
    </div>
  )
}
