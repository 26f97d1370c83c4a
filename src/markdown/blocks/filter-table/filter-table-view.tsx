import type { ReactNode } from 'react'
import type { FilterTableTexts } from '../../../config/locales/filter-table-texts.ts'
import { countText, fill } from '../../../config/locales/text-forms.ts'
import { buttonClass } from '../../../ui/button.tsx'
import type { ChoiceButtonsProps } from './choice-buttons-view.tsx'
import { type Filter, noFilter } from './choices.ts'
import { choiceButtons, type FilterFacts, rowsFor } from './filter-facts.ts'
import styles from './filter-table.module.css'

interface FilterTableViewProps {
  readonly facts: FilterFacts
  /** What the reader has asked for. */
  readonly asked: Filter
  /** What is shown; it may follow later. */
  readonly wanted: Filter
  readonly words: FilterTableTexts
  readonly lang: string
  /** Absent until the filter handles events. */
  readonly onAsk?: (next: Filter) => void
  /** A group of choices. */
  readonly Choices: (props: ChoiceButtonsProps) => ReactNode
  /** The table with these rows. */
  readonly table: (shown: readonly number[]) => ReactNode
}

/** A table below its filter: a text field, the choices of each group, and how many rows remain. */
export function FilterTableView(props: FilterTableViewProps) {
  const { facts, asked, wanted, words, lang, onAsk, Choices, table } = props
  const shown = rowsFor(facts, wanted, words)
  const total = facts.cells.rows.length
  const isAsking = asked.text !== '' || wanted.chosen.size > 0
  const toggle = (label: string) => {
    const chosen = new Set(asked.chosen)
    if (!chosen.delete(label)) chosen.add(label)
    onAsk?.({ ...asked, chosen })
  }
  const reset = () => onAsk?.(noFilter)
  const count = countText(shown.length === total ? words.rows : words.someRows, shown.length, lang)
  return (
    <div className={styles.block}>
      <search className={`${styles.controls} hidden-when-print`} aria-label={words.label}>
        <input
          type="search"
          className={styles.find}
          aria-label={words.find}
          placeholder={words.find}
          value={asked.text}
          autoComplete="off"
          spellCheck={false}
          readOnly={onAsk === undefined}
          onChange={({ target }) => onAsk?.({ ...asked, text: target.value })}
        />
        {facts.groups.map((group) => (
          <Choices
            key={group.label}
            label={group.label}
            choices={choiceButtons(facts, group, wanted, words).map((choice) => ({
              ...choice,
              isChosen: asked.chosen.has(choice.label),
            }))}
            onToggle={toggle}
          />
        ))}
        <div className={styles.state}>
          <p role="status">{fill(count, { total: new Intl.NumberFormat(lang).format(total) })}</p>
          {isAsking && (
            <button type="button" className={styles.reset} onClick={reset}>
              {words.reset}
            </button>
          )}
        </div>
      </search>
      {shown.length > 0 && <div className={styles.table}>{table(shown)}</div>}
      {shown.length === 0 && (
        <div className={styles.empty}>
          <p>{words.empty}</p>
          <button type="button" className={buttonClass} onClick={reset}>
            {words.reset}
          </button>
        </div>
      )}
    </div>
  )
}
