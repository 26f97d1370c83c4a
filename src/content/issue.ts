import { type CheckWords, type FaultWords, faultText } from '../config/locales/check-words.ts'

/** The position and severity of a fault in content. */
interface FaultPosition {
  /** Path below the content folder, such as `en/guide/install/docker.md`. */
  readonly file: string
  /** 1-based. */
  readonly line: number
  /** ID of the content check rule that found it (`dead-link`); absent if the file's own reader did. */
  readonly rule?: string
  /** A `warning` does not fail the check. Default: `error`. */
  readonly severity?: 'error' | 'warning'
}

/** The only change that solves an issue. */
export interface TextEdit {
  /** 1-based, both in the file. */
  readonly line: number
  readonly column: number
  /** What is written there. */
  readonly from: string
  readonly to: string
}

/**
 * A fault in content. Faults are collected and never thrown, so that a bad line affects only that line. The
 * message is loaded later, in the reader's language.
 */
export type ContentIssue = FaultPosition &
  FaultWords & {
    /** Absent if there are several ways to solve the issue, or none. */
    readonly edit?: TextEdit | undefined
  }

/** Formats an issue as `file:line: Problem. Fix.`, which editors and terminals can jump to. */
export function issueLine(issue: ContentIssue, words: CheckWords): string {
  return `${issue.file}:${issue.line}: ${faultText(issue, words)}`
}

/** Compares two issues or notes by file and line. */
export function byPosition(
  one: Pick<FaultPosition, 'file' | 'line'>,
  other: Pick<FaultPosition, 'file' | 'line'>,
): number {
  if (one.file === other.file) return one.line - other.line
  return one.file < other.file ? -1 : 1
}
