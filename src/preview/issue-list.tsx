import type { ContentIssue } from '../content/issue.ts'
import { faultText } from '../locales/check-words.ts'
import { countText, fill } from '../locales/texts.ts'
import { useLocale } from '../page/current-page.tsx'
import styles from './issue-list.module.css'
import { useCheckWords, usePreviewTexts } from './preview-texts.ts'

interface IssueListProps {
  readonly issues: readonly ContentIssue[]
  /** Absent where there is no field to jump to. */
  readonly onChoose?: (issue: ContentIssue) => void
}

interface IssueSummaryProps {
  /** For the field that it describes. */
  readonly id: string
  /** `undefined` where nothing was checked. */
  readonly issues: readonly ContentIssue[] | undefined
}

/** How much the check has to say. Screen readers are told whenever that changes. */
export function IssueSummary({ id, issues }: IssueSummaryProps) {
  const texts = usePreviewTexts()
  const { lang } = useLocale()
  const all = issues ?? []
  const errors = all.filter(({ severity }) => severity !== 'warning').length
  const counts = [
    ...(errors > 0 ? [countText(texts.errors, errors, lang)] : []),
    ...(all.length > errors ? [countText(texts.warnings, all.length - errors, lang)] : []),
  ]
  const words = counts.length === 0 ? texts.noIssues : counts.join(' · ')
  return (
    <p id={id} role="status" className={styles.summary} data-clean={counts.length === 0}>
      {issues && words}
    </p>
  )
}

/** What the check says, line by line; a click leads to the line. */
export function IssueList({ issues, onChoose }: IssueListProps) {
  const texts = usePreviewTexts()
  if (issues.length === 0) return null
  return (
    <ol className={styles.issues} aria-label={texts.issues}>
      {issues.map((issue, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several faults may stand in one line
        <li key={index} data-severity={issue.severity}>
          <IssueItem issue={issue} onChoose={onChoose} />
        </li>
      ))}
    </ol>
  )
}

function IssueItem({ issue, onChoose }: { readonly issue: ContentIssue } & Pick<IssueListProps, 'onChoose'>) {
  const texts = usePreviewTexts()
  const words = useCheckWords()
  const line = fill(texts.line, { line: issue.line })
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
    </>
  )
}
