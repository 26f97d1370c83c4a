import type { ReactNode } from 'react'
import { fill } from '../../../config/locales/texts.ts'
import { FileNames } from './file-names.tsx'
import styles from './hand-in.module.css'
import type { HandInFailure } from './hand-in-failure.ts'
import { useHandInTexts } from './hand-in-texts.ts'

interface FailureNoteProps {
  readonly failure: HandInFailure
  readonly host: string
  readonly children?: ReactNode
}

/** Why changes were not handed in, and what to do. The host's words are text. */
export function HandInFailureNote({ failure: { kind, details }, host, children }: FailureNoteProps) {
  const texts = useHandInTexts()
  return (
    <div className={styles.note} data-kind="failure" role="alert">
      <p>{texts.failures[kind]}</p>
      {details.files && <FileNames names={details.files} />}
      {details.words && (
        <p className={styles.soft}>
          {fill(texts.request.says, { host })} <q>{details.words}</q>
        </p>
      )}
      {children}
    </div>
  )
}
