import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addressOfFile } from '../../../content/page-path.ts'
import { textToEdit } from '../../../data/page-query.ts'
import { Button } from '../../../ui/button.tsx'
import { stamped } from '../new-page/stamped.ts'
import type { Draft } from '../preview/draft.ts'
import { changesOfDraft } from './draft-changes.ts'
import styles from './hand-in.module.css'
import { HandInPanel } from './hand-in-panel.tsx'
import { useHandInTexts } from './hand-in-texts.ts'

interface DraftHandInProps {
  readonly drafts: readonly Draft[]
  /** Called when the drafts are no longer needed. */
  readonly onDone: () => void
}

/** Hands in drafts of pages, menus, and settings as one change. Nothing is asked or shown before the reader opens it. */
export default function DraftHandIn({ drafts, onDone }: DraftHandInProps) {
  const texts = useHandInTexts()
  const [isOpen, setOpen] = useState(false)
  const known = drafts.filter(({ file }) => addressOfFile(file) || file.endsWith('.json'))
  if (known.length === 0) return null
  const files = known.map(({ file }) => file).join(' ')
  return (
    <details className={styles.way} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.title}</summary>
      {isOpen && <OpenDrafts key={files} drafts={known} onDone={onDone} />}
    </details>
  )
}

/** A draft without a known beginning, such as a pasted text, is compared with what the site publishes. */
function OpenDrafts({ drafts, onDone }: DraftHandInProps) {
  const texts = useHandInTexts()
  const unknown = drafts.filter(({ base }) => base === undefined).map(({ file }) => file)
  const { data, isError, refetch } = useQuery({
    queryKey: ['published-texts', ...unknown],
    queryFn: async () =>
      new Map(
        await Promise.all(unknown.map(async (file) => [file, (await textToEdit(file))?.text] as const)),
      ),
    enabled: unknown.length > 0,
    gcTime: 0,
    retry: false,
  })
  if (unknown.length > 0 && isError)
    return (
      <div className={styles.form} role="alert">
        <p>{texts.failures.unpublished}</p>
        <div>
          <Button onClick={() => refetch()}>{texts.request.retry}</Button>
        </div>
      </div>
    )
  if (unknown.length > 0 && data === undefined) return null
  const changes = drafts.flatMap((draft) => changesOfDraft(draft, data?.get(draft.file)))
  return (
    <div className={styles.form}>
      <HandInPanel changes={stamped(changes)} onDone={onDone} />
    </div>
  )
}
