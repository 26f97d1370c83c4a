// @vitest-environment jsdom
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { texts } from '../../../src/config/locales/en/texts.ts'
import { localeOf } from '../../../src/config/locales/locale.ts'
import { readPlainContent } from '../../../src/content/front-matter.ts'
import { pageOf } from '../../../src/content/page-view.ts'
import { SectionDocument } from '../../../src/features/print/section-document.tsx'
import { CurrentPageProvider } from '../../../src/ui/page/current-page.tsx'

const locale = localeOf('en')
const address = { locale: 'en', route: '/' } as const
const current = { locale, address, site: {}, texts, page: undefined, view: undefined }

/** A page that counts how often its text is read. */
function countedPage(index: number) {
  const place = { address, file: `en/${index}.md`, textLocale: 'en' } as const
  const content = readPlainContent(`# Page ${index}\n\nWords.\n`)
  if (!content) throw new Error('The page cannot be read.')
  const { body, ...page } = pageOf(content, place)
  const counted = {
    reads: 0,
    page: {
      ...page,
      get body() {
        counted.reads += 1
        return body
      },
    },
  }
  return counted
}

test('[X13] a section reads each of its pages once, reports each, and is then printed', async () => {
  Object.assign(document, { fonts: { ready: Promise.resolve() } })
  let printed: readonly (string | null)[] = []
  vi.stubGlobal('print', () => {
    printed = [...document.querySelectorAll('h1')].map((title) => title.textContent)
  })
  const counted = Array.from({ length: 12 }, (_, index) => countedPage(index))
  const pages = counted.map(({ page }) => page)
  const reported: number[] = []
  const root = createRoot(document.createElement('div'))
  root.render(
    <CurrentPageProvider value={current}>
      <SectionDocument
        pages={pages}
        title="All"
        onProgress={(done) => reported.push(done)}
        onPrinted={() => undefined}
        onFailed={() => undefined}
      />
    </CurrentPageProvider>,
  )
  await expect.poll(() => printed, { timeout: 20_000 }).toEqual(pages.map(({ title }) => title))
  expect(counted.map(({ reads }) => reads)).toEqual(pages.map(() => 1))
  expect(reported).toEqual([...pages.keys(), pages.length])
  root.unmount()
  await expect.poll(() => document.querySelector('h1')).toBeNull()
})
