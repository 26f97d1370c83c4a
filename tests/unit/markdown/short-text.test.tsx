import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { texts } from '../../../src/config/locales/en/texts.ts'
import { localeOf } from '../../../src/config/locales/locale.ts'
import ShortText from '../../../src/markdown/short-text.tsx'
import { CurrentPageProvider } from '../../../src/ui/page/current-page.tsx'

const current = {
  locale: localeOf('en'),
  address: { locale: 'en', route: '/' },
  site: {},
  texts,
  page: undefined,
  view: undefined,
} as const

test('[D1] a notice has the Markdown of pages, such as marks, and tables that become cards', () => {
  const markdown = '## ==New==\n\n| Key | Default | Meaning |\n| --- | --- | --- |\n| `port` | – | Port |'
  const html = renderToStaticMarkup(
    <CurrentPageProvider value={current}>
      <ShortText markdown={markdown} />
    </CurrentPageProvider>,
  )
  expect(html).toContain('<h2><mark>New</mark></h2>')
  expect(html).toContain('data-cards="narrow"')
  expect(html).toContain('data-label="Meaning"')
})
