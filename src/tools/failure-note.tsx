import type { ReactNode } from 'react'
import { scrollsByKeyboard } from '../browser/scrolls-by-keyboard.ts'
import { fill } from '../config/locales/texts.ts'
import type { ToolFailure } from './failure.ts'
import styles from './tool.module.css'
import { useToolTexts } from './tool-texts.ts'

interface FailureNoteProps {
  readonly failure: ToolFailure
  /** What the visitor can do next. */
  readonly children?: ReactNode
}

/** Why there is no result, and what to do. Text from others is shown as plain text. */
export function FailureNote({ failure, children }: FailureNoteProps) {
  const texts = useToolTexts()
  const { kind, host = '', status = '', words, raw } = failure
  return (
    <div className={styles.note} data-kind="failure" role="alert" data-next-focus>
      <p>{fill(texts.failures[kind], { host, status })}</p>
      {words && (
        <p className={styles.words}>
          {fill(texts.says, { host })} <q>{words}</q>
        </p>
      )}
      {raw && (
        <details>
          <summary>{texts.rawAnswer}</summary>
          <pre ref={scrollsByKeyboard}>{raw}</pre>
        </details>
      )}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
