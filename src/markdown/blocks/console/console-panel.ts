import { code } from 'virtual:console-frame'
import { withBase } from '../../../browser/site-base.ts'
import { isRecord } from '../../../config/is-record.ts'
import type { LocaleId } from '../../../config/locales/locale.ts'
import type { PageTexts } from '../../../config/locales/page-texts.ts'
import styles from './console.module.css'
import { type OpenMessage, type Operation, readConsoleMessage } from './operation.ts'

interface Opening {
  readonly operation: Operation
  readonly locale: LocaleId
  /** The address of the reader's server. */
  readonly address: string
  readonly texts: PageTexts['api']
  /** The button that opened it, which gets the focus back. */
  readonly opener: HTMLElement
}

interface Panel {
  readonly show: (opening: Opening) => void
}

/** The open panel. Other endpoints open in it, so that the login lasts until the reader closes it. */
let panel: Panel | undefined

/** Shows an endpoint in the console, which opens beside the page. */
export function openConsole(opening: Opening): void {
  panel ??= createPanel(opening)
  panel.show(opening)
}

/** Milliseconds after the load of the frame in which its document must have started, also on a busy phone. */
const startTimeout = 2_000

function createPanel({ texts }: Opening): Panel {
  const dialog = document.createElement('dialog')
  dialog.className = styles.panel ?? ''
  dialog.ariaLabel = texts.console
  const close = document.createElement('button')
  close.type = 'button'
  close.className = styles.close ?? ''
  close.textContent = texts.closeConsole
  const title = document.createElement('strong')
  title.textContent = texts.console
  const head = document.createElement('div')
  head.className = styles.head ?? ''
  head.append(title, close)
  dialog.append(head)
  let opening: Opening | undefined
  let isStarted = false
  let isReady = false
  let frame = document.createElement('iframe')

  const showOperation = () => {
    if (!opening || !isReady) return
    const message: OpenMessage = {
      console: 'open',
      locale: opening.locale,
      scheme: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
      address: opening.address,
      operation: opening.operation,
    }
    // An opaque origin has no name, so the message goes to that window, whatever it contains. It holds no
    // secret.
    frame.contentWindow?.postMessage(message, '*')
    frame.focus()
  }
  const end = () => {
    removeEventListener('message', listen)
    scheme.disconnect()
    // The document and everything in its memory are gone.
    dialog.remove()
    delete document.documentElement.dataset.console
    panel = undefined
    opening?.opener.focus()
  }
  const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || origin !== 'null') return
    if (isLoadedMessage(data)) {
      isStarted = true
      frame.contentWindow?.postMessage({ code }, '*')
      return
    }
    const message = readConsoleMessage(data)
    if (message === 'close') end()
    if (message === 'ready') {
      isReady = true
      showOperation()
    }
  }
  const fail = () => {
    const failure = document.createElement('p')
    failure.className = styles.failure ?? ''
    failure.textContent = texts.tryFailed
    frame.replaceWith(failure)
  }
  /**
   * Opens the document. Browsers don't ask the service worker for a frame with `sandbox`; without network,
   * the saved copy is opened, whose header isolates it in the same way.
   */
  const load = (isSaved: boolean) => {
    frame.remove()
    frame = document.createElement('iframe')
    frame.title = texts.console
    frame.referrerPolicy = 'no-referrer'
    if (!isSaved) frame.setAttribute('sandbox', 'allow-scripts allow-forms')
    frame.src = withBase('console-frame.html')
    // An error page of the browser loads too, but does not start.
    frame.onload = () => {
      setTimeout(() => {
        if (isStarted) return
        if (isSaved) fail()
        else load(true)
      }, startTimeout)
    }
    dialog.append(frame)
  }
  const scheme = new MutationObserver(() => showOperation())
  scheme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  addEventListener('message', listen)
  close.addEventListener('click', end)
  dialog.addEventListener('cancel', end)
  load(false)
  document.body.append(dialog)
  dialog.show()
  // The page keeps clear of the panel (console.module.css).
  document.documentElement.dataset.console = 'open'
  return {
    show: (next) => {
      opening = next
      showOperation()
    },
  }
}

const isLoadedMessage = (data: unknown): boolean => isRecord(data) && data.console === 'loaded'
