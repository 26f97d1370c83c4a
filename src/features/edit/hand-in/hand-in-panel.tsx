import { type ReactNode, useEffect, useRef } from 'react'
import { countText } from '../../../config/locales/texts.ts'
import { contentRepository } from '../../../content/code-host.ts'
import { useCurrentPage, useLocale } from '../../../ui/page/current-page.tsx'
import type { FileChange } from '../file-change.ts'
import { ChangeList } from './change-list.tsx'
import { EditorWay, editorTargets } from './editor-way.tsx'
import { FolderWay } from './folder-way.tsx'
import styles from './hand-in.module.css'
import { useHandInTexts } from './hand-in-texts.ts'
import { folderPicker } from './local-folder.ts'
import { PatchWay } from './patch-way.tsx'
import { RequestWay } from './request-way.tsx'

interface HandInPanelProps {
  /** All changes, which are handed in together. */
  readonly changes: readonly FileChange[]
  /** Whether the focus goes to the next step. */
  readonly isChosen?: boolean | undefined
  /** Called when the editor no longer needs the drafts. */
  readonly onDone: () => void
}

interface Way {
  readonly id: string
  readonly name: string
  readonly view: ReactNode
}

/** Hands in changes, in the ways that the site and the browser offer, the most convenient first. */
export function HandInPanel({ changes, isChosen = false, onDone }: HandInPanelProps) {
  const texts = useHandInTexts()
  const { site } = useCurrentPage()
  const { lang } = useLocale()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isChosen) panel.current?.querySelector<HTMLElement>('details[open] [data-first-focus]')?.focus()
  }, [isChosen])
  if (changes.length === 0) return <p className={styles.panel}>{texts.nothing}</p>
  const repository = contentRepository(site)
  const pick = folderPicker()
  const ways: readonly (Way | undefined)[] = [
    repository && {
      id: 'request',
      name: texts.ways.request,
      view: <RequestWay repository={repository} changes={changes} onDone={onDone} />,
    },
    editorTargets(changes, site).length > 0
      ? { id: 'editor', name: texts.ways.editor, view: <EditorWay site={site} changes={changes} /> }
      : undefined,
    { id: 'patch', name: texts.ways.patch, view: <PatchWay site={site} changes={changes} /> },
    pick && {
      id: 'folder',
      name: texts.ways.folder,
      view: <FolderWay site={site} changes={changes} pick={pick} />,
    },
  ]
  const offered = ways.filter((way) => way !== undefined)
  return (
    <section ref={panel} className={styles.panel} aria-label={texts.title}>
      <p className={styles.soft}>{countText(texts.files, changes.length, lang)}</p>
      <ChangeList changes={changes} />
      {offered.map(({ id, name, view }, index) => (
        <details key={id} name="hand-in" className={styles.way} open={index === 0}>
          <summary>{name}</summary>
          {view}
        </details>
      ))}
    </section>
  )
}
