import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readTextFacts } from '../../../scripts/content/text-facts.ts'
import { openPage } from '../../../src/check/open-page.ts'
import { includes } from '../../../src/check/rules/includes.ts'
import { pageOfText } from '../../../src/data/page-query.ts'

test('[D9] a title from an included file is the same on the page, in the manifest, and for the content check', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'read-page-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'en'))
  writeFileSync(join(folder, 'en/part.md'), '# Shared title\n\nShared words\n')
  const text =
    '---\norder: 1\n---\n\n<!-- @include: ./part.md -->\n\nOwn words\n\n<!-- @include: ./none.md -->\n'
  const load = async (path: string) =>
    path === 'en/part.md' ? '# Shared title\n\nShared words\n' : undefined
  const target = { address: { locale: 'en', route: '/a.html' }, file: 'en/a.md', textLocale: 'en' } as const

  const shown = await pageOfText(text, target, load)
  const { page: listed } = await readTextFacts(folder, 'en/a.md', text)
  const open = await openPage(text, 'en/a.md', load)

  expect([shown.title, listed.title, open?.page.title]).toEqual(Array(3).fill('Shared title'))
  expect(open?.wholeBody).toBe(shown.body)
  expect(open && includes.ofPage?.(open)).toMatchObject([{ kind: 'include-missing', line: 9 }])
})
