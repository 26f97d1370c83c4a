import { type RefObject, useEffect } from 'react'
import { focusDelay } from '../../config/appearance.ts'
import { storageKeys } from '../../stores/storage-keys.ts'
import { createStoredFlag } from '../../stores/stored-value.ts'

/** Whether everything around the article dims while the pointer rests on it (Spec S10). Off by default. */
export const useFocusMode = createStoredFlag(storageKeys.focusMode)

/**
 * Dims everything around the article once the mouse has rested on it, until the pointer leaves, a key is
 * pressed, or the page scrolls (Spec S10). It only sets `data-dimmed` on the root element: everything
 * stays in place and usable.
 */
export function useFocusDimming(article: RefObject<HTMLElement | null>): void {
  const isOn = useFocusMode((state) => state.value)
  useEffect(() => {
    const element = article.current
    if (!isOn || !element) return
    const { dataset } = document.documentElement
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      clearTimeout(timer)
      timer = undefined
      delete dataset.dimmed
    }
    const rest = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || timer !== undefined) return
      timer = setTimeout(() => {
        dataset.dimmed = ''
      }, focusDelay)
    }
    const controller = new AbortController()
    const { signal } = controller
    element.addEventListener('pointerenter', rest, { signal })
    element.addEventListener('pointermove', rest, { signal })
    element.addEventListener('pointerleave', end, { signal })
    addEventListener('keydown', end, { signal })
    addEventListener('scroll', end, { signal, passive: true })
    return () => {
      controller.abort()
      end()
    }
  }, [isOn, article])
}
