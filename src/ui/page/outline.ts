import { create } from 'zustand'

/** A heading of the current page. */
export interface OutlineHeading {
  readonly id: string
  readonly text: string
  /** 2 for `##`. */
  readonly depth: number
}

interface Outline {
  readonly headings: readonly OutlineHeading[]
  readonly set: (headings: readonly OutlineHeading[]) => void
  /** Whether all of the page's text is on the screen; a long one is rendered in parts. */
  readonly isWhole: boolean
  readonly setWhole: (isWhole: boolean) => void
  /** ID of the current heading; `undefined` above the first one. Set by the scroll-spy. */
  readonly reached: string | undefined
  readonly setReached: (id: string | undefined) => void
}

/** The headings of the current page, set by the renderer, so that they are never read from the painted page. */
export const useOutline = create<Outline>()((set) => ({
  headings: [],
  set: (headings) => set({ headings, reached: undefined }),
  isWhole: true,
  setWhole: (isWhole) => set({ isWhole }),
  reached: undefined,
  setReached: (reached) => set({ reached }),
}))

/** Returns the headings of the current page, those of the first page before its text is rendered. */
export const useHeadings = (): readonly OutlineHeading[] => useOutline((state) => state.headings)
