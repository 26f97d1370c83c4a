import { describe, expect, test } from 'vitest'
import { readContentFile, readPlainContent } from '../../../src/content/front-matter.ts'
import { readManifestShard } from '../../../src/content/manifest.ts'
import { readNavbar, readSidebar } from '../../../src/content/navigation-config.ts'
import { readMetadata } from '../../../src/content/page-metadata.ts'
import { readSiteConfig } from '../../../src/content/site-config.ts'
import { outline } from '../../../src/dialect/outline.ts'
import { parseMarkdown } from '../../../src/dialect/parse-markdown.ts'
import { treeHtml as toHtml } from '../../support/dialect.ts'

const row = (cell: string, count: number) => `<tr>${cell.repeat(count)}</tr>`

describe('texts that take browsers more than linear time to draw', () => {
  test('spans of table cells cover a limited number of cells', () => {
    const long = toHtml(`<table>${row('<td rowspan="65534">a</td>', 1).repeat(50)}</table>`)
    expect(long).not.toContain('rowspan')
    const wide = toHtml(`<table>${row('<td rowspan="60" colspan="60">a</td>', 20).repeat(10)}</table>`)
    expect(wide.match(/colspan/g)).toHaveLength(5)
    expect(toHtml('<table><tr><td colspan="2">a</td><td rowspan="3">b</td></tr></table>')).toMatch(
      /colspan="2".*rowspan="3"/,
    )
  })

  test('marks after a letter are limited, also as character references', () => {
    for (const mark of ['\u0301', '&#x301;']) expect(toHtml(`e${mark.repeat(500)}`).length).toBeLessThan(60)
  })

  test('words of joining letters can break', () => {
    // U+200B alone doesn't end the joining, so all of them would be shaped again for every line.
    const parts = toHtml('ب'.repeat(5_000)).split('\u200C\u200B')
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(210)
    expect(toHtml('汉'.repeat(5_000))).not.toContain('\u200B')
  })

  const slow = `e${'\u0301'.repeat(500)}${'ب'.repeat(500)}`
  const metadataOf = async (head: string) =>
    readMetadata(await readContentFile(`---\n${head}\n---\n`, 'en/a.md'), 'en/a.md').metadata
  const entry = { route: '/a/', title: slow, shortTitle: slow, file: 'en/a.md', hash: 'a', hasPage: true }
  const shard = { format: 1, locale: 'en', folder: '/', pages: [entry], folders: [entry], trail: [entry] }
  const places: Readonly<Record<string, () => unknown>> = {
    'a title': () => metadataOf(`title: ${slow}`),
    'a title in the first paint': () => readPlainContent(`---\ntitle: ${slow}\n---\n`)?.values,
    'an escaped title': () => metadataOf(`title: "e${'\\u0301'.repeat(500)}${'\\u0628'.repeat(500)}"`),
    'a text of a home page': () => metadataOf(`features:\n  - title: ${slow}\n    details: ${slow}`),
    'a list of names': () => metadataOf(`tag:\n  - ${slow}`),
    'the configuration': () => readSiteConfig({ locales: { '/': { title: slow, footer: slow } } }),
    'the menu': () => readNavbar([{ text: slow, link: '/' }], 'en'),
    'the sidebar': () => readSidebar({ '/': [{ text: slow, link: '/' }] }, 'en'),
    'the manifest': () => readManifestShard({ ...shard, redirects: {} }),
    'the table of contents': () => outline(parseMarkdown(`## ${slow}`)).map(({ text }) => text),
    'a code block': () => toHtml(`\`\`\`\n${slow}\n\`\`\``),
    'the description of an image': () => toHtml(`![${slow}](a.png)`),
    'an option of a block': () => toHtml(`<Badge text="${slow}" />`),
    'the title of a container': () => toHtml(`::: tip ${slow}\na\n:::`),
  }

  test.each(Object.entries(places))('in %s', async (_place, read) => {
    const text = JSON.stringify(await read())
    expect(text).toContain('ب')
    expect(text).not.toMatch(/\u0301{31}|ب{201}/u)
  })
})
