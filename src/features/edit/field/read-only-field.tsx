import type { EditorView } from '@codemirror/view'
import { useEffect, useRef } from 'react'
import { usePreviewTexts } from '../preview/preview-texts.ts'
import { createReadOnlyField, showLine } from './create-field.ts'
import styles from './markdown-field.module.css'

interface ReadOnlyFieldProps {
  readonly label: string
  readonly lang: string
  readonly text: string
  /** Lines to mark, 1-based. */
  readonly marked: readonly number[]
  /** The line to show, 1-based. */
  readonly line: number
}

/** Markdown that can be read, searched, and copied, with a line in view. */
export function ReadOnlyField({ label, lang, text, marked, line }: ReadOnlyFieldProps) {
  const { phrases } = usePreviewTexts()
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  useEffect(() => {
    if (!host.current) return
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    const field = createReadOnlyField({ root, text, label, lang, phrases, marked })
    view.current = field
    return () => field.destroy()
  }, [text, label, lang, phrases, marked])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is shown at the same line
  useEffect(() => {
    if (view.current) showLine(view.current, line)
  }, [line, text, marked])
  return (
    <div className={styles.editor} data-read-only>
      <div ref={host} className={styles.field} />
    </div>
  )
}
