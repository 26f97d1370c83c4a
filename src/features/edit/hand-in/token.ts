import { useEffect } from 'react'
import { create } from 'zustand'

interface Token {
  readonly value: string
  readonly set: (value: string) => void
}

/** The access token of this tab. It is only in memory, so a reload forgets it. */
const useTokenStore = create<Token>()((set) => ({ value: '', set: (value) => set({ value }) }))

/**
 * Returns the token that the editor pasted in this tab, and a function to change it. It is cleared when the page is
 * left, because browsers keep pages for the back button with all their data.
 */
export function useToken(): Token {
  useEffect(() => {
    const forget = () => useTokenStore.getState().set('')
    addEventListener('pagehide', forget)
    return () => removeEventListener('pagehide', forget)
  }, [])
  return useTokenStore()
}
