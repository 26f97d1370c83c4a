/*
 * The entry. What paints first loads first: the style sheets of the text and the first paint
 * (`first-paint/`), and after the text is painted, the application. If the first paint fails, the application
 * paints alone.
 */
import { installScriptPolicy } from './browser/script-policy.ts'
import { paintFirst } from './first-paint/first-paint.tsx'
import { fetchStage } from './first-paint/stage-links.ts'
import { wantsWhole } from './first-paint/wanted-part.ts'

/** How long the application waits for the text of the page; without it, it can show the reason. Milliseconds. */
const textTimeoutMs = 1500
/**
 * How long it waits for the whole text if the reader wants a part of it: the application must not show less than was
 * painted. Milliseconds.
 */
const wholeTextTimeoutMs = 8000

function start(): void {
  const begin = () => {
    clearTimeout(timer)
    fetchStage('application')
    // Not awaited at the top level: both modules import style sheets from here and would wait for each other.
    import('./main.tsx')
  }
  let timer = setTimeout(begin, textTimeoutMs)
  const waitForWhole = () => {
    if (!wantsWhole()) return
    clearTimeout(timer)
    timer = setTimeout(begin, wholeTextTimeoutMs)
  }
  // A failure in the first paint only costs time; it happens again in the application, which reports it.
  paintFirst({ onText: waitForWhole, onFetched: (most) => fetchStage('application', most) })
    .catch(() => undefined)
    .then(begin)
}

installScriptPolicy()
start()
