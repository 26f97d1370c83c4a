import { useEffect, useState } from 'react'
import { editTextsOf } from '../../../config/locales/edit-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { lateDialog } from '../../../ui/late-dialog.tsx'
import { useCurrentPage, useLocale } from '../../../ui/page/current-page.tsx'
import type { SelectedTextProps } from '../../../ui/page/page-editor-part.ts'
import type { Passage, ReportPassageProps } from './passage.ts'
import styles from './selected-text.module.css'

const ReportPassage = lateDialog<ReportPassageProps>('The report', () => import('./report-passage.tsx'))

/** How long the button stays without a selection, which a touch on it removes. Milliseconds. */
const stay = 300

/** A button while a text of the page is selected, which corrects or reports it. Code is selected to copy it, and has none. */
export default function SelectionButton({ page, view }: SelectedTextProps) {
  const { site } = useCurrentPage()
  const texts = editTextsOf(useLocale().id)
  const [passage, setPassage] = useState<Passage>()
  const [opened, setOpened] = useState<Passage>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      const next = selectedPassage()
      clearTimeout(timer)
      if (next) setPassage(next)
      else timer = setTimeout(() => setPassage(undefined), stay)
    }
    look()
    document.addEventListener('selectionchange', look)
    return () => {
      document.removeEventListener('selectionchange', look)
      clearTimeout(timer)
    }
  }, [])
  const canEdit = site.edit !== false && view.editLink !== undefined
  if (opened) return <ReportPassage page={page} {...opened} onClose={() => setOpened(undefined)} />
  if (!passage || !(canEdit || site.reportLink)) return null
  return (
    <div className={styles.offer}>
      <Button onClick={() => setOpened(passage)}>{texts.passage.title}</Button>
    </div>
  )
}

const block = 'h1, h2, h3, h4, h5, h6, p, li, td, th, dt, dd, figcaption'

function selectedPassage(): Passage | undefined {
  const selection = getSelection()
  if (!selection || selection.isCollapsed || selection.toString().trim() === '') return undefined
  const range = selection.getRangeAt(0)
  const parent = range.startContainer.parentElement
  const element = parent?.closest('pre') ? null : parent?.closest(block)
  return element?.closest('main article') ? { element, selected: new StaticRange(range) } : undefined
}
