import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './hand-in.module.css'

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  readonly hint?: ReactNode
  readonly fault?: string | undefined
}

/** A field with its label, hint, and fault. */
export function TextField({ label, value, onValue, hint, fault, ...attributes }: TextFieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        autoComplete="off"
        {...attributes}
        id={id}
        value={value}
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
