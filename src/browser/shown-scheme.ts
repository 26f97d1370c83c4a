import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

const read = (): 'light' | 'dark' => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

/** Returns the color scheme in use, as set in `data-theme` on the root element (Spec §4 "Color scheme"). */
export function useShownScheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, read)
}
