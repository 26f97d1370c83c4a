import { metadataFields } from '../../content/page-metadata.ts'
import { lineOfField, type OpenPage } from '../open-page.ts'
import type { Fault, PageRule, Verdict } from '../page-rule.ts'

/** Search engines and link previews cut longer ones (docs/writing.md). */
const longestDescription = 160

const required = ['title', 'description'] as const

/** Every page says what it is called and about; fields that the site does not know are most likely misspelt. */
export const frontMatter: PageRule = {
  id: 'front-matter',
  severity: 'error',
  ofPage: (open) => [...missing(open), ...tooLong(open), ...unknown(open)],
}

function missing({ page, content }: OpenPage): readonly Fault[] {
  // Front matter that cannot be read has an issue of its own.
  if (content.issues.length > 0) return []
  return required
    .filter((name) => !page.metadata[name])
    .map((name) => ({ line: content.lines[name] ?? 1, kind: 'field-missing', values: { name } }))
}

function tooLong(open: OpenPage): readonly Fault[] {
  const length = [...(open.page.metadata.description ?? '')].length
  if (length <= longestDescription) return []
  const line = lineOfField(open, 'description')
  return [{ line, kind: 'description-long', values: { length, most: longestDescription } }]
}

function unknown(open: OpenPage): readonly Fault[] {
  return Object.keys(open.content.values)
    .filter((name) => !Object.hasOwn(metadataFields, name))
    .map((name): Fault => {
      const likely = likeliest(name)
      const verdict: Verdict = likely
        ? { kind: 'field-misspelt', values: { name, likely } }
        : { kind: 'field-unknown', values: { name } }
      return { ...verdict, line: lineOfField(open, name), severity: 'warning' }
    })
}

function likeliest(name: string): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[-_]/g, '')
  const wanted = plain(name)
  return Object.keys(metadataFields).find((field) => isNear(plain(field), wanted))
}

/** Equal but for one letter too many, too few or wrong. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || Math.min(one.length, other.length) < 3) return one === other
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const tails = [
    [one.slice(start), other.slice(start + 1)],
    [one.slice(start + 1), other.slice(start)],
    [one.slice(start + 1), other.slice(start + 1)],
  ]
  return tails.some(([left, right]) => left === right)
}
