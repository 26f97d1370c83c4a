import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Creates an element at the end of the page's main part, outside the text and its styles, so that a draft
 * looks as on its own page and can be wider than text.
 *
 * @returns a ref for an element in the page, and the created element once it exists
 */
export function useWideElement(): readonly [RefObject<HTMLElement | null>, HTMLElement | undefined] {
  const marker = useRef<HTMLElement>(null)
  const [host, setHost] = useState<HTMLElement>()
  useEffect(() => {
    const main = marker.current?.closest('main')
    if (!main) return
    const element = document.createElement('div')
    element.dataset.wide = ''
    main.append(element)
    setHost(element)
    return () => element.remove()
  }, [])
  return [marker, host]
}
