import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { whenIdle } from '../browser/when-idle.ts'
import { partPatience } from '../config/long-pages.ts'
import type { Article } from './article.ts'

/**
 * How many parts of an article are on the screen: the first at once, one more whenever the browser is idle, all of them before the page
 * is printed.
 */
export function useShownParts({ parts }: Article): number {
  const [shown, setShown] = useState(1)
  useEffect(() => {
    if (shown >= parts) return
    const stop = whenIdle(() => startTransition(() => setShown(shown + 1)), partPatience)
    const showAll = () => flushSync(() => setShown(parts))
    addEventListener('beforeprint', showAll)
    return () => {
      stop()
      removeEventListener('beforeprint', showAll)
    }
  }, [shown, parts])
  return shown
}
