import { useDeferredValue, useMemo, useState } from 'react'
import { replaceAddress } from '../../browser/replace-address.ts'
import { useCountText } from '../../page/count-text.ts'
import { useTexts } from '../../page/current-page.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { type LateBlockProps, optionOf } from '../block.ts'
import { PlainBlock } from '../plain-block.tsx'
import { ChoiceButtons } from './choice-buttons.tsx'
import { choiceGroupsOf, countWith, fittingRows, isMarkColumn, type Wanted } from './choices.ts'
import { readFilter, withFilter } from './filter-query.ts'
import styles from './filter-table.module.css'
import { ShownTable } from './shown-table.tsx'
import { columnsOf, tableCellsOf } from './table-cells.ts'

/**
 * A table that readers can filter: `<FilterTable filters="2-5" name="drivers">` around an ordinary one (docs/decisions/0012). With a
 * `name` the filter stands in the address, so that it can be shared and survives a look at another page.
 */
export default function FilterTable({ element, children }: LateBlockProps) {
  const words = useTexts().block.filterTable
  const countText = useCountText()
  const name = optionOf(element, 'dataName')
  const filters = optionOf(element, 'dataFilters')
  const cells = useMemo(() => tableCellsOf(element), [element])
  const groups = useMemo(
    () => (cells ? choiceGroupsOf(cells, columnsOf(filters, cells.head.length), words) : []),
    [cells, filters, words],
  )
  const [asked, setAsked] = useState(() => readFilter(location.search, name))
  const wanted = useDeferredValue(known(asked, groups))
  if (!cells) return <PlainBlock element={element}>{children}</PlainBlock>

  const ask = (next: Wanted) => {
    setAsked(next)
    if (name === undefined) return
    replaceAddress(location.pathname + withFilter(location.search, name, known(next, groups)) + location.hash)
  }
  const toggle = (label: string) => {
    const chosen = new Set(asked.chosen)
    if (!chosen.delete(label)) chosen.add(label)
    ask({ ...asked, chosen })
  }
  const reset = () => ask({ text: '', chosen: new Set() })
  const shown = fittingRows(cells, groups, wanted, words)
  const isAsking = asked.text !== '' || wanted.chosen.size > 0
  const total = cells.rows.length
  const forms = shown.length === total ? words.rows : words.someRows
  const marks = cells.head.flatMap((_, column) => (isMarkColumn(cells, column, words) ? [column] : []))
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
          onChange={({ target }) => ask({ ...asked, text: target.value })}
        />
        {groups.map((group) => (
          <ChoiceButtons
            key={group.label}
            label={group.label}
            choices={group.choices.map((choice) => ({
              label: choice.label,
              isChosen: asked.chosen.has(choice.label),
              count: countWith(choice, group, { cells, groups, words }, wanted),
            }))}
            onToggle={toggle}
          />
        ))}
        <div className={styles.state}>
          <p role="status">{countText(forms, shown.length, { total })}</p>
          {isAsking && (
            <button type="button" className={styles.reset} onClick={reset}>
              {words.reset}
            </button>
          )}
        </div>
      </search>
      {shown.length > 0 && (
        <ShownTable shown={shown} cells={cells} marks={marks} words={words}>
          {children}
        </ShownTable>
      )}
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

/** Without what no group offers: an old link may ask for a value that is gone. */
function known({ text, chosen }: Wanted, groups: ReturnType<typeof choiceGroupsOf>): Wanted {
  const labels = new Set(groups.flatMap(({ choices }) => choices.map(({ label }) => label)))
  return { text, chosen: new Set([...chosen].filter((label) => labels.has(label))) }
}
