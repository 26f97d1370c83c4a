import { type ReactNode, useId } from 'react'
import { SecretInput } from '../../../ui/secret-input.tsx'
import styles from './hand-in.module.css'

interface FieldProps {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  readonly hint?: ReactNode
  readonly fault?: string | undefined
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

interface SharedAttributes {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void
}

interface FieldViewProps extends Omit<FieldProps, 'value'> {
  readonly input: (shared: SharedAttributes) => ReactNode
}

function Field({ label, onValue, hint, fault, input }: FieldViewProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {input({
        id,
        'aria-invalid': fault !== undefined,
        'aria-describedby': described === '' ? undefined : described,
        onChange: (event) => onValue(event.target.value),
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.soft}>
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  )
}
