import type { ReactNode } from 'react'
import { fill } from '../locales/texts.ts'
import type { ToolFailure } from './failure.ts'
import styles from './tool.module.css'
import { useToolTexts } from './tool-texts.ts'

interface FailureNoteProps {
  readonly failure: ToolFailure
  /** What the visitor can do now. */
  readonly children?: ReactNode
}

/** Why there is no result and what to do. Everything others wrote is shown as text. */
export function FailureNote({ failure, children }: FailureNoteProps) {
  const texts = useToolTexts()
  const { kind, host = '', status = '', words, raw } = failure
  return (
    <div className={styles.note} data-kind="failure" role="alert">
      <p>{fill(texts.failures[kind], { host, status })}</p>
      {words && (
        <p className={styles.words}>
          {fill(texts.says, { host })} <q>{words}</q>
        </p>
      )}
      {raw && (
        <details>
          <summary>{texts.rawAnswer}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: text wider than the page has to be scrolled by keyboard */}
          <pre tabIndex={0}>{raw}</pre>
        </details>
      )}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
