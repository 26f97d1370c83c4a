/** A `#` heading at the very start is the page's title and is not shown twice. */
export function cutLeadingHeading(body: string): {
  readonly heading: string | undefined
  readonly rest: string
  readonly restLine: number
} {
  const match = /^(?:[ \t]*\n)*(?: {0,3}#[ \t]+(.+?)[ \t]*#*[ \t]*|([^\n]+)\n=+[ \t]*)(?:\n|$)/.exec(body)
  const heading = match?.[1] ?? match?.[2]
  if (!match || heading === undefined) return { heading: undefined, rest: body, restLine: 0 }
  return {
    heading: plainHeading(heading),
    rest: body.slice(match[0].length),
    restLine: match[0].split('\n').length - 1,
  }
}

const plainHeading = (markdown: string) =>
  markdown
    .replace(/\s*\{[^}]*\}\s*$/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>/g, '')
    .replace(/[`*]/g, '')
    .trim()
