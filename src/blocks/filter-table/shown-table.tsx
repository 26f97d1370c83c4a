import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { type MarkWords, markOf } from './choices.ts'
import styles from './filter-table.module.css'
import type { TableCells } from './table-cells.ts'

interface ShownTableProps {
  /** Numbers of the rows that show. */
  readonly shown: readonly number[]
  readonly cells: TableCells
  /** Numbers of the columns of yes and no. */
  readonly marks: readonly number[]
  readonly words: MarkWords
  /** What the author wrote, rendered. */
  readonly children: ReactNode
}

type Rendered = ReactElement<Readonly<Record<string, unknown>> & { readonly children?: ReactNode }>

/**
 * The author's table with the rows that fit. Its roles are written out, because on a phone every row is laid out as a card, which would
 * take them away; its cells carry the name of their column for that card, and columns of yes and no their mark.
 */
export function ShownTable({ shown, cells, marks, words, children }: ShownTableProps) {
  const isMarks = new Set(marks)
  const heads = (row: Rendered) =>
    cloneElement(
      row,
      { role: 'row' },
      elementsOf(row).map((cell, column) =>
        cloneElement(cell, { role: 'columnheader', 'data-kind': isMarks.has(column) ? 'mark' : undefined }),
      ),
    )
  const texts = (row: Rendered, at: number) =>
    cloneElement(
      row,
      { role: 'row' },
      elementsOf(row).map((cell, column) =>
        cloneElement(cell, {
          role: 'cell',
          'data-label': cells.head[column],
          'data-mark': isMarks.has(column) ? markOf(cells.rows[at]?.[column], words) : undefined,
        }),
      ),
    )
  const section = (part: Rendered) => {
    const rows = elementsOf(part)
    const kept =
      part.type === 'thead' ? rows.map(heads) : shown.flatMap((at) => (rows[at] ? [texts(rows[at], at)] : []))
    return cloneElement(part, { role: 'rowgroup' }, kept)
  }
  return (
    <div className={styles.table}>
      {elementsOf({ props: { children } }).map((child) =>
        isTable(child) ? cloneElement(child, { role: 'table' }, elementsOf(child).map(section)) : child,
      )}
    </div>
  )
}

const elementsOf = ({ props }: Pick<Rendered, 'props'>): readonly Rendered[] =>
  Children.toArray(props.children).filter((child): child is Rendered => isValidElement(child))

/** The element map draws tables by a component of its own, which gets the tree's node. */
function isTable({ type, props }: Rendered): boolean {
  const { node } = props as { readonly node?: { readonly tagName?: string } }
  return type === 'table' || node?.tagName === 'table'
}
