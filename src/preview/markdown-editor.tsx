import { memo, type Ref } from 'react'
import type { ContentIssue } from '../content/issue.ts'
import styles from './markdown-editor.module.css'

interface MarkdownEditorProps {
  readonly ref: Ref<HTMLTextAreaElement>
  readonly label: string
  readonly placeholder: string
  /** Id of what sums up the check. */
  readonly describedBy: string
  readonly lang: string
  readonly text: string
  readonly issues: readonly ContentIssue[]
  readonly onChange: (text: string) => void
}

/**
 * A field for markdown with numbers and marks beside its lines. Behind the field stands the same text line by line, wrapped the same way, which
 * carries numbers and marks; the field itself is as high as its text, and what holds both scrolls.
 */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { ref, label, placeholder, describedBy, lang, text, issues, onChange } = props
  const marks = marksOf(issues)
  return (
    <div className={styles.editor}>
      <div className={styles.sheet}>
        <div className={styles.lines} aria-hidden>
          {text.split('\n').map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
            <Line key={index} text={line} mark={marks.get(index + 1)} />
          ))}
        </div>
        <textarea
          ref={ref}
          className={styles.field}
          aria-label={label}
          aria-describedby={describedBy}
          placeholder={placeholder}
          lang={lang}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </div>
  )
}

type Mark = 'error' | 'warning'

/** A line with an error and a warning is marked for the error. */
function marksOf(issues: readonly ContentIssue[]): ReadonlyMap<number, Mark> {
  const marks = new Map<number, Mark>()
  for (const { line, severity = 'error' } of issues)
    if (marks.get(line) !== 'error') marks.set(line, severity)
  return marks
}

/** An empty line keeps its height. */
const Line = memo(function Line({ text, mark }: { readonly text: string; readonly mark: Mark | undefined }) {
  return <div data-mark={mark}>{text === '' ? '\u200B' : text}</div>
})
