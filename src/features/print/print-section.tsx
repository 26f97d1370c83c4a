import { BookOpenText } from 'lucide'
import { useState } from 'react'
import type { PageView } from '../../content/page-view.ts'
import { sectionsOf } from '../../content/section.ts'
import { Icon } from '../../ui/icon.tsx'
import { lateDialog } from '../../ui/late-dialog.tsx'
import { useTexts } from '../../ui/page/current-page.tsx'
import actionStyles from '../../ui/text-action.module.css'

const SectionDialog = lateDialog('The print dialog', () => import('./section-dialog.tsx'))

/** Offers the section around this page as one document (Spec X13), if it has more pages than this one. */
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
        className={actionStyles.action}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon shape={BookOpenText} size={14} />
        {texts.printSection}
      </button>
      {isOpen && <SectionDialog sections={sections} onClose={close} />}
    </>
  )
}
