import Preview from '../features/preview/preview.tsx'
import type { Draft } from '../features/preview/preview-draft.ts'
import { pageScreens } from '../frame/screens/page-screens.ts'
import { latePart } from '../ui/late-part.tsx'

interface HandInProps {
  readonly draft: Draft
  readonly onDone: () => void
}

const HandIn = latePart<HandInProps>('hand-in', () => import('../features/edit/hand-in/draft-hand-in.tsx'))

/** The preview of drafts in a page, on the screens of pages: `<Preview />` (Spec X5). */
export default function PagePreview() {
  return <Preview screens={pageScreens} HandIn={HandIn} />
}
