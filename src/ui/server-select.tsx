import { useId } from 'react'
import { Button } from './button.tsx'
import styles from './server-select.module.css'

interface ServerSelectProps {
  readonly label: string
  readonly options: readonly {
    readonly value: string
    readonly text: string
    readonly isDisabled: boolean
  }[]
  /** '' if none can be chosen. */
  readonly value: string
  readonly onChoose: (value: string) => void
  readonly checkLabel: string
  readonly onCheck: () => void
  /** Result of the last check; '' before the first. */
  readonly outcome: string
  readonly isChecking: boolean
}

/** A list of servers, with a button that checks whether the chosen one responds. */
export function ServerSelect(props: ServerSelectProps) {
  const id = useId()
  return (
    <div className={styles.server}>
      <div className={styles.row}>
        <label htmlFor={id}>{props.label}</label>
        <select id={id} value={props.value} onChange={(event) => props.onChoose(event.target.value)}>
          {props.value === '' && <option value="">–</option>}
          {props.options.map(({ value, text, isDisabled }) => (
            <option key={value} value={value} disabled={isDisabled}>
              {text}
            </option>
          ))}
        </select>
        <Button disabled={props.value === ''} aria-disabled={props.isChecking} onClick={props.onCheck}>
          {props.checkLabel}
        </Button>
      </div>
      <p className={styles.outcome} role="status">
        {props.outcome}
      </p>
    </div>
  )
}
