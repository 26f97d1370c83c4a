import '../ui/styles/tokens.css'
import '../ui/styles/base.css'
import '../ui/styles/prose.css'
import '../ui/styles/endpoint.css'
// From the bottom layer up: if two layers style the same element, the upper one wins.
import '../ui/button.module.css'
import '../ui/icon-button.module.css'
import '../ui/menu.module.css'
import '../features/search/search-button.module.css'
import '../markdown/blocks/block-placeholder.module.css'
import '../markdown/blocks/code/code-block.module.css'
import '../markdown/blocks/filter-list/filter-list.module.css'
import '../ui/filter-field.module.css'
import '../markdown/blocks/media/image-view.module.css'
import '../markdown/blocks/tabs.module.css'
import '../frame/layout/article.module.css'
import '../frame/layout/frame.module.css'
import '../frame/layout/navbar.module.css'
import '../frame/layout/sidebar.module.css'
import '../frame/layout/table-of-contents.module.css'
import '../frame/screens/home-screen.module.css'
import '../frame/screens/home-scene.module.css'
import { readSiteFrame } from '../prepare/site-frame.ts'
import { canvasAt, drawFrame } from './canvas.tsx'
import { earlyFrame } from './early-frame.tsx'
import { readEarlyText } from './early-text.ts'
import { sayThatItLoads } from './first-wait.ts'
import { paintPrepared } from './prepared-paint.tsx'
import { fetchStage } from './stage-links.ts'

interface Steps {
  /** Called when the page's text has arrived. */
  readonly onText: () => void
  /** Called when everything the paint needs has arrived, so that the connection is free: for at most so many files, then for all. */
  readonly onFetched: (most?: number) => void
}

/**
 * Paints the first screens of a page without the application, with the application's own views (docs/decisions/0025): the
 * frame at once, and the page when its Markdown has arrived, from its prepared file or, without one, by the parser. An
 * address without its own file is left to the application.
 */
export async function paintFirst({ onText, onFetched }: Steps): Promise<void> {
  // Drawn while the style sheets after this script are still arriving.
  const site = readSiteFrame(document.querySelector('script[data-frame]')?.textContent)
  const page = site && earlyFrame(site)
  const frame = page && drawFrame(page)
  await documentRead()
  const box = document.getElementById('app')
  if (!box) return
  sayThatItLoads(box)
  const canvas = canvasAt(box)
  if (page && frame) canvas.showFrame(page, frame)
  const early = await readEarlyText()
  if (!early) return
  onText()
  if (site && (await paintPrepared(canvas, { ...early, site }, onFetched))) return
  fetchStage('text')
  const { paintPage } = await import('./whole-page.tsx')
  await paintPage(canvas, early, site, onFetched)
}

/** Resolves when the document has been read to its end. The script runs before that. */
function documentRead(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
}
