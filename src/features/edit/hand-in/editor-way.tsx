import { useState } from 'react'
import { copyText } from '../../../browser/clipboard.ts'
import { fill } from '../../../config/locales/texts.ts'
import { editLinkOf } from '../../../content/edit-link.ts'
import type { SiteConfig } from '../../../content/site-config.ts'
import { Button } from '../../../ui/button.tsx'
import type { FileChange } from '../file-change.ts'
import { actionOf } from './file-content.ts'
import styles from './hand-in.module.css'
import { useHandInTexts } from './hand-in-texts.ts'

interface EditorWayProps {
  readonly site: SiteConfig
  readonly changes: readonly FileChange[]
}

/** A page that can be changed in the code host's editor. */
interface Target {
  readonly path: string
  readonly text: string
  readonly address: string
}

/** Returns the pages that can be changed in the code host's editor. */
export function editorTargets(changes: readonly FileChange[], site: SiteConfig): readonly Target[] {
  return changes.flatMap((change) => {
    const { path, text } = change
    const address = editLinkOf(path, site)
    const isPage = actionOf(change) === 'update' && text !== undefined
    return isPage && address !== undefined ? [{ path, text, address }] : []
  })
}

/** Copies the text of each changed page and opens it in the code host's editor. */
export function EditorWay({ site, changes }: EditorWayProps) {
  const texts = useHandInTexts().editor
  const [said, say] = useState('')
  const targets = editorTargets(changes, site)
  const open = async ({ path, text, address }: Target) => {
    // Opened first, because browsers allow a new tab only right after the click.
    window.open(address, '_blank', 'noopener,noreferrer')
    say((await copyText(text)) ? fill(texts.copied, { file: path }) : texts.notCopied)
  }
  const [first] = targets
  return (
    <div className={styles.form}>
      <p>{fill(texts.explain, { host: first ? new URL(first.address).host : '' })}</p>
      {targets.map((target, index) => (
        <div key={target.path}>
          <Button data-first-focus={index === 0 || undefined} onClick={() => open(target)}>
            {fill(texts.open, { file: target.path })}
          </Button>
        </div>
      ))}
      {targets.length < changes.length && <p className={styles.soft}>{texts.others}</p>}
      <p role="status" className={styles.soft}>
        {said}
      </p>
    </div>
  )
}
