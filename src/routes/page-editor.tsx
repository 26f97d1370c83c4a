import { HandIn } from '../features/edit/hand-in/hand-in-part.ts'
import PageEditor from '../features/edit/page-editor.tsx'
import { pageScreens } from '../frame/screens/page-screens.ts'
import type { EditorProps } from '../ui/page/page-editor-part.ts'

/** The editor of a page, which shows the draft on the screens of pages. */
export default function EditorOfPage(props: EditorProps) {
  return <PageEditor {...props} screens={pageScreens} HandIn={HandIn} />
}
