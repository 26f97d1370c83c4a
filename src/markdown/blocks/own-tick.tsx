import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { mostTicks } from '../../config/visit.ts'
import { tickOf, tickStep, useTicks } from '../../stores/ticks.ts'

interface OwnTickProps extends ComponentProps<'input'> {
  /** The content file that contains the step. */
  readonly file: string
  readonly byAuthor: boolean
}

/**
 * The checkbox of a step that the reader can check; stored on the device (Spec X17). Its accessible name
 * is the step.
 */
export default function OwnTick({ file, byAuthor, ...attributes }: OwnTickProps) {
  const box = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const { value: ticks, set } = useTicks()
  useLayoutEffect(() => setWords(wordsOf(box.current)), [])
  const isDone = tickOf(ticks, file, words) ?? byAuthor
  return (
    <input
      {...attributes}
      ref={box}
      disabled={words === ''}
      checked={isDone}
      aria-label={words || attributes['aria-label']}
      onChange={({ target }) =>
        set(tickStep(ticks, { file, words, isDone: target.checked, byAuthor }, mostTicks))
      }
    />
  )
}

/** Returns the text of a step without the steps below it. A step with changed text is a new step. */
function wordsOf(box: HTMLElement | null): string {
  const item = box?.closest('li')?.cloneNode(true)
  if (!(item instanceof Element)) return ''
  for (const list of item.querySelectorAll('ul, ol')) list.remove()
  return (item.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 200)
}
