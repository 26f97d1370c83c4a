// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { rootLocale } from '../../../src/config/locales/locale.ts'
import { pageTextsOf } from '../../../src/config/locales/page-texts.ts'
import { ImageView } from '../../../src/markdown/blocks/media/image-view.tsx'
import type { ViewContext } from '../../../src/ui/page/view-context.ts'

const context: ViewContext = {
  locale: rootLocale,
  address: { locale: 'en', route: '/guide/page.html' },
  textLocale: 'en',
  site: {},
  isSiteKnown: true,
  texts: pageTextsOf('en'),
  pictures: { '/img/hills.png': [800, 400] },
  Link: () => null,
  OwnIcon: () => null,
}

// A height as a style would keep its value in a narrow window and distort the image.
test.each([
  ['the size of the file', {}, 'width="800" height="400"'],
  ['the width of the author', { width: 420 }, 'width="420" style="aspect-ratio:800 / 400"'],
  ['the height of the author', { height: 101 }, 'width="202" style="aspect-ratio:800 / 400"'],
])('[P13] [X18] an image has %s and the proportions of its file', (_size, size, attributes) => {
  const html = renderToStaticMarkup(
    <ImageView src="/img/hills.png" alt="Hills" context={context} {...size} />,
  )
  expect(html).toContain(attributes)
})
