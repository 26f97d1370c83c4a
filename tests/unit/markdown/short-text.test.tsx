// @vitest-environment jsdom
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { texts } from '../../../src/config/locales/en/texts.ts'
import { localeOf } from '../../../src/config/locales/locale.ts'
import { parseArticle } from '../../../src/markdown/article.ts'
import { ArticlePart } from '../../../src/markdown/article-part.tsx'
import ShortText from '../../../src/markdown/short-text.tsx'
import { atOnce } from '../../../src/prepare/steps.ts'
import { CurrentPageProvider } from '../../../src/ui/page/current-page.tsx'
import { type Navigation, NavigationProvider } from '../../../src/ui/page/navigation.tsx'

const current = {
  locale: localeOf('en'),
  address: { locale: 'en', route: '/' },
  site: {},
  texts,
  page: undefined,
  view: undefined,
} as const

const htmlOf = (text: ReactNode) =>
  renderToStaticMarkup(
    <NavigationProvider value={{} as Navigation}>
      <CurrentPageProvider value={current}>{text}</CurrentPageProvider>
    </NavigationProvider>,
  )

test('[D1] a notice has the Markdown of pages, such as marks, and tables that become cards', () => {
  const markdown = '## ==New==\n\n| Key | Default | Meaning |\n| --- | --- | --- |\n| `port` | – | Port |'
  const html = htmlOf(<ShortText markdown={markdown} />)
  expect(html).toContain('<h2><mark>New</mark></h2>')
  expect(html).toContain('data-cards="narrow"')
  expect(html).toContain('data-label="Meaning"')
})

test('[D1] a notice is drawn with the elements of a page', () => {
  const markdown =
    '## A {.c}\n\n[b](/c.html)[^f]\n\n::: tip G\n- [x] h\n:::\n\n| K | |\n| :-: | - |\n| <kbd style="color: red">l</kbd> | ==m== |\n\n[^f]: N'
  const { footnotes, asWritten } = texts.article
  const options = { footnotes, asWritten, as: 'insert', standing: Number.POSITIVE_INFINITY } as const
  const { first } = atOnce(parseArticle(markdown, options))
  expect(htmlOf(<ShortText markdown={markdown} />)).toBe(htmlOf(<ArticlePart nodes={first} />))
})
