import { HandIn } from '../features/edit/hand-in/hand-in-part.ts'
import Preview from '../features/edit/preview/preview.tsx'
import { pageScreens } from '../frame/screens/page-screens.ts'

/** The preview of drafts in a page, on the screens of pages: `<Preview />` (Spec X5). */
export default function PagePreview() {
  return <Preview screens={pageScreens} HandIn={HandIn} />
}
