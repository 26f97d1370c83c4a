import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import '../../../src/ui/styles/tokens.css'
import '../../../src/ui/styles/base.css'
import '../../../src/ui/styles/prose.css'
import '../../../src/ui/styles/endpoint.css'
import { localeOf } from '../../../src/config/locales/locale.ts'
import { treeSidebar } from '../../../src/content/navigation-config.ts'
import { addressOfFile } from '../../../src/content/page-path.ts'
import { pageViewOf } from '../../../src/content/page-view.ts'
import { readSiteConfig } from '../../../src/content/site-config.ts'
import { pageOfText } from '../../../src/data/page-query.ts'
import { MountedTool } from '../../../src/frame/screens/mounted-tool.tsx'
import { pageScreens } from '../../../src/frame/screens/page-screens.ts'
import { CurrentPageProvider } from '../../../src/ui/page/current-page.tsx'
import { NavigationProvider } from '../../../src/ui/page/navigation.tsx'
import { PageMountsProvider } from '../../../src/ui/page/page-mounts.tsx'

interface PageOptions {
  /** The contents of `site.json`. Default: empty. */
  readonly site?: object
  /** The page's file below the content folder. Default: `en/sample.md`. */
  readonly file?: string
}

/** Renders the screen of a page with this Markdown text, front matter included, as the site does inside its frame. */
export async function renderPage(markdown: string, { site = {}, file = 'en/sample.md' }: PageOptions = {}) {
  const address = addressOfFile(file)
  if (!address) throw new Error(`${file} is not the file of a page`)
  const page = await pageOfText(
    markdown,
    { address, file, textLocale: address.locale },
    async () => undefined,
  )
  const { config } = readSiteConfig(site)
  const view = pageViewOf(page, { config, sidebar: treeSidebar, shard: undefined })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const Screen = pageScreens[page.kind]
  const gone: string[] = []
  const screen = await render(
    <QueryClientProvider client={client}>
      <NavigationProvider
        value={{ go: (path) => gone.push(path), back: () => gone.push('back'), prefetch: () => undefined }}
      >
        <CurrentPageProvider value={{ locale: localeOf(address.locale), address, site: config, page, view }}>
          <PageMountsProvider value={{ tool: MountedTool, preview: ({ children }) => children }}>
            <main id="content">
              <Screen page={page} view={view} />
            </main>
          </PageMountsProvider>
        </CurrentPageProvider>
      </NavigationProvider>
    </QueryClientProvider>,
  )
  onTestFinished(() => client.clear())
  return { ...screen, gone }
}
