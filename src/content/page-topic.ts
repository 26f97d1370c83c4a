import { hasProductFolders } from '../config/product-folders.ts'
import { foldersTo, type Route } from './page-path.ts'

/** What a page is about: a driver, the API, a setting, and so on. The search shows it in every result. */
export type PageTopic = 'guide' | 'install' | 'driver' | 'api' | 'settings' | 'faq' | 'tool' | 'site'

/** The topics of the product's folders and single pages. The innermost one counts; the home page's is the default. */
const topics: Readonly<Record<Route, PageTopic>> = {
  '/': 'guide',
  '/guide/install/': 'install',
  '/guide/drivers/': 'driver',
  '/guide/api/': 'api',
  '/guide/contribute/': 'site',
  '/guide/offline.html': 'site',
  '/status.html': 'site',
  '/config/': 'settings',
  '/faq/': 'faq',
  '/tool/': 'tool',
}

/** Returns the topic of the page at a route; `undefined` in sites of other products. */
export function topicOf(route: Route): PageTopic | undefined {
  if (!hasProductFolders) return undefined
  const known = [...foldersTo(route), route].findLast((part) => part in topics)
  return topics[known ?? '/'] ?? 'guide'
}
