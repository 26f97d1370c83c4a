import type { KeyboardEvent } from 'react'
import type { ChoiceButton } from './filter-facts.ts'
import styles from './filter-table.module.css'

export interface ChoiceButtonsProps {
  readonly label: string
  readonly choices: readonly ChoiceButton[]
  readonly onToggle: (label: string) => void
}

interface ViewProps extends ChoiceButtonsProps {
  /** Index of the button that the Tab key reaches. */
  readonly reached: number
  readonly onReach?: (index: number) => void
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}

/** A row of toggle buttons. */
export function ChoiceButtonsView({ label, choices, reached, onToggle, onReach, onKeyDown }: ViewProps) {
  return (
    <div className={styles.group}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <div className={styles.choices} role="toolbar" aria-label={label} onKeyDown={onKeyDown}>
        {choices.map((choice, at) => (
          <button
            key={choice.label}
            type="button"
            aria-pressed={choice.isChosen}
            data-none={choice.count === 0 || undefined}
            tabIndex={at === reached ? 0 : -1}
            onFocus={() => onReach?.(at)}
            onClick={() => onToggle(choice.label)}
          >
            {choice.label} <small>{choice.count}</small>
          </button>
        ))}
      </div>
    </div>
  )
}
