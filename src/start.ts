/*
 * The entry. What paints first comes first: the style sheets of the text and the first paint (`first-paint/`), then, behind the painted
 * text, the application. Where the first paint cannot be loaded or breaks, the application paints alone.
 */
import './ui/styles/tokens.css'
import './ui/styles/base.css'
import './ui/styles/prose.css'
// From the ground up: where two rooms speak of one element, the upper one has the last word.
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
import { fetchApplication } from './boot/application-links.ts'

async function paintFirst(): Promise<void> {
  try {
    const { paintFirst: paint } = await import('./first-paint/first-paint.ts')
    await paint(fetchApplication)
  } catch {
    // Nothing is lost but time. What failed here fails again, with words, where the application does it.
  }
}

/** How long the application waits for the text of the page; without one it has a reason to tell. Milliseconds. */
const patience = 1500

// Not awaited at the top level: both modules import style sheets from here, and would wait for each other.
Promise.race([paintFirst(), new Promise((resolve) => setTimeout(resolve, patience))]).then(async () => {
  fetchApplication()
  await import('./main.tsx')
})
