import { type ComponentProps, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
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
  return <Field {...field} input={{ type, autoComplete, value }} />
}

/** A field for a secret, which is never in an attribute: React writes the value of other fields into one. */
export function SecretField({ value, ...field }: FieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value
  }, [value])
  const own = { type: 'password', autoComplete: 'off', spellCheck: false, autoCapitalize: 'none' }
  return <Field {...field} input={own} inputRef={input} />
}

interface FieldViewProps extends Omit<FieldProps, 'value'> {
  readonly input: ComponentProps<'input'>
  readonly inputRef?: RefObject<HTMLInputElement | null>
}

function Field({ label, onValue, hint, fault, input, inputRef }: FieldViewProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        ref={inputRef}
        id={id}
        aria-invalid={fault !== undefined}
        aria-describedby={described === '' ? undefined : described}
        onChange={(event) => onValue(event.target.value)}
      />
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
