import { Children, isValidElement, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useTabChoices } from '../stores/tab-choice.ts'
import { type BlockElement, type BlockProps, optionOf } from './block.ts'
import styles from './tabs.module.css'

interface Tab {
  readonly title: string
  /** What is remembered: the same in both languages where authors give one. */
  readonly value: string
  readonly isActive: boolean
  readonly content: ReactNode
}

/** Sections of which one shows. Groups of the same id choose together, here and in other tabs of the browser (Spec §4). */
export function Tabs({ element, children }: BlockProps) {
  const group = optionOf(element, 'dataGroup')
  const tabs = tabsOf(element, children)
  const [choice, choose] = useChoice(group, tabs)
  const id = useId()
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const list = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
    const here = list.indexOf(document.activeElement as HTMLElement)
    const ends: Readonly<Record<string, number>> = { Home: 0, End: list.length - 1 }
    const to = step === undefined ? ends[event.key] : (here + step + list.length) % list.length
    if (to === undefined || here < 0) return
    event.preventDefault()
    list[to]?.focus()
  }
  if (tabs.length === 0) return <div>{children}</div>
  return (
    <div className={styles.tabs} data-kind={optionOf(element, 'dataKind')}>
      <div className={styles.list} role="tablist" onKeyDown={press}>
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={tab.value === choice}
            tabIndex={tab.value === choice ? 0 : -1}
            onClick={() => choose(tab.value)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          className={styles.panel}
          data-title={tab.title}
          hidden={tab.value !== choice}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}

function tabsOf(element: BlockElement, children: ReactNode): readonly Tab[] {
  const sections = element.children.filter((child) => child.type === 'element')
  const rendered = Children.toArray(children).filter((child) =>
    isValidElement<{ children?: ReactNode }>(child),
  )
  return sections.flatMap((section, index) => {
    const title = section.properties.dataTab
    if (title === undefined || title === null) return []
    const active = section.properties.dataActive
    return [
      {
        title: String(title),
        value: String(section.properties.dataValue ?? title),
        isActive: active !== undefined && active !== null && active !== false,
        content: rendered[index]?.props.children,
      },
    ]
  })
}

function useChoice(
  group: string | undefined,
  tabs: readonly Tab[],
): readonly [string | undefined, (value: string) => void] {
  const stored = useTabChoices((state) => (group === undefined ? undefined : state.value[group]))
  const set = useTabChoices((state) => state.set)
  const [own, setOwn] = useState<string>()
  const wanted = group === undefined ? own : (stored ?? own)
  const first = tabs.find((tab) => tab.isActive) ?? tabs[0]
  const choice = tabs.some((tab) => tab.value === wanted) ? wanted : first?.value
  const choose = (value: string) => {
    setOwn(value)
    if (group !== undefined) set({ ...useTabChoices.getState().value, [group]: value })
  }
  return [choice, choose]
}
