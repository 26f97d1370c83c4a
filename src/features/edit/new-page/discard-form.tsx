import { type FormEvent, useEffect, useRef, useState } from 'react'
import { editTextsOf } from '../../../config/locales/edit-texts.ts'
import { fill } from '../../../config/locales/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/page/current-page.tsx'
import styles from '../edit-form.module.css'
import { storedDrafts } from '../page-drafts.ts'
import { editedFiles } from '../use-edit-lock.ts'
import { discardNewPage, draftsOfNewPage } from './discard-page.ts'

interface DiscardFormProps {
  readonly file: string
  readonly onDiscarded: () => void
  readonly onClose: () => void
}

/** Asks once before a new page disappears with all that belongs to it, which can't be undone. */
export function DiscardForm({ file, onDiscarded, onClose }: DiscardFormProps) {
  const { discardPage: texts, prepare } = editTextsOf(useLocale().id)
  const form = useRef<HTMLFormElement>(null)
  const [fault, setFault] = useState('')
  useEffect(() => form.current?.querySelector('button')?.focus(), [])
  const { pages, menus } = draftsOfNewPage(file, storedDrafts())
  const files = [...pages, ...menus].map((draft) => draft.file)
  const discard = async (event: FormEvent) => {
    event.preventDefault()
    const elsewhere = await editedFiles()
    const busy = files.find((one) => one !== file && elsewhere.includes(one))
    if (busy !== undefined) return setFault(fill(prepare.otherTab, { file: busy }))
    await discardNewPage(file)
    onDiscarded()
  }
  return (
    <form ref={form} className={styles.form} onSubmit={discard} aria-label={texts.open}>
      <p>{fill(texts.explain, { files: files.join(', ') })}</p>
      <div className={styles.actions}>
        <Button type="submit">{texts.submit}</Button>
        <Button onClick={onClose}>{texts.keep}</Button>
      </div>
      <p role="alert">{fault}</p>
    </form>
  )
}
