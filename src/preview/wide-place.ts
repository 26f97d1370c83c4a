import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * A place of its own at the end of the page's main part, outside the text and its styles: what a draft shows there looks as it would on a
 * page of its own, and may be wider than a text.
 *
 * @returns a ref for an element where the page has it, and the place, once it is there
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
