import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Creates an element at the end of the page's main part, outside the text and its styles, so that a draft
 * looks as on its own page and can be wider than text.
 *
 * @returns a ref for an element in the page, and the created element once it exists
 */
export function useWidePlace(): readonly [RefObject<HTMLElement | null>, HTMLElement | undefined] {
  const marker = useRef<HTMLElement>(null)
  const [host, setHost] = useState<HTMLElement>()
  useEffect(() => {
    const main = marker.current?.closest('main')
    if (!main) return
    const place = document.createElement('div')
    place.dataset.wide = ''
    main.append(place)
    setHost(place)
    return () => place.remove()
  }, [])
  return [marker, host]
}
