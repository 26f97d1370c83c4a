import { isRecord } from '../config/is-record.ts'
import type { FaultWords } from '../config/locales/check-words.ts'
import type { LocaleId } from '../config/locales/locale.ts'
import { configIssue } from './config-file.ts'
import { flag, listOf, objectOf, oneOf, readFields, text, type Values } from './fields.ts'
import type { ContentIssue } from './issue.ts'
import { pathPattern } from './path-pattern.ts'
import { textMark } from './text-mark.ts'

const action = objectOf({ text, link: text, type: oneOf(['primary', 'default']) })

/** The fields of an entry of `notices.json` (Spec §3 "Notice configuration entry"). */
export const noticeFields = {
  /** Shown on every path that starts with this, including the language's prefix. */
  path: text,
  /** A regular expression of paths, for cases that `path` cannot express. */
  match: text,
  title: text,
  /** Markdown. Relative links start at the language's home. */
  content: text,
  /** Buttons and links. One without a link only closes the notice. */
  actions: listOf(action),
  /** Whether closing is permanent; otherwise it lasts until the browser is closed. */
  showOnce: flag,
  /** Covers the whole window instead of its lower edge. */
  fullscreen: flag,
  /** Closed only by a button, not by Escape or a click outside. */
  confirm: flag,
  /** The key under which closing is stored. Share it between languages so that closing applies to both. */
  noticeKey: text,
}

export type Notice = Values<typeof noticeFields>

export const noticesFileOf = (locale: LocaleId) => `${locale}/notices.json`

/** Parses a notices file entry by entry. An entry that can never be shown is left out with an issue. */
export function readNotices(
  json: unknown,
  locale: LocaleId,
): { readonly value: readonly Notice[]; readonly issues: readonly ContentIssue[] } {
  const file = noticesFileOf(locale)
  if (!Array.isArray(json)) return { value: [], issues: [configIssue(file, { kind: 'config-list' })] }
  const value: Notice[] = []
  const issues: ContentIssue[] = []
  for (const [index, given] of json.entries()) {
    const entry = index + 1
    const { values, faults } = readFields(noticeFields, isRecord(given) ? given : {})
    const found = faults.map(
      ({ name, expects }): FaultWords => ({ kind: 'notice-field', values: { entry, name, expects } }),
    )
    const lack = lackOf(values)
    if (lack === undefined) value.push(values)
    else found.push({ kind: lack, values: { entry } })
    issues.push(...found.map((fault) => configIssue(file, fault)))
  }
  return { value, issues }
}

/** Returns the reason why a notice could never be shown. */
function lackOf({ path, match, title, content }: Notice) {
  if (path === undefined && match === undefined) return 'notice-place'
  if (match !== undefined && !pathPattern(match)) return 'notice-match'
  return title === undefined && content === undefined ? 'notice-empty' : undefined
}

/** Returns whether a notice applies to a path as in the address (`/zh/guide/`). */
export function isNoticeFor({ path, match }: Notice, pathname: string): boolean {
  return (
    (path !== undefined && pathname.startsWith(path)) ||
    (match !== undefined && (pathPattern(match)?.(pathname) ?? false))
  )
}

/**
 * Returns the key under which closing a notice is stored. The default key changes with the text: new text is
 * a new notice.
 */
export function noticeKeyOf({ noticeKey, path, match, title, content }: Notice): string {
  return noticeKey ?? textMark([path, match, title, content].join('\n'))
}
