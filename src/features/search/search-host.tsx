import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isSingleKey } from '../../browser/typing.ts'
import { whenSaving } from '../../data/offline/when-saving.ts'
import { useSingleKeys } from '../../stores/single-keys.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { lateComponent } from '../../ui/late-component.ts'
import { useCurrentPage, useTexts } from '../../ui/page/current-page.tsx'
import { useSearchBox } from './search-box-state.ts'
import styles from './search-host.module.css'

const loadBox = () => import('./search-box.tsx')
const lateBox = () => lateComponent<{ readonly firstQuery: string }>(loadBox)

/** Prefetches the box when the reader is about to search. */
export function prepareSearch(): void {
  loadBox().catch(() => undefined)
}

/**
 * Hosts the search box and its keys: `/` outside fields unless switched off, and Ctrl+K or Cmd+K anywhere
 * (Spec F1).
 */
export function SearchHost() {
  const { locale } = useCurrentPage()
  const { isOpen, open, close } = useSearchBox()
  const client = useQueryClient()
  const [Box, setBox] = useState(lateBox)
  useEffect(
    () => whenSaving(async () => (await import('./keep-search.ts')).keepSearch(client, locale.id)),
    [client, locale.id],
  )
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
  return isOpen && <SearchDialog key={locale.id} Box={Box} onLost={() => setBox(lateBox)} onClose={close} />
}

interface SearchDialogProps {
  readonly Box: ReturnType<typeof lateBox>
  /** Called when a box that could not be fetched is closed. */
  readonly onLost: () => void
  readonly onClose: () => void
}

/** The dialog of the box. The browser keeps the focus inside and returns it on close (`<dialog>`). */
function SearchDialog({ Box, onLost, onClose }: SearchDialogProps) {
  const texts = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  // Closed while still in the page, because only then does the browser return the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  useEffect(() => {
    // Handled before the box, which would only clear its input. Escape from an input method is ignored.
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
      <ErrorBoundary name="search" fallback={<LoadFailed onLost={onLost} onClose={onClose} />}>
        <Suspense fallback={<Waiting onType={setTyped} onClose={onClose} />}>
          <Box firstQuery={typed} />
        </Suspense>
      </ErrorBoundary>
    </dialog>
  )
}

/** Shown if the box cannot be fetched. The next opening tries again. */
function LoadFailed({ onLost, onClose }: Pick<SearchDialogProps, 'onLost' | 'onClose'>) {
  const texts = useTexts()
  const lost = useRef(onLost)
  useEffect(() => () => lost.current(), [])
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

/** Shown while the box loads. Keeps what is typed in the meantime. */
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
