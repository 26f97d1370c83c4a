import type { HeaderRule } from '../header-rules.ts'

/** What every host file is written from. */
export interface HostSource {
  /** The path the site lives below, with slashes at both ends. */
  readonly base: string
  /** The rule for all pages first (header-rules.ts). */
  readonly rules: readonly HeaderRule[]
}

/** Folder of the host files inside a built site. No server shows what begins with a dot. */
export const hostFolder = '.hosts'

/** The first line of every host file that is written and not kept in the repository. */
export const writtenBy =
  'Written by npm run index. Changes are lost at the next run; docs/publishing.md says what may stand beside it.'

/** What compresses well and comes often. */
export const compressedTypes: readonly string[] = [
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'application/xml',
  'image/svg+xml',
  'text/css',
  'text/javascript',
  'text/markdown',
  'text/plain',
  'text/xml',
]

/** A text as a regular expression that fits it alone. */
export function asPattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Paths of a rule as one regular expression: `^(?:/tool/|/zh/tool/)`, exact ones with their end. */
export function patternOf(paths: readonly string[]): string {
  const parts = paths.map((path) =>
    path.endsWith('*') ? asPattern(path.slice(0, -1)) : `${asPattern(path)}$`,
  )
  return `^(?:${parts.join('|')})`
}
