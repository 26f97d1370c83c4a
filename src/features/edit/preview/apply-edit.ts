import type { TextEdit } from '../../../content/issue.ts'

/** Returns a text with an edit; `undefined` if something else is written there now. */
export function applyEdit(text: string, { line, column, from, to }: TextEdit): string | undefined {
  const lines = text.split('\n')
  const before = lines.slice(0, line - 1).reduce((length, one) => length + one.length + 1, 0)
  const start = before + column - 1
  if (line > lines.length || !text.startsWith(from, start)) return undefined
  return text.slice(0, start) + to + text.slice(start + from.length)
}
