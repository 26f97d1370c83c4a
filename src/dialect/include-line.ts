import { splitFrontMatter } from '../content/front-matter.ts'
import { withoutEnds } from '../content/text-ends.ts'

/** A parsed line `<!-- @include: ./part.md#region{2-8} -->`. */
export type IncludeRequest = {
  readonly path: string
  /** Name of the region between `<!-- #region name -->` and `<!-- #endregion name -->`; absent for the whole file. */
  readonly region: string | undefined
  /** First and last line, counted from 1 and inclusive; absent if unlimited. */
  readonly first: number | undefined
  readonly last: number | undefined
  /** Spaces before the line. */
  readonly indent: string
  /** Path, region, and lines as written. */
  readonly source: string
}

const line = /^([ \t]*)<!--[ \t]*@include:[ \t]*(\S+)[ \t]*-->[ \t]*$/
const request = /^([^#{}]+)(?:#([\w-]+))?(?:\{(\d{0,6})(-?)(\d{0,6})\})?$/

/**
 * Parses a line of a page.
 *
 * @returns `undefined` if the line is not an include
 */
export function includeLine(text: string): IncludeRequest | undefined {
  const [, indent = '', source = ''] = line.exec(text) ?? []
  const match = request.exec(source)
  if (!match) return undefined
  const [, path = '', region, first = '', dash, last = ''] = match
  const to = dash === '-' ? last : first
  return {
    path,
    region,
    first: first === '' ? undefined : Number(first),
    last: to === '' ? undefined : Number(to),
    indent,
    source,
  }
}

const regionLine = /^[ \t]*<!--[ \t]*#(end)?region[ \t]+([\w-]+)[ \t]*-->[ \t]*$/

/**
 * Returns the requested part of a file, without front matter and without the lines that mark regions. Lines
 * are counted in the whole file including front matter, as in an editor.
 *
 * @returns `undefined` if the file has no such region
 */
export function selectPart(text: string, { region, first, last }: IncludeRequest): string | undefined {
  const from = Math.max(first ?? 1, splitFrontMatter(text).bodyLine)
  const lines: string[] = []
  let inside = region === undefined
  let found = inside
  for (const [index, content] of text.split(/\r?\n/).entries()) {
    const mark = regionLine.exec(content)
    if (mark?.[2] === region && region !== undefined) {
      inside = mark?.[1] === undefined
      found = true
    }
    const number = index + 1
    if (!mark && inside && number >= from && number <= (last ?? number)) lines.push(content)
  }
  return found ? withoutEnds(lines.join('\n'), '\n') : undefined
}
