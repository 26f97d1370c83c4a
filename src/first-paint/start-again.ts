import { handover } from '../browser/handover.ts'
import { isReloadOrBackForward } from '../browser/reload-or-back-forward.ts'

/**
 * Requests the scripts of this page past the browser's own cache if the application can't start, because one of them is
 * missing or cut, and reloads the page. Browsers keep a script that a proxy cut for as long as the whole one, and a
 * reload alone uses it again. A page that was reloaded is not reloaded once more: the reader's next reload finds the
 * files.
 */
export function watchStart(): void {
  const watch = new AbortController()
  const { signal } = watch
  const fail = () => {
    watch.abort()
    if (handover().painter !== 'application') startAgain()
  }
  addEventListener('error', (event) => isOfScript(event) && fail(), { capture: true, signal })
  addEventListener(
    'unhandledrejection',
    ({ reason }) => (reason instanceof SyntaxError || reason instanceof TypeError) && fail(),
    { signal },
  )
}

/** Returns whether a script of the application could not be loaded or read. Browser extensions have errors as well. */
function isOfScript({
  target,
  filename,
}: {
  readonly target: EventTarget | null
  readonly filename?: string
}) {
  return target instanceof HTMLScriptElement || filename?.startsWith(assets()) === true
}

const assets = () => new URL('assets/', document.baseURI).href

function startAgain(): void {
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  const asked = files
    .filter((name) => name.startsWith(assets()))
    .map((url) => fetch(url, { cache: 'reload' }))
  Promise.all(asked).then(
    () => isReloadOrBackForward() || location.reload(),
    () => undefined,
  )
}
