import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addressOfFile } from '../../../content/page-path.ts'
import { contentText } from '../../../data/page-query.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './hand-in.module.css'
import { HandInPanel } from './hand-in-panel.tsx'
import { useHandInTexts } from './hand-in-texts.ts'

interface DraftHandInProps {
  readonly draft: {
    /** The page's file below the content folder. */
    readonly file: string
    readonly text: string
    /** The text that the draft began from, if it is known. */
    readonly base?: string
  }
  /** Called when the draft is no longer needed. */
  readonly onDone: () => void
}

/** Hands in the draft of one page. Nothing is asked or shown before the reader opens it. */
export default function DraftHandIn({ draft, onDone }: DraftHandInProps) {
  const texts = useHandInTexts()
  const [isOpen, setOpen] = useState(false)
  if (!addressOfFile(draft.file)) return null
  return (
    <details className={styles.way} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.title}</summary>
      {isOpen && <OpenDraft key={draft.file} draft={draft} onDone={onDone} />}
    </details>
  )
}

/** A draft without a known beginning, such as a pasted text, is compared with what the site publishes. */
function OpenDraft({ draft: { file, text, base }, onDone }: DraftHandInProps) {
  const texts = useHandInTexts()
  const { data, isError, refetch } = useQuery({
    queryKey: ['published-text', file],
    queryFn: async () => ({ text: (await contentText(file))?.text }),
    enabled: base === undefined,
    gcTime: 0,
    retry: false,
  })
  if (base === undefined && isError)
    return (
      <div className={styles.form} role="alert">
        <p>{texts.failures.unpublished}</p>
        <div>
          <Button onClick={() => refetch()}>{texts.request.retry}</Button>
        </div>
      </div>
    )
  if (base === undefined && data === undefined) return null
  const began = base ?? data?.text
  return (
    <div className={styles.form}>
      <HandInPanel changes={began === text ? [] : [{ path: file, base: began, text }]} onDone={onDone} />
    </div>
  )
}
