import type { FaultWords } from '../locales/check-words.ts'
import type { LocaleId } from '../locales/locale.ts'
import { flag, listOf, objectOf, oneOf, readFields, text, type Values } from './fields.ts'
import type { ContentIssue } from './issue.ts'
import { configIssue } from './site-config.ts'

const action = objectOf({ text, link: text, type: oneOf(['primary', 'default']) })

/** Every field of an entry of `notices.json` (Spec §3 "Notice configuration entry"). */
const noticeFields = {
  /** Shown on every path that begins so, the language's prefix included. */
  path: text,
  /** A regular expression of paths, where `path` says too little. */
  match: text,
  title: text,
  /** Markdown. Relative links start at the language's home. */
  content: text,
  /** Buttons and links; one without a link only closes. */
  actions: listOf(action),
  /** Closed once, closed for good; else until the browser is closed. */
  showOnce: flag,
  /** Over the whole window instead of in a corner. */
  fullscreen: flag,
  /** Only a button closes it: neither Escape nor a click beside it. */
  confirm: flag,
  /** The name under which closing is remembered. Two languages share it, so that one closing counts for both. */
  noticeKey: text,
}

export type Notice = Values<typeof noticeFields>

export const noticesFileOf = (locale: LocaleId) => `${locale}/notices.json`

/** Reads a notices file entry by entry; an entry that can never show is left out with an issue. */
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
    const { values, faults } = readFields(noticeFields, isObject(given) ? given : {})
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

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What keeps a notice from ever being shown. */
function lackOf({ path, match, title, content }: Notice) {
  if (path === undefined && match === undefined) return 'notice-place'
  if (match !== undefined && !expressionOf(match)) return 'notice-match'
  return title === undefined && content === undefined ? 'notice-empty' : undefined
}

function expressionOf(source: string): RegExp | undefined {
  try {
    return new RegExp(source)
  } catch {
    return undefined
  }
}

/** Whether a notice is meant for a path, as it stands in the address (`/zh/guide/`). */
export function isNoticeFor({ path, match }: Notice, pathname: string): boolean {
  return (
    (path !== undefined && pathname.startsWith(path)) ||
    (match !== undefined && (expressionOf(match)?.test(pathname) ?? false))
  )
}

/** The name under which closing a notice is remembered. Its own one changes with its words: a new text is a new notice. */
export function noticeKeyOf({ noticeKey, path, match, title, content }: Notice): string {
  return noticeKey ?? hashOf([path, match, title, content].join('\n'))
}

/** FNV-1a: tells texts apart, nothing more. */
function hashOf(words: string): string {
  let hash = 0x811c9dc5
  for (const character of words) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
