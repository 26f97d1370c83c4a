import { type FormEvent, useEffect, useRef, useState } from 'react'
import { fill } from '../../../config/locales/texts.ts'
import type { ContentRepository } from '../../../content/code-host.ts'
import { Button } from '../../../ui/button.tsx'
import type { FileChange } from '../file-change.ts'
import { codeHosts } from './code-hosts.ts'
import styles from './hand-in.module.css'
import { type HandedIn, type HandInStep, handIn } from './hand-in.ts'
import { type HandInFailure, handInFailureOf } from './hand-in-failure.ts'
import { HandInFailureNote } from './hand-in-failure-note.tsx'
import { useHandInTexts } from './hand-in-texts.ts'
import { SecretField, TextField } from './text-field.tsx'
import { useToken } from './token.ts'
import { usualTitle } from './usual-title.ts'

interface RequestWayProps {
  readonly repository: ContentRepository
  readonly changes: readonly FileChange[]
  readonly onDone: () => void
}

type Phase =
  | { readonly kind: 'form'; readonly isChecked: boolean }
  | { readonly kind: 'sending'; readonly step: HandInStep }
  | { readonly kind: 'failed'; readonly failure: HandInFailure }
  | { readonly kind: 'done'; readonly handed: HandedIn }

/** Hands in all changes as one pull request, with a token that the editor pastes. */
export function RequestWay({ repository, changes, onDone }: RequestWayProps) {
  const texts = useHandInTexts()
  const { host, api, kind } = repository
  const token = useToken()
  const [title, setTitle] = useState(usualTitle(changes, texts))
  const [phase, setPhase] = useState<Phase>({ kind: 'form', isChecked: false })
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])
  const isChecked = phase.kind === 'form' && phase.isChecked
  const isSending = phase.kind === 'sending'
  const hasNoToken = token.value.trim() === ''

  const send = async () => {
    if (hasNoToken || title.trim() === '') return setPhase({ kind: 'form', isChecked: true })
    abort.current = new AbortController()
    const { signal } = abort.current
    const onStep = (step: HandInStep) => setPhase({ kind: 'sending', step })
    try {
      const job = { repository, token: token.value.trim(), title: title.trim(), changes, onStep, signal }
      setPhase({ kind: 'done', handed: await handIn(job) })
    } catch (error) {
      if (!signal.aborted) setPhase({ kind: 'failed', failure: handInFailureOf(error) })
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSending) void send()
  }
  if (phase.kind === 'done') return <Done handed={phase.handed} host={host} onDone={onDone} />
  const values = { repository: repository.path, branch: repository.branch, api: new URL(api).host, host }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={texts.request.name}
        value={title}
        onValue={setTitle}
        hint={texts.request.nameHint}
        fault={isChecked && title.trim() === '' ? texts.request.nameMissing : undefined}
      />
      <SecretField
        label={texts.request.token}
        value={token.value}
        onValue={token.set}
        isFirst={hasNoToken}
        fault={isChecked && hasNoToken ? texts.request.tokenMissing : undefined}
        hint={
          <>
            {fill(texts.request.tokenHint, values)} {texts.request.rights[kind]}{' '}
            <a href={`https://${host}${codeHosts[kind].tokenPage}`} target="_blank" rel="noopener noreferrer">
              {fill(texts.request.createToken, values)}
            </a>
          </>
        }
      />
      <div className={styles.sent}>
        <p className={styles.label}>{fill(texts.request.sent, values)}</p>
        <ul>
          <li>{texts.request.sentToken}</li>
          <li>{fill(texts.request.sentBranch, values)}</li>
          <li>{texts.request.sentCommit}</li>
          <li>{fill(texts.request.sentRequest, values)}</li>
        </ul>
      </div>
      <p role="status" className={styles.soft}>
        {isSending && fill(texts.request.steps[phase.step], values)}
      </p>
      {phase.kind === 'failed' && (
        <HandInFailureNote failure={phase.failure} host={host}>
          <Button onClick={send}>{texts.request.retry}</Button>
        </HandInFailureNote>
      )}
      <div className={styles.actions}>
        <Button
          kind="primary"
          type="submit"
          aria-disabled={isSending}
          data-first-focus={hasNoToken ? undefined : true}
        >
          {texts.request.send}
        </Button>
        {token.value !== '' && <Button onClick={() => token.set('')}>{texts.request.forget}</Button>}
      </div>
    </form>
  )
}

interface DoneProps {
  readonly handed: HandedIn
  readonly host: string
  readonly onDone: () => void
}

function Done({ handed: { address, isNew }, host, onDone }: DoneProps) {
  const texts = useHandInTexts().request
  const note = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => note.current?.focus(), [])
  // The address comes from the host, so it must lead to the host.
  const isOwn = address.startsWith(`https://${host}/`)
  return (
    <div ref={note} className={styles.note} role="status" tabIndex={-1}>
      <p>
        {isNew ? texts.done : texts.doneBefore} {isOwn ? <a href={address}>{address}</a> : address}
      </p>
      <p>{texts.next}</p>
      <Button onClick={onDone}>{texts.finish}</Button>
    </div>
  )
}
