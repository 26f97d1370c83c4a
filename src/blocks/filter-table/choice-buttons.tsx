import { type KeyboardEvent, useId, useState } from 'react'
import styles from './filter-table.module.css'

interface ChoiceButtonsProps {
  readonly label: string
  readonly choices: readonly {
    readonly label: string
    readonly isChosen: boolean
    /** Rows that would be left. */
    readonly count: number
  }[]
  readonly onToggle: (label: string) => void
}

/** A row of switches that is one stop of the Tab key; arrow keys, Home and End move inside. */
export function ChoiceButtons({ label, choices, onToggle }: ChoiceButtonsProps) {
  const id = useId()
  const [reached, setReached] = useState(0)
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const steps: Readonly<Record<string, number>> = { ArrowRight: reached + 1, ArrowLeft: reached - 1 }
    const ends: Readonly<Record<string, number>> = { Home: 0, End: choices.length - 1 }
    const to = ends[event.key] ?? steps[event.key]
    if (to === undefined) return
    event.preventDefault()
    event.currentTarget.querySelectorAll('button')[(to + choices.length) % choices.length]?.focus()
  }
  return (
    <div className={styles.group}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.choices} role="toolbar" aria-labelledby={id} onKeyDown={press}>
        {choices.map((choice, at) => (
          <button
            key={choice.label}
            type="button"
            aria-pressed={choice.isChosen}
            data-none={choice.count === 0 || undefined}
            tabIndex={at === reached ? 0 : -1}
            onFocus={() => setReached(at)}
            onClick={() => onToggle(choice.label)}
          >
            {choice.label} <small>{choice.count}</small>
          </button>
        ))}
      </div>
    </div>
  )
}
