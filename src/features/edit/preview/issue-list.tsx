import { faultText } from '../../../config/locales/check-words.ts'
import { countText, fill } from '../../../config/locales/texts.ts'
import type { ContentIssue, TextEdit } from '../../../content/issue.ts'
import { useLocale } from '../../../ui/page/current-page.tsx'
import styles from './issue-list.module.css'
import { useCheckWords, usePreviewTexts } from './preview-texts.ts'

interface IssueListProps {
  readonly issues: readonly ContentIssue[]
  /** Absent if there is no field to jump to. */
  readonly onChoose?: (issue: ContentIssue) => void
  /** Makes the edit of an issue that has one. Absent if the text can't be changed. */
  readonly onFix?: (issue: ContentIssue, edit: TextEdit) => void
}

interface IssueSummaryProps {
  /** `undefined` if nothing was checked. */
  readonly issues: readonly ContentIssue[] | undefined
}

/** Returns the number of issues in words; `undefined` if nothing was checked. */
export function useIssueWords(issues: readonly ContentIssue[] | undefined): string | undefined {
  const texts = usePreviewTexts()
  const { lang } = useLocale()
  const all = issues ?? []
  const errors = all.filter(({ severity }) => severity !== 'warning').length
  const counts = [
    ...(errors > 0 ? [countText(texts.errors, errors, lang)] : []),
    ...(all.length > errors ? [countText(texts.warnings, all.length - errors, lang)] : []),
  ]
  const words = counts.length === 0 ? texts.noIssues : counts.join(' · ')
  return issues && words
}

/** The number of issues. Changes are announced by screen readers. */
export function IssueSummary({ issues }: IssueSummaryProps) {
  return (
    <p role="status" className={styles.summary} data-clean={!issues?.length}>
      {useIssueWords(issues)}
    </p>
  )
}

/** The issues line by line; a click jumps to the line. */
export function IssueList({ issues, onChoose, onFix }: IssueListProps) {
  const texts = usePreviewTexts()
  if (issues.length === 0) return null
  return (
    <ol className={styles.issues} aria-label={texts.issues}>
      {issues.map((issue, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one line can have several faults
        <li key={index} data-severity={issue.severity}>
          <IssueItem issue={issue} onChoose={onChoose} onFix={onFix} />
        </li>
      ))}
    </ol>
  )
}

interface IssueItemProps extends Pick<IssueListProps, 'onChoose' | 'onFix'> {
  readonly issue: ContentIssue
}

function IssueItem({ issue, onChoose, onFix }: IssueItemProps) {
  const texts = usePreviewTexts()
  const words = useCheckWords()
  const line = fill(texts.line, { line: issue.line })
  const { edit } = issue
  return (
    <>
      {onChoose ? (
        <button type="button" onClick={() => onChoose(issue)}>
          {line}
        </button>
      ) : (
        <b>{line}</b>
      )}
      <span>{faultText(issue, words)}</span>
      {edit && onFix && (
        <button type="button" onClick={() => onFix(issue, edit)}>
          {fill(texts.fix, { from: edit.from, to: edit.to })}
        </button>
      )}
    </>
  )
}
