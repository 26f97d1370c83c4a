import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import '../../../src/ui/styles/tokens.css'
import '../../../src/ui/styles/base.css'
import '../../../src/ui/styles/prose.css'
import '../../../src/ui/styles/endpoint.css'
import { localeOf } from '../../../src/config/locales/locale.ts'
import { readNavbar, readSidebar, treeSidebar } from '../../../src/content/navigation-config.ts'
import { readNotices } from '../../../src/content/notice-config.ts'
import { addressOfFile } from '../../../src/content/page-path.ts'
import { type Page, type PageView, pageViewOf } from '../../../src/content/page-view.ts'
import { readSiteConfig } from '../../../src/content/site-config.ts'
import { navbarQuery, noticesQuery, siteConfigQuery } from '../../../src/data/config-queries.ts'
import { includeLoader, pageOfText } from '../../../src/data/page-query.ts'
import { textsQuery } from '../../../src/data/texts-query.ts'
import { Frame } from '../../../src/frame/layout/frame.tsx'
import { pageScreens } from '../../../src/frame/screens/page-screens.ts'
import { GivenBlocksProvider } from '../../../src/markdown/blocks/given-blocks.tsx'
import { parseAhead } from '../../../src/markdown/parse-ahead.ts'
import { pageBlocks } from '../../../src/routes/page-blocks.ts'
import { CurrentPageProvider } from '../../../src/ui/page/current-page.tsx'
import { NavigationProvider } from '../../../src/ui/page/navigation.tsx'

interface PageOptions {
  /** The contents of `site.json`. Default: empty. */
  readonly site?: object
  /** The page's file below the content folder. Default: `en/sample.md`. */
  readonly file?: string
}

interface FrameOptions extends PageOptions {
  /** The contents of `navbar.json`. Default: empty. */
  readonly navbar?: readonly object[]
  /** The contents of `sidebar.json`. Default: no sidebar. */
  readonly sidebar?: object
  /** The contents of `notices.json`. Default: empty. */
  readonly notices?: readonly object[]
}

/** Renders the screen of a page with this Markdown text, front matter included, as the site does inside its frame. */
export async function renderPage(markdown: string, options: PageOptions = {}) {
  const { page, view, providers, ...rest } = await preparePage(markdown, { ...options, sidebar: treeSidebar })
  const screen = await render(
    <main id="content">
      <PageScreen page={page} view={view} />
    </main>,
    { wrapper: providers },
  )
  return { ...screen, ...rest }
}

/** Renders a part of the application that belongs to no page's text, on a page of this site. */
export async function renderPart(part: ReactNode, options: PageOptions = {}) {
  const { providers, ...rest } = await preparePage('# Page', { ...options, sidebar: treeSidebar })
  return { ...(await render(<main id="content">{part}</main>, { wrapper: providers })), ...rest }
}

/** Renders a page with the frame around it: navbar, sidebar, table of contents, footer, and what lies over the page. */
export async function renderFrame(
  markdown: string,
  { navbar = [], sidebar = { '/': false }, notices = [], ...options }: FrameOptions = {},
) {
  const { page, view, providers, client, ...rest } = await preparePage(markdown, { ...options, sidebar })
  const { locale } = page.address
  client.setQueryData(navbarQuery(locale).queryKey, readNavbar(navbar, locale).value)
  client.setQueryData(noticesQuery(locale).queryKey, readNotices(notices, locale).value)
  const screen = await render(
    <Frame sidebar={view.sidebar} textBar={undefined}>
      <PageScreen page={page} view={view} />
    </Frame>,
    { wrapper: providers },
  )
  return { ...screen, ...rest }
}

function PageScreen({ page, view }: { readonly page: Page; readonly view: PageView }) {
  const Screen = pageScreens[page.kind]
  return (
    <GivenBlocksProvider value={pageBlocks}>
      <Screen page={page} view={view} />
    </GivenBlocksProvider>
  )
}

async function preparePage(
  markdown: string,
  { site = {}, file = 'en/sample.md', sidebar }: PageOptions & { readonly sidebar: object },
) {
  const address = addressOfFile(file)
  if (!address) throw new Error(`${file} is not the file of a page`)
  const page = await pageOfText(
    markdown,
    { address, file, textLocale: address.locale },
    includeLoader('saved'),
  )
  const { value: config } = readSiteConfig(site)
  const view = pageViewOf(page, {
    config,
    sidebar: readSidebar(sidebar, address.locale).value,
    shard: undefined,
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(siteConfigQuery.queryKey, config)
  const texts = await client.fetchQuery(textsQuery(address.locale))
  // As the route does before it shows a page.
  await parseAhead(page.body, texts.article, 'all')
  onTestFinished(() => client.clear())
  /** Paths that were navigated to, and `back`. */
  const gone: string[] = []
  const providers: ComponentType<{ readonly children: ReactNode }> = ({ children }) => (
    <QueryClientProvider client={client}>
      <NavigationProvider
        value={{ go: (path) => gone.push(path), back: () => gone.push('back'), prefetch: () => undefined }}
      >
        <CurrentPageProvider
          value={{ locale: localeOf(address.locale), address, site: config, texts, page, view }}
        >
          {children}
        </CurrentPageProvider>
      </NavigationProvider>
    </QueryClientProvider>
  )
  return { page, view, client, gone, providers }
}
