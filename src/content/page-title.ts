import { nameOf, type Route } from './page-path.ts'
import { withoutEnd } from './text-ends.ts'

/**
 * Returns the title of a page, and its text without it. The title comes from a `#` heading at the very start, which must not be
 * shown twice, or else from the front matter, or else from the file's name.
 */
export function cutTitle(body: string, given: string | undefined, route: Route) {
  const { heading, ...rest } = cutLeadingHeading(body)
  return { title: heading ?? given ?? nameOf(route), ...rest }
}

function cutLeadingHeading(body: string): {
  readonly heading: string | undefined
  readonly rest: string
  readonly restLine: number
} {
  const start = firstTextLine(body)
  const line = lineFrom(body, start)
  const behind = start + line.length + 1
  const underline = lineFrom(body, behind)
  const marks = /^ {0,3}#[ \t]+/.exec(line)?.[0]
  const text = marks === undefined ? undefined : withoutMarks(line.slice(marks.length))
  if (text) return cut(body, behind, text)
  const isUnderlined = line !== '' && /^=+[ \t]*$/.test(underline)
  if (isUnderlined) return cut(body, behind + underline.length + 1, line)
  return { heading: undefined, rest: body, restLine: 0 }
}

function cut(body: string, end: number, markdown: string) {
  return {
    heading: plainHeading(markdown),
    rest: body.slice(end),
    restLine: body.slice(0, end).split('\n').length - 1,
  }
}

/** Returns where the first non-blank line starts. */
function firstTextLine(body: string): number {
  let start = 0
  for (let at = 0; at < body.length; at += 1) {
    const character = body[at]
    if (character === '\n') start = at + 1
    else if (character !== ' ' && character !== '\t') break
  }
  return start
}

/** Returns the line that starts at a position, without its end. */
function lineFrom(text: string, start: number): string {
  const end = text.indexOf('\n', start)
  return text.slice(start, end < 0 ? undefined : end)
}

/** Returns a heading's text without its closing marks. */
function withoutMarks(text: string): string {
  const trimmed = withoutEnd(text, ' \t')
  return withoutEnd(withoutEnd(trimmed, '#'), ' \t') || trimmed
}

/** Maximum length of a heading used as a title. Characters. */
const longestTitle = 1_000

/** Returns the text of a heading without markup. The title is needed before the parser is loaded, so this can't use `plainText`. */
const plainHeading = (markdown: string) =>
  markdown
    .slice(0, longestTitle)
    .replace(/\s*\{[^}]*\}\s*$/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>/g, '')
    .replace(/[`*]/g, '')
    .trim()
