import { isRecord } from '../../src/config/is-record.ts'
import { ifText } from './literal.ts'

/** Returns the text of a badge of Starlight: a text, or an object with one. */
export const badgeText = (badge: unknown): string | undefined =>
  ifText(badge) ?? (isRecord(badge) ? ifText(badge.text) : undefined)

/** Returns an entry's text with its badge, which menus of this engine don't have. */
export const withBadge = (text: string, badge: string | undefined): string =>
  badge === undefined ? text : `${text} (${badge})`
