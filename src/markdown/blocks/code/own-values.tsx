import { UserPen } from 'lucide'
import { type HTMLAttributes, useId, useMemo, useState } from 'react'
import { useReaderAddress, useReaderToken } from '../../../stores/reader-values.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useTexts } from '../../../ui/page/current-page.tsx'
import styles from './code-block.module.css'
import type { CodeLine } from './code-line.ts'
import { exampleAddress, examplesIn, exampleToken, readAddress, readToken } from './reader-values.ts'

/** On blocks with the example address or token: a button that opens fields for the reader's own values (Spec X8). */
export function OwnValues({ lines }: { readonly lines: readonly CodeLine[] }) {
  const texts = useTexts().code
  const address = useReaderAddress()
  const token = useReaderToken()
  const has = useMemo(() => examplesIn(lines.map(({ text }) => text).join('\n')), [lines])
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  if (!has.address && !has.token) return null
  const clear = () => {
    address.set('')
    token.set('')
  }
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={texts.ownValues}
        title={texts.ownValues}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon shape={UserPen} size={15} />
        <span className={styles.toolText}>{texts.ownValues}</span>
      </button>
      {isOpen && (
        <form
          id={id}
          className={styles.own}
          onSubmit={(event) => {
            event.preventDefault()
            setOpen(false)
          }}
        >
          {has.address && (
            <Field
              label={texts.ownAddress}
              note={texts.ownAddressNote}
              error={texts.ownAddressInvalid}
              example={exampleAddress}
              inputMode="url"
              read={readAddress}
              {...address}
            />
          )}
          {has.token && (
            <Field
              label={texts.ownToken}
              note={texts.ownTokenNote}
              error={texts.ownTokenInvalid}
              example={exampleToken}
              read={readToken}
              {...token}
            />
          )}
          <div className={styles.ownButtons}>
            <button type="button" onClick={clear}>
              {texts.ownClear}
            </button>
            <button type="submit">{texts.ownDone}</button>
          </div>
        </form>
      )}
    </>
  )
}

interface FieldProps {
  readonly label: string
  readonly note: string
  readonly error: string
  readonly example: string
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  readonly read: (text: string) => string | undefined
  readonly value: string
  readonly set: (value: string) => void
}

/** Passes on only valid values, so that no incomplete value is stored. */
function Field({ label, note, error, example, inputMode, read, value, set }: FieldProps) {
  const [typed, setTyped] = useState(value)
  const [given, setGiven] = useState(value)
  const id = useId()
  // Another block's fields or another tab changed it.
  if (given !== value) {
    setGiven(value)
    if (read(typed) !== value) setTyped(value)
  }
  const isInvalid = typed.trim() !== '' && read(typed) === undefined
  const change = (text: string) => {
    setTyped(text)
    if (text.trim() === '' || read(text) !== undefined) set(read(text) ?? '')
  }
  return (
    <label>
      {label}
      <input
        value={typed}
        placeholder={example}
        inputMode={inputMode}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isInvalid}
        aria-describedby={id}
        onChange={(event) => change(event.target.value)}
      />
      <small id={id}>{isInvalid ? error : note}</small>
    </label>
  )
}
