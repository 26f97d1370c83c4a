import { nearestName } from '../../content/nearest-name.ts'
import { otherFields } from '../../content/other-fields.ts'
import { metadataFields } from '../../content/page-metadata.ts'
import { lineOfField, type OpenPage } from '../open-page.ts'
import type { Fault, PageRule, Verdict } from '../page-rule.ts'

/** Search engines and link previews cut longer descriptions (docs/writing.md). Characters. */
const longestDescription = 160

const required = ['title', 'description'] as const

/** Requires a title and description on every page, and reports unknown fields, which are usually misspelled. */
export const frontMatter: PageRule = {
  id: 'front-matter',
  severity: 'error',
  ofPage: (open) => [...missing(open), ...tooLong(open), ...unknown(open)],
}

function missing({ page, content }: OpenPage): readonly Fault[] {
  // Front matter that cannot be parsed has its own issue.
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
      return { ...verdictOf(name), line: lineOfField(open, name), severity: 'warning' }
    })
}

function verdictOf(name: string): Verdict {
  const known = otherFields.get(name)
  if (known) return { kind: 'field-other', values: { name, known } }
  const likely = known === undefined ? nearestName(name, Object.keys(metadataFields)) : undefined
  return likely === undefined
    ? { kind: 'field-unknown', values: { name } }
    : { kind: 'field-misspelt', values: { name, likely } }
}
