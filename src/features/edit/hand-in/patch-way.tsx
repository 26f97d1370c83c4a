import { type FormEvent, useState } from 'react'
import { saveText } from '../../../browser/download.ts'
import { scrollsByKeyboard } from '../../../browser/scrolls-by-keyboard.ts'
import { fill } from '../../../config/locales/texts.ts'
import { contentFolderOf } from '../../../content/repository.ts'
import type { SiteConfig } from '../../../content/site-config.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import type { FileChange } from '../file-change.ts'
import styles from './hand-in.module.css'
import { type HandInFailure, handInFailureOf } from './hand-in-failure.ts'
import { HandInFailureNote } from './hand-in-failure-note.tsx'
import { useHandInTexts } from './hand-in-texts.ts'
import { hasCarriageReturns, mailPatch } from './mail-patch.ts'
import { TextField } from './text-field.tsx'
import { usualTitle } from './usual-title.ts'

interface PatchWayProps {
  readonly site: SiteConfig
  readonly changes: readonly FileChange[]
}

const patchFile = 'changes.patch'

/** Shows all changes as a patch for an email or an issue. */
export function PatchWay({ site, changes }: PatchWayProps) {
  const texts = useHandInTexts()
  const [title, setTitle] = useState(usualTitle(changes, texts))
  const [author, setAuthor] = useState('')
  const [email, setEmail] = useState('')
  const [patch, setPatch] = useState<string>()
  const [failure, setFailure] = useState<HandInFailure>()
  const command = `git am ${hasCarriageReturns(changes) ? '--keep-cr ' : ''}${patchFile}`
  const show = async (event: FormEvent) => {
    event.preventDefault()
    const who = { author: author.trim() || 'Reader', email: email.trim() || 'reader@localhost' }
    const head = { title, ...who, date: new Date(), folder: contentFolderOf(site) }
    await mailPatch(changes, head).then(setPatch, (error: unknown) => setFailure(handInFailureOf(error)))
  }
  return (
    <form className={styles.form} onSubmit={show}>
      <p>{fill(texts.patch.explain, { command })}</p>
      <TextField label={texts.request.name} value={title} onValue={setTitle} />
      <TextField label={texts.patch.author} value={author} onValue={setAuthor} autoComplete="name" />
      <TextField
        label={texts.patch.email}
        type="email"
        value={email}
        onValue={setEmail}
        autoComplete="email"
        hint={texts.patch.authorHint}
      />
      <div>
        <Button type="submit" data-first-focus>
          {texts.patch.show}
        </Button>
      </div>
      {failure && <HandInFailureNote failure={failure} host="" />}
      {patch !== undefined && (
        <>
          <pre ref={scrollsByKeyboard} className={styles.patch}>
            {patch}
          </pre>
          <div className={styles.actions}>
            <Button onClick={() => saveText(patchFile, patch, 'text/x-patch')}>{texts.patch.save}</Button>
            <CopyButton
              text={patch}
              label={texts.patch.copy}
              copiedLabel={texts.patch.copied}
              what={patchFile}
            />
          </div>
        </>
      )}
    </form>
  )
}
