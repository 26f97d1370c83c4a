import { createContext, use } from 'react'
import type { LatePart } from '../late-part.tsx'

export interface EditorProps {
  readonly page: { readonly file: string; readonly title: string }
  readonly onClose: () => void
}

/** The editor of pages, which the routes provide; `undefined` where a page can't be edited, such as in an editor. */
const EditorContext = createContext<LatePart<EditorProps> | undefined>(undefined)

export const EditorProvider = EditorContext.Provider

export const useEditor = (): LatePart<EditorProps> | undefined => use(EditorContext)
