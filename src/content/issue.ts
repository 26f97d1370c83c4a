/** A fault in content: never thrown, always collected, so that one bad line costs one line. */
export interface ContentIssue {
  /** Path below the content folder, `en/guide/install/docker.md`. */
  readonly file: string
  /** 1-based. */
  readonly line: number
  /** What is wrong, as a sentence. */
  readonly what: string
  /** What the editor can do about it, as a sentence. */
  readonly mend: string
  /** Which rule of the content check found it (`dead-link`); absent where the file's own reader did. */
  readonly rule?: string
  /** A `warning` is worth a look and fails no check. Absent: `error`. */
  readonly severity?: 'error' | 'warning'
}

/** `file:line: what Mend.`, the form that editors and terminals can jump to. */
export function issueLine(issue: ContentIssue): string {
  return `${issue.file}:${issue.line}: ${issue.what} ${issue.mend}`
}
