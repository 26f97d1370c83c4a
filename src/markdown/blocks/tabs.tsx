import { type KeyboardEvent, useId, useState } from 'react'
import { useTabChoices } from '../../stores/tab-choice.ts'
import { type BlockProps, optionOf } from './block.ts'
import { shownTab, type TabFacts, TabsView, tabsOf } from './tabs-view.tsx'

/** Sections of which one is shown. Groups with the same ID switch together, here and in other browser tabs (Spec §4). */
export function Tabs({ element, children }: BlockProps) {
  const tabs = tabsOf(element, children)
  const [shown, choose] = useChoice(optionOf(element, 'dataGroup'), tabs)
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
  return <TabsView element={element} tabs={tabs} shown={shown} id={id} onChoose={choose} onKeyDown={press} />
}

function useChoice(
  group: string | undefined,
  tabs: readonly TabFacts[],
): readonly [string | undefined, (value: string) => void] {
  const stored = useTabChoices((state) => (group === undefined ? undefined : state.value[group]))
  const set = useTabChoices((state) => state.set)
  const [own, setOwn] = useState<string>()
  const shown = shownTab(tabs, group === undefined ? own : (stored ?? own))
  const choose = (value: string) => {
    setOwn(value)
    if (group !== undefined) set({ ...useTabChoices.getState().value, [group]: value })
  }
  return [shown, choose]
}
