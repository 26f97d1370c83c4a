import { useState } from 'react'
import { countText, fill } from '../../../config/locales/texts.ts'
import { contentFolderOf } from '../../../content/repository.ts'
import type { SiteConfig } from '../../../content/site-config.ts'
import { Button } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/page/current-page.tsx'
import type { FileChange } from '../file-change.ts'
import { FileNames } from './file-names.tsx'
import styles from './hand-in.module.css'
import { HandInFailure } from './hand-in-failure.ts'
import { useHandInTexts } from './hand-in-texts.ts'
import { type Folder, type FolderResult, writeToFolder } from './local-folder.ts'

interface FolderWayProps {
  readonly site: SiteConfig
  readonly changes: readonly FileChange[]
  readonly pick: () => Promise<Folder>
}

type Outcome =
  | { readonly kind: 'written'; readonly folder: string; readonly result: FolderResult }
  | { readonly kind: 'denied' | 'failed' | 'path' }

/** Writes all changes to a folder on the reader's computer. */
export function FolderWay({ site, changes, pick }: FolderWayProps) {
  const texts = useHandInTexts().folder
  const [outcome, setOutcome] = useState<Outcome>()
  const choose = async () => {
    setOutcome(undefined)
    try {
      const folder = await pick()
      const result = await writeToFolder(folder, contentFolderOf(site), changes)
      setOutcome({ kind: 'written', folder: folder.name, result })
    } catch (error) {
      if (error instanceof HandInFailure) return setOutcome({ kind: 'path' })
      const name = error instanceof Error ? error.name : ''
      // The reader closed the dialog.
      if (name === 'AbortError') return
      setOutcome({ kind: name === 'NotAllowedError' || name === 'SecurityError' ? 'denied' : 'failed' })
    }
  }
  return (
    <div className={styles.form}>
      <p>{texts.explain}</p>
      <div>
        <Button data-first-focus onClick={choose}>
          {texts.choose}
        </Button>
      </div>
      <div role="status">{outcome && <OutcomeNote outcome={outcome} content={contentFolderOf(site)} />}</div>
    </div>
  )
}

function OutcomeNote({ outcome, content }: { readonly outcome: Outcome; readonly content: string }) {
  const { failures, folder: texts } = useHandInTexts()
  const { lang } = useLocale()
  if (outcome.kind === 'path') return <p>{failures.path}</p>
  if (outcome.kind !== 'written') return <p>{texts[outcome.kind]}</p>
  const { folder, result } = outcome
  if (result.kind === 'not-content') return <p>{fill(texts.notContent, { folder, content })}</p>
  if (result.kind === 'done')
    return (
      <p>{fill(result.count === 0 ? texts.same : countText(texts.done, result.count, lang), { folder })}</p>
    )
  return (
    <>
      <p>{texts.conflict}</p>
      <FileNames names={result.files} />
    </>
  )
}
