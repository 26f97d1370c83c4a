import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isSingleKey } from '../browser/typing.ts'
import { useCurrentPage, useTexts } from '../page/current-page.tsx'
import { useSearchBox } from '../stores/search-box.ts'
import { useSingleKeys } from '../stores/single-keys.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { lateComponent } from '../ui/late-component.ts'
import styles from './search-host.module.css'

const loadBox = () => import('./search-box.tsx')
const lateBox = () => lateComponent<{ readonly firstQuery: string }>(loadBox)
let SearchBox = lateBox()

/** Fetches the box ahead: the reader is about to search. */
export function prepareSearch(): void {
  loadBox().catch(() => undefined)
}

/** Where the search box lies, and the keys that open it: `/` outside of fields unless it is switched off, Ctrl+K or Cmd+K anywhere (Checklist F1). */
export function SearchHost() {
  const { locale } = useCurrentPage()
  const { isOpen, open, close } = useSearchBox()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isSlash = isSingleKey(event, '/') && useSingleKeys.getState().value
      const isCommand = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey
      if (!isSlash && !isCommand) return
      event.preventDefault()
      if (useSearchBox.getState().isOpen) close()
      else open()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [open, close])
  return isOpen && <SearchDialog key={locale.id} onClose={close} />
}

/** The browser keeps the focus inside and gives it back when the dialog closes (`<dialog>`). */
function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  // Closed while it is still in the page: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  useEffect(() => {
    // Before the box sees it: it would only clear its input. An input method's own Escape is not ours.
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
    const element = dialog.current
    element?.addEventListener('keydown', press, { capture: true })
    return () => element?.removeEventListener('keydown', press, { capture: true })
  }, [onClose])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={texts.search.open} onClose={onClose}>
      <ErrorBoundary name="search" fallback={<LoadFailed onClose={onClose} />}>
        <Suspense fallback={<Waiting onType={setTyped} onClose={onClose} />}>
          <SearchBox firstQuery={typed} />
        </Suspense>
      </ErrorBoundary>
    </dialog>
  )
}

/** What stands there where the box cannot be fetched. The next opening tries again. */
function LoadFailed({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts()
  useEffect(
    () => () => {
      SearchBox = lateBox()
    },
    [],
  )
  return (
    <Waiting onClose={onClose}>
      <p role="alert">{texts.search.loadFailed}</p>
    </Waiting>
  )
}

interface WaitingProps {
  readonly onType?: (text: string) => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** Stands in the box's place while that is on its way, and takes what is typed meanwhile. */
function Waiting({ onType, onClose, children }: WaitingProps) {
  const { search } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <div
      className={styles.mask}
      role="none"
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.waiting}>
        <input
          ref={input}
          type="search"
          aria-label={search.label}
          placeholder={search.loading}
          onChange={(event) => onType?.(event.currentTarget.value)}
        />
        {children}
      </div>
    </div>
  )
}
