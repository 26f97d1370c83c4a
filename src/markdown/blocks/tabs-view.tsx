import type { KeyboardEvent, ReactNode } from 'react'
import { childElements } from '../../ui/child-elements.ts'
import { type BlockElement, optionOf } from './block.ts'
import styles from './tabs.module.css'

/** The properties of a tab's section. */
export interface TabFacts {
  readonly title: string
  /** The stored value; the same in both languages if authors set one. */
  readonly value: string
  readonly isActive: boolean
}

/** Returns the tabs of a group, one for each child of the element; `undefined` for a child that is not a section. */
export function tabFactsOf({ children }: BlockElement): readonly (TabFacts | undefined)[] {
  const sections = children.filter((child) => child.type === 'element')
  return sections.map(({ properties: { dataTab: title, dataValue: value, dataActive: active } }) => {
    if (title === undefined || title === null) return undefined
    const isActive = active !== undefined && active !== null && active !== false && active !== 'false'
    return { title: String(title), value: String(value ?? title), isActive }
  })
}

/** Returns the tab to show: the chosen one, or else the author's, or else the first. */
export function shownTab(tabs: readonly TabFacts[], wanted: string | undefined): string | undefined {
  if (tabs.some(({ value }) => value === wanted)) return wanted
  return (tabs.find(({ isActive }) => isActive) ?? tabs[0])?.value
}

/** A tab and the content of its section. */
export interface Tab extends TabFacts {
  readonly content: ReactNode
}

/**
 * Returns the tabs of a group with their contents, one for each child that is a section.
 *
 * @param children the element's rendered children
 */
export function tabsOf(element: BlockElement, children: ReactNode): readonly Tab[] {
  const sections = childElements<{ readonly children?: ReactNode }>(children)
  return tabFactsOf(element).flatMap((tab, index) =>
    tab ? [{ ...tab, content: sections[index]?.props.children }] : [],
  )
}

export interface TabsViewProps {
  readonly element: BlockElement
  readonly tabs: readonly Tab[]
  /** The value of the current tab. */
  readonly shown: string | undefined
  /** Prefix of the IDs that connect tabs and panels. */
  readonly id?: string
  readonly onChoose?: (value: string) => void
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}

/** Sections of which one is shown. In print, each is below its title. */
export function TabsView({ element, tabs, shown, id, onChoose, onKeyDown }: TabsViewProps) {
  const idOf = (part: 'tab' | 'panel', index: number) => id && `${id}-${part}-${index}`
  return (
    <div className={styles.tabs} data-kind={optionOf(element, 'dataKind')}>
      <div className={styles.list} role="tablist" onKeyDown={onKeyDown}>
        {tabs.map(({ value, title }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={idOf('tab', index)}
            aria-controls={idOf('panel', index)}
            aria-selected={value === shown}
            tabIndex={value === shown ? 0 : -1}
            onClick={() => onChoose?.(value)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ value, title, content }, index) => (
        <div
          key={value}
          role="tabpanel"
          id={idOf('panel', index)}
          aria-labelledby={idOf('tab', index)}
          className={styles.panel}
          data-title={title}
          hidden={value !== shown}
        >
          {content}
        </div>
      ))}
    </div>
  )
}
