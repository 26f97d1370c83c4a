import { create } from 'zustand'

/** By path of a page of this site: its path in the current version of the documentation, which search engines are to show instead. */
export const useInstead = create<Readonly<Record<string, string | undefined>>>()(() => ({}))
