import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { editTextsOf } from '../../../config/locales/edit-texts.ts'
import { fill } from '../../../config/locales/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/page/current-page.tsx'
import styles from '../edit-form.module.css'
import { LineField } from '../line-field.tsx'
import { pagePathOf } from '../new-page/create-page.ts'
import { editedFiles } from '../use-edit-lock.ts'
import { type Prepared, prepareDeletion, prepareMove } from './prepare.ts'
import { type Progress, publishedTexts } from './site-texts.ts'

export type Preparation = 'move' | 'remove'

export interface PrepareFormProps {
  readonly kind: Preparation
  /** The page in one of its languages. */
  readonly file: string
  /** What the field contains at first: a path without the language. */
  readonly path: string
  readonly onPrepared: (prepared: Extract<Prepared, { kind: 'prepared' }>, path: string) => void
}

const prepareBy = { move: prepareMove, remove: prepareDeletion } as const

/** Asks for the new path of a page, or for the page that takes the readers of a deleted one, and makes the drafts. */
export function PrepareForm({ kind, file, path: first, onPrepared }: PrepareFormProps) {
  const { newPage, prepare, ...texts } = editTextsOf(useLocale().id)
  const own = texts[kind]
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [path, setPath] = useState(first)
  const [fault, setFault] = useState<{ readonly isOfPath: boolean; readonly text: string }>()
  const [progress, setProgress] = useState<Progress>()
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  useEffect(() => {
    if (fault?.isOfPath) form.current?.querySelector('input')?.focus()
  }, [fault])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (progress) return
    const given = pagePathOf(path)
    if (given === undefined) return setFault({ isOfPath: true, text: newPage.path.wrong })
    setFault(undefined)
    setProgress({ done: 0, all: 0 })
    try {
      const [published, elsewhere] = await Promise.all([publishedTexts(client, setProgress), editedFiles()])
      const prepared = await prepareBy[kind]({ file, path: given, published, elsewhere })
      if (prepared.kind === 'prepared') return onPrepared(prepared, given)
      if (prepared.kind === 'other-tab')
        setFault({ isOfPath: false, text: fill(prepare.otherTab, { file: prepared.file }) })
      else if (prepared.kind === 'taken') setFault({ isOfPath: true, text: newPage.path.taken })
      else if (prepared.kind === 'missing') setFault({ isOfPath: true, text: texts.remove.missing })
      else setFault({ isOfPath: false, text: newPage.full })
    } catch {
      setFault({ isOfPath: false, text: prepare.failed })
    }
    setProgress(undefined)
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} aria-label={own.open} noValidate>
      <p>{own.explain}</p>
      <LineField
        label={own.label}
        value={path}
        onValue={setPath}
        hint={own.hint}
        fault={fault?.isOfPath ? fault.text : undefined}
      />
      <div>
        <Button type="submit" aria-disabled={progress !== undefined}>
          {own.submit}
        </Button>
      </div>
      <p role="status">
        {progress && fill(prepare.reading, { done: progress.done, all: progress.all || '…' })}
      </p>
      <p role="alert">{fault && !fault.isOfPath ? fault.text : undefined}</p>
    </form>
  )
}
