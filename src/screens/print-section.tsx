import { BookOpenText } from 'lucide-react'
import { useState } from 'react'
import type { PageView } from '../content/page-view.ts'
import { sectionsOf } from '../content/section.ts'
import articleStyles from '../layout/article.module.css'
import { LateDialog } from '../offline/late-dialog.tsx'
import { useTexts } from '../page/current-page.tsx'

const loadDialog = () => import('./section-dialog.tsx')

/** Offers the section around this page as one document (Checklist X13), where it has more pages than this one. */
export function PrintSection({ view }: { readonly view: PageView }) {
  const texts = useTexts().article
  const [isOpen, setOpen] = useState(false)
  const sections = sectionsOf(view.sidebar)
  const close = () => setOpen(false)
  if (sections.length === 0) return null
  return (
    <>
      <button
        type="button"
        className={articleStyles.edit}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <BookOpenText size={14} aria-hidden />
        {texts.printSection}
      </button>
      {isOpen && (
        <LateDialog name="Printing a section" load={loadDialog} onClose={close}>
          {(SectionDialog) => <SectionDialog sections={sections} onClose={close} />}
        </LateDialog>
      )}
    </>
  )
}
