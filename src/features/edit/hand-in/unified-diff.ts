import { createTwoFilesPatch, OMIT_HEADERS } from 'diff'
import { linesOf, mostDifferences } from '../../../content/line-diff.ts'

/** Returns the hunks of a unified diff between two texts; '' if they are equal. */
export function unifiedDiff(before: string, after: string): string {
  const options = { context: 3, maxEditLength: mostDifferences, headerOptions: OMIT_HEADERS }
  return createTwoFilesPatch('', '', before, after, '', '', options) ?? replaced(before, after)
}

/** A single hunk, for texts with more differences than are looked for. */
function replaced(before: string, after: string): string {
  const [old, now] = [linesOf(before), linesOf(after)]
  const marked = (mark: string, lines: readonly string[]) =>
    lines.map((line) => written(mark + line)).join('')
  return `@@ -1,${old.length} +1,${now.length} @@\n${marked('-', old)}${marked('+', now)}`
}

const written = (line: string) => (line.endsWith('\n') ? line : `${line}\n\\ No newline at end of file\n`)
