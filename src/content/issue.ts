import { type CheckWords, type FaultWords, faultText } from '../locales/check-words.ts'

/** Where a fault in content is, and how much it weighs. */
interface FaultPlace {
  /** Path below the content folder, `en/guide/install/docker.md`. */
  readonly file: string
  /** 1-based. */
  readonly line: number
  /** Which rule of the content check found it (`dead-link`); absent where the file's own reader did. */
  readonly rule?: string
  /** A `warning` is worth a look and fails no check. Absent: `error`. */
  readonly severity?: 'error' | 'warning'
}

/** A fault in content: never thrown, always collected, so that one bad line costs one line. Its words come late, in the reader's language. */
export type ContentIssue = FaultPlace & FaultWords

/** `file:line: what Mend.`, the form that editors and terminals can jump to. */
export function issueLine(issue: ContentIssue, words: CheckWords): string {
  return `${issue.file}:${issue.line}: ${faultText(issue, words)}`
}
