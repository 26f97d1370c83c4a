import type { EditorView } from '@codemirror/view'
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { faultText } from '../../../config/locales/check-words.ts'
import type { ContentIssue } from '../../../content/issue.ts'
import { useCheckWords, usePreviewTexts } from '../preview/preview-texts.ts'
import type { SourcePosition } from '../preview/shown-blocks.ts'
import { createField, goTo, goToEndOfLine, selectLine, setText, showProblems } from './create-field.ts'
import { FieldTools } from './field-tools.tsx'
import { insertedImage } from './insert-image.ts'
import styles from './markdown-field.module.css'

export interface MarkdownFieldHandle {
  readonly focus: () => void
  /** @param line 1-based */
  readonly selectLine: (line: number) => void
  /** Puts the caret at a place of the page. */
  readonly goTo: (position: SourcePosition) => void
  /** Puts an image at the caret. */
  readonly insertImage: (markdown: string) => void
}

interface MarkdownFieldProps {
  readonly ref: Ref<MarkdownFieldHandle>
  readonly label: string
  /** Whether it is a text in the dialect. If not, there is nothing to insert. */
  readonly isMarkdown: boolean
  readonly placeholder: string
  /** The result of the check in words. */
  readonly description: string
  readonly lang: string
  readonly text: string
  /** Line at whose end the caret is first, 1-based. Without it, the field has no focus. */
  readonly startLine?: number | undefined
  readonly issues: readonly ContentIssue[]
  readonly onChange: (text: string) => void
  /** @param line of the caret, 1-based */
  readonly onCaret: (line: number) => void
  /** Called for an image to insert, with its file if it was pasted. */
  readonly onImage: (file?: File) => void
}

/** A field for Markdown, with buttons for what the dialect offers, line numbers, and marks at lines with issues. */
export function MarkdownField(props: MarkdownFieldProps) {
  const { ref, label, isMarkdown, placeholder, description, lang, text, startLine, issues } = props
  const { onChange, onCaret, onImage } = props
  const { phrases, fieldHint, tablePasted } = usePreviewTexts()
  const words = useCheckWords()
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const latest = useRef({ text, startLine, onChange, onCaret, onImage })
  latest.current = { text, startLine, onChange, onCaret, onImage }

  useEffect(() => {
    if (!host.current) return
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    const described = document.createElement('p')
    described.id = 'description'
    described.hidden = true
    root.append(described)
    const field = createField({
      root,
      text: latest.current.text,
      label,
      isMarkdown,
      lang,
      placeholder,
      phrases,
      tablePasted,
      onType: (typed) => latest.current.onChange(typed),
      onCaret: (line) => latest.current.onCaret(line),
      onImage: (file) => latest.current.onImage(file),
    })
    view.current = field
    if (latest.current.startLine !== undefined) goToEndOfLine(field, latest.current.startLine)
    return () => {
      field.destroy()
      described.remove()
    }
  }, [label, isMarkdown, lang, placeholder, phrases, tablePasted])

  useEffect(() => {
    const described = host.current?.shadowRoot?.getElementById('description')
    if (described) described.textContent = `${fieldHint} ${description}`
  }, [description, fieldHint])

  // Before anything else can be typed, which an older text would undo.
  useLayoutEffect(() => {
    if (view.current) setText(view.current, text)
  }, [text])

  useEffect(() => {
    if (!view.current) return
    const problems = issues.map((issue) => ({
      line: issue.line,
      severity: issue.severity ?? 'error',
      message: faultText(issue, words),
    }))
    showProblems(view.current, problems)
  }, [issues, words])

  useImperativeHandle(ref, () => ({
    focus: () => view.current?.focus(),
    selectLine: (line) => {
      if (!view.current) return
      selectLine(view.current, line)
      view.current.focus()
    },
    goTo: (position) => view.current && goTo(view.current, position),
    insertImage: (markdown) => {
      if (!view.current) return
      view.current.dispatch(insertedImage(view.current.state, markdown))
      view.current.focus()
    },
  }))

  return (
    <div className={styles.editor}>
      <div>
        <FieldTools view={view} isMarkdown={isMarkdown} onImage={onImage} />
      </div>
      <div ref={host} className={styles.field} />
    </div>
  )
}
