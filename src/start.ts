/*
 * The entry. What paints first comes first: the style sheets of the text and the first paint (`first-paint/`), then, behind the painted
 * text, the application. Where the first paint breaks, the application paints alone.
 */
import './ui/styles/tokens.css'
import './ui/styles/base.css'
import './ui/styles/prose.css'
// From the ground up: where two rooms speak of one element, the upper one has the last word.
import './ui/button.module.css'
import './ui/icon-button.module.css'
import './ui/menu.module.css'
import './search/search-button.module.css'
import './blocks/block-frame.module.css'
import './blocks/code/code-block.module.css'
import './blocks/media/page-image.module.css'
import './blocks/tabs.module.css'
import './layout/article.module.css'
import './layout/frame.module.css'
import './layout/navbar.module.css'
import './layout/sidebar.module.css'
import './layout/table-of-contents.module.css'
import './screens/home-screen.module.css'
import { fetchStage } from './boot/stage-links.ts'
import { paintFirst } from './first-paint/first-paint.ts'

/** How long the application waits for the text of the page; without one it has a reason to tell. Milliseconds. */
const patience = 1500

// Not awaited at the top level: both modules import style sheets from here, and would wait for each other.
// What fails in the first paint costs only time; it fails again, with words, where the application does it.
const firstPaint = paintFirst(() => fetchStage('application')).catch(() => undefined)
Promise.race([firstPaint, new Promise((resolve) => setTimeout(resolve, patience))]).then(async () => {
  fetchStage('application')
  await import('./main.tsx')
})
