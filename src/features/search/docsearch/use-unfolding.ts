import { type RefObject, useEffect } from 'react'

/**
 * Calls back with the page whose results the reader unfolds, by a press or the Enter key. DocSearch gets
 * neither event, because it would open the page.
 */
export function useUnfolding(box: RefObject<HTMLElement | null>, unfold: (page: string) => void): void {
  useEffect(() => {
    const element = box.current
    const take = (event: Event, row: Element | null | undefined) => {
      const folded = row?.querySelector<HTMLElement>('[data-folded]')?.dataset.folded
      if (folded === undefined) return
      event.preventDefault()
      event.stopPropagation()
      unfold(folded)
    }
    const click = (event: MouseEvent) => take(event, (event.target as Element).closest('[role="option"]'))
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && !event.isComposing)
        take(event, element?.querySelector('[aria-selected="true"]'))
    }
    element?.addEventListener('click', click, { capture: true })
    element?.addEventListener('keydown', press, { capture: true })
    return () => {
      element?.removeEventListener('click', click, { capture: true })
      element?.removeEventListener('keydown', press, { capture: true })
    }
  }, [box, unfold])
}
