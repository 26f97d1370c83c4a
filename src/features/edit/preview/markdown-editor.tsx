import { memo, type Ref } from 'react'
import type { ContentIssue } from '../../../content/issue.ts'
import styles from './markdown-editor.module.css'

interface MarkdownEditorProps {
  readonly ref: Ref<HTMLTextAreaElement>
  readonly label: string
  readonly placeholder: string
  /** ID of the summary of the check. */
  readonly describedBy: string
  readonly lang: string
  readonly text: string
  readonly issues: readonly ContentIssue[]
  readonly onChange: (text: string) => void
}

/**
 * A markdown field with line numbers and marks. The same text is rendered behind it line by line with the
 * same wrapping, and carries numbers and marks. The field is as high as its text, and its container scrolls.
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

/** Returns the mark of each line; errors take precedence over warnings. */
function marksOf(issues: readonly ContentIssue[]): ReadonlyMap<number, Mark> {
  const marks = new Map<number, Mark>()
  for (const { line, severity = 'error' } of issues)
    if (marks.get(line) !== 'error') marks.set(line, severity)
  return marks
}

/** A line; an empty one keeps its height. */
const Line = memo(function Line({ text, mark }: { readonly text: string; readonly mark: Mark | undefined }) {
  return <div data-mark={mark}>{text === '' ? '\u200B' : text}</div>
})
