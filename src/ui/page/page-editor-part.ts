import { createContext, use } from 'react'
import type { Page, PageView } from '../../content/page-view.ts'
import type { LatePart } from '../late-part.tsx'

export interface EditorProps {
  readonly page: { readonly file: string; readonly title: string }
  readonly onClose: () => void
}

export interface SelectedTextProps {
  readonly page: Page
  readonly view: PageView
}

interface EditorParts {
  readonly Editor: LatePart<EditorProps>
  /** Corrects or reports a selected text. Wanted when something is selected for the first time. */
  readonly Selected: LatePart<SelectedTextProps>
}

/** What corrects pages, which the routes provide; `undefined` where a page can't be edited, such as in an editor. */
const EditorContext = createContext<EditorParts | undefined>(undefined)

export const EditorProvider = EditorContext.Provider

export const useEditor = (): EditorParts | undefined => use(EditorContext)
