import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown, { type Components } from 'react-markdown'
import { describe, expect, test } from 'vitest'
import { page as enPage } from '../../../src/config/locales/en/page.ts'
import { elementViews } from '../../../src/markdown/element-views.tsx'
import { prepareText } from '../../../src/prepare/prepare-text.ts'
import { atOnce } from '../../../src/prepare/steps.ts'
import { LinkView } from '../../../src/ui/page/link-view.tsx'
import type { LinkProps, ViewContext } from '../../../src/ui/page/view-context.ts'

const context = {
  texts: enPage,
  address: { locale: 'en', route: '/a.html' },
  Link: ({ to: _to, ...attributes }: { readonly to: unknown }) => createElement('a', attributes),
} as unknown as ViewContext

const components = Object.fromEntries(
  Object.entries(elementViews).map(([name, View]) => [
    name,
    (props: object) => createElement(View as never, { ...props, context } as never),
  ]),
) as Components

const pageOf = (markdown: string) => {
  const { root } = atOnce(prepareText(markdown, { footnotes: 'Footnotes', as: 'page' }))
  const html = renderToStaticMarkup(
    createElement(Markdown, { components, rehypePlugins: [() => () => structuredClone(root)] }, ''),
  )
  return html
}

describe('[D1] [P12] headings', () => {
  test('headings are named by their text alone, and the link to them describes itself', () => {
    const html = pageOf('## Set `site_url` now')
    expect(html).toContain('aria-label="Set site_url now"')
    expect(html).toContain('aria-label="Link to this section"')
  })
})

describe('[L1] [D10] links', () => {
  test('a link with an address that nothing here opens is text, also magnet:, ed2k: and thunder:', () => {
    const Link = (props: LinkProps) => LinkView({ ...props, opensInNewTab: '' })
    const all: Components = {
      a: (props) => createElement(elementViews.a, { ...props, context: { ...context, Link } } as never),
    }
    for (const address of [
      'magnet:?xt=urn:btih:1',
      'ed2k://|file|a|1|2|/',
      'thunder://QUE=',
      'javascript:alert(1)',
    ]) {
      const { root } = atOnce(prepareText(`[words](<${address}>)`, { footnotes: 'Footnotes', as: 'page' }))
      const html = renderToStaticMarkup(
        createElement(
          Markdown,
          { components: all, rehypePlugins: [() => () => root], urlTransform: (url) => url },
          '',
        ),
      )
      expect(html, address).toBe('<p><span>words</span></p>')
    }
  })
})

describe('[D2] callouts', () => {
  test('a callout with an author’s title also says its kind', () => {
    const html = pageOf('::: warning Back up first\nText.\n:::')
    expect(html).toContain('<p class="callout-kind">Warning</p>')
    expect(html).toContain('<p class="callout-title">Back up first</p>')
  })

  test('a callout without a title says its kind once', () => {
    expect(pageOf('::: warning\nText.\n:::')).not.toContain('callout-kind')
    expect(pageOf('::: warning Warning\nText.\n:::')).not.toContain('callout-kind')
    expect(pageOf('::: details More\nText.\n:::')).not.toContain('callout-kind')
  })
})

test('[D1] [D4] tables and code take no focus before they are known to scroll', () => {
  const html = pageOf('| A |\n| --- |\n| b |\n\n```sh\nls\n```')
  expect(html).toContain('<pre>')
  expect(html).toContain('class="table-scroll"')
  expect(html).not.toContain('tabindex')
})
