import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { contentText } from '../../../scripts/content/content-text.ts'
import { readContentTree } from '../../../scripts/content/content-tree.ts'
import { openPage } from '../../../src/check/open-page.ts'
import { pageOfText } from '../../../src/data/page-query.ts'
import { parseMarkdown } from '../../../src/dialect/parse-markdown.ts'

const folder = 'public/content'
const { pages } = await readContentTree(folder)
/** Every page is read twice, so the short run takes one in twelve. `npm run test:full` takes them all. */
const stride = process.env.FULL_MATRIX === '1' ? 1 : 12
const load = (file: string) => contentText(folder, file)

describe('[X5] a draft of every page of the site', { timeout: 240_000 }, () => {
  test('a draft is painted and checked as the same page with the same tree', async () => {
    expect(pages.length).toBeGreaterThan(300)
    for (const { file, locale, route } of pages.filter((_page, index) => index % stride === 0)) {
      const text = await readFile(`${folder}/${file}`, 'utf8')
      // What the site and the preview paint comes from the first set; what the preview marks comes from the
      // second.
      const painted = await pageOfText(text, { address: { locale, route }, file, textLocale: locale }, load)
      const checked = await openPage(text, file, load)
      if (!checked) throw new Error(`${file} cannot be opened.`)
      const isComposed = checked.page.body !== painted.body
      expect(isComposed, file).toBe(text.includes('<!-- @include:') && checked.nodes !== checked.wholeNodes)
      if (!isComposed) expect(checked.page, file).toEqual(painted)
      expect(checked.wholeNodes[0], file).toEqual(parseMarkdown(painted.body))
    }
  })
})
