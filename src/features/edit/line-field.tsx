import { useId } from 'react'
import styles from './edit-form.module.css'

interface LineFieldProps {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  readonly hint?: string
  readonly fault: string | undefined
}

/** A field with its label and, below it, what to enter. The fields of the hand-in would load with every editor. */
export function LineField({ label, value, onValue, hint, fault }: LineFieldProps) {
  const id = useId()
  const below = fault ?? hint
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        autoComplete="off"
        aria-invalid={fault !== undefined}
        aria-describedby={below && `${id}-below`}
        onChange={(event) => onValue(event.target.value)}
      />
      {below && (
        <p id={`${id}-below`} data-fault={fault !== undefined}>
          {below}
        </p>
      )}
    </div>
  )
}
