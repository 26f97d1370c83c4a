import { type KeyboardEvent, useState } from 'react'
import { type ChoiceButtonsProps, ChoiceButtonsView } from './choice-buttons-view.tsx'

/** A row of toggle buttons that is one stop of the Tab key; arrow keys, Home, and End move inside. */
export function ChoiceButtons(props: ChoiceButtonsProps) {
  const { length } = props.choices
  const [reached, setReached] = useState(0)
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const steps: Readonly<Record<string, number>> = { ArrowRight: reached + 1, ArrowLeft: reached - 1 }
    const ends: Readonly<Record<string, number>> = { Home: 0, End: length - 1 }
    const to = ends[event.key] ?? steps[event.key]
    if (to === undefined) return
    event.preventDefault()
    event.currentTarget.querySelectorAll('button')[(to + length) % length]?.focus()
  }
  return <ChoiceButtonsView {...props} reached={reached} onReach={setReached} onKeyDown={press} />
}
