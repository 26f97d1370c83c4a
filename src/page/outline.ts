import { create } from 'zustand'

/** A heading of the page being read. */
export interface OutlineHeading {
  readonly id: string
  readonly text: string
  /** 2 for `##`. */
  readonly depth: number
}

interface Outline {
  readonly headings: readonly OutlineHeading[]
  readonly set: (headings: readonly OutlineHeading[]) => void
  /** Whether all of the page's text is on the screen; a long one comes in parts. */
  readonly isWhole: boolean
  readonly setWhole: (isWhole: boolean) => void
  /** The id of the heading the reader is at; `undefined` above the first one. Written by the scroll-spy. */
  readonly reached: string | undefined
  readonly setReached: (id: string | undefined) => void
}

/** The headings of the page being read, written by the renderer, which knows them; nobody reads the painted page for them. */
export const useOutline = create<Outline>()((set) => ({
  headings: [],
  set: (headings) => set({ headings, reached: undefined }),
  isWhole: true,
  setWhole: (isWhole) => set({ isWhole }),
  reached: undefined,
  setReached: (reached) => set({ reached }),
}))
