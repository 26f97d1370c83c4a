import fc, { type Arbitrary } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withinTime } from '../../../scripts/shared/within-time.ts'
import { checkPage } from '../../../src/check/check-page.ts'
import { openPage } from '../../../src/check/open-page.ts'
import { readContentFile } from '../../../src/content/front-matter.ts'
import { metadataFields, readMetadata } from '../../../src/content/page-metadata.ts'
import { pageSections } from '../../../src/dialect/page-sections.ts'
import { parseMarkdown } from '../../../src/dialect/parse-markdown.ts'
import { dangers } from '../../support/danger.ts'
import { treeHtml } from '../../support/dialect.ts'
import { generatedTimeout, withstands } from '../../support/generated.ts'
import { hostileMarkdown } from '../../support/generated-markdown.ts'
import { hostileJson, hostileText } from '../../support/generated-values.ts'

const names = Object.keys(metadataFields)

/** Front matter with known and unknown fields, as YAML that is often invalid. */
const frontMatter: Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom(...names),
        hostileText.map((text) => text.slice(0, 20)),
      ),
      fc.oneof(
        hostileText,
        hostileJson(['text', 'link', 'name']).map((value) => JSON.stringify(value).slice(0, 3000)),
        fc.constantFrom(
          '&a [*a, *a]',
          '[[[[',
          '|\n  a\n b',
          '!!js/function "x"',
          '2026-13-99',
          '- a',
          '{a: {b: c}}',
        ),
      ),
    ),
    { maxLength: 6 },
  )
  .map((fields) => `---\n${fields.map(([name, value]) => `${name}: ${value}\n`).join('')}---\ntext`)

describe('[D10] [X11] any page', () => {
  test(
    'front matter has values and issues',
    () =>
      withstands(frontMatter, async (text) => {
        const { metadata, issues } = readMetadata(await readContentFile(text, 'en/a.md'), 'en/a.md')
        // Only names that the site knows become metadata.
        for (const name of Object.keys(metadata)) expect(names).toContain(name)
        return [metadata, issues]
      }),
    generatedTimeout,
  )

  test(
    'Markdown is a tree without anything that runs, and of its size',
    () =>
      withstands(hostileMarkdown, (text) => {
        const html = treeHtml(text)
        if (/[<&]/.test(text)) expect({ text, found: dangers(html) }).toEqual({ text, found: [] })
        return pageSections(parseMarkdown(text))
          .map((section) => section.heading + section.text)
          .join('\n')
      }),
    generatedTimeout,
  )

  test(
    'any page is checked with its front matter and includes',
    () =>
      withstands(fc.tuple(frontMatter, hostileMarkdown), async ([head, body]) => {
        const open = await openPage(head + body, 'en/a.md', async (part) =>
          part.length % 2 ? body : undefined,
        )
        // The rules report each line at most a few times.
        const timed = withinTime(() => (open ? checkPage(open).length : 0), 30_000)
        return timed.kind === 'done' ? timed.result : 'x'.repeat(1e6)
      }),
    generatedTimeout,
  )
})
