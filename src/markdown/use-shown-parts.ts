import { startTransition, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { whenIdle } from '../browser/when-idle.ts'
import { partTimeoutMs } from '../config/long-pages.ts'
import type { Article } from '../prepare/article-parts.ts'
import { createSchedule, type PartSchedule } from './part-schedule.ts'
import { partsShown } from './parts-shown.ts'

interface ShownParts {
  readonly shown: number
  /** The schedule for the placeholders. */
  readonly schedule: PartSchedule
}

/**
 * Returns how many parts of an article are on the screen: those already rendered at once, one more whenever
 * the browser is idle, and all of them before the page is printed.
 */
export function useShownParts(article: Article): ShownParts {
  const { parts } = article
  const [own, setShown] = useState(1)
  const shown = Math.max(own, partsShown(article))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text keeps what the old one had shown
  const schedule = useMemo(() => createSchedule(shown), [article])
  useEffect(() => {
    if (shown >= parts) return
    const show = (next: number) => {
      schedule.showUntil(next)
      setShown(next)
    }
    const stop = whenIdle(() => startTransition(() => show(shown + 1)), partTimeoutMs)
    const showAll = () => flushSync(() => show(parts))
    addEventListener('beforeprint', showAll)
    return () => {
      stop()
      removeEventListener('beforeprint', showAll)
    }
  }, [shown, parts, schedule])
  return { shown, schedule }
}
