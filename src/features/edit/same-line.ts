import { splitFrontMatter } from '../../content/front-matter.ts'

/** Returns the line of another language's text at the same place, if both have the same lines below the front matter. */
export const sameLine = (line: number, text: string, other: string): number =>
  Math.max(1, line - firstLineOf(text) + firstLineOf(other))

const firstLineOf = (text: string) => splitFrontMatter(text).bodyLine
