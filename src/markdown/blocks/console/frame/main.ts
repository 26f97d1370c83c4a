/*
 * The console's script (console-frame.html). Its document has an opaque origin and its own policy. Address,
 * token, and responses exist only in its memory, so they are gone when the document is closed.
 */
import { consoleTextsOf } from '../../../../config/locales/console-texts.ts'
import { localeOf } from '../../../../config/locales/locale.ts'
import { isOpenMessage, type OpenMessage } from '../operation.ts'
import css from './console.css?inline'
import { consoleView } from './console-view.ts'
import { element } from './element.ts'
import { memory } from './memory.ts'

function start(opening: OpenMessage) {
  const texts = consoleTextsOf(opening.locale)
  document.documentElement.lang = localeOf(opening.locale).lang
  document.documentElement.dataset.scheme = opening.scheme
  // Another color scheme keeps what the reader typed.
  const shown = JSON.stringify([opening.locale, opening.operation])
  if (memory.shown === shown) return
  memory.shown = shown
  if (memory.server === '') memory.server = opening.address
  document.body.replaceChildren(consoleView(opening.operation, texts))
  document.querySelector('h1')?.focus()
}

// Nothing works without the sandbox: opened as a page of the site's own origin, this document stays empty.
if (self.origin === 'null' && parent !== self) {
  document.head.append(element('style', {}, css))
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source === parent && isOpenMessage(data)) start(data)
  })
  addEventListener('keydown', ({ key, target }) => {
    // In a field, the key clears a search or closes a list.
    const isField = target instanceof Element && target.matches('input, select, textarea')
    if (key === 'Escape' && !isField) parent.postMessage({ console: 'close' }, '*')
  })
  parent.postMessage({ console: 'ready' }, '*')
}
