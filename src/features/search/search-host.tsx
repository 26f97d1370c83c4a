import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { loadLate } from '../../browser/load-late.ts'
import { isSingleKey } from '../../browser/typing.ts'
import { manifestRootQuery, searchPartsOf } from '../../data/manifest-queries.ts'
import { whenSaving } from '../../data/offline/when-saving.ts'
import { useSingleKeys } from '../../stores/single-keys.ts'
import { latePart } from '../../ui/late-part.tsx'
import { useCurrentPage, useTexts } from '../../ui/page/current-page.tsx'
import { useSearchBox } from './search-box-state.ts'
import styles from './search-host.module.css'

interface SearchBoxProps {
  /** What was typed while the box was loading. */
  readonly firstQuery: string
  readonly onType: (text: string) => void
  readonly onClose: () => void
}

/** The next opening of a box that could not be fetched tries again. */
const SearchBox = latePart<SearchBoxProps>('The search', () => import('./search-box.tsx'), {
  waiting: ({ onType, onClose }) => <Waiting onType={onType} onClose={onClose} />,
  failed: ({ onClose }) => (
    <Waiting onClose={onClose}>
      <p role="alert">{useTexts().search.loadFailed}</p>
    </Waiting>
  ),
})

/** Prefetches the box when the reader is about to search. */
export function prepareSearch(): void {
  SearchBox.load().catch(() => undefined)
}

/**
 * Hosts the search box and its keys: `/` outside fields unless switched off, and Ctrl+K or Cmd+K anywhere
 * (Spec F1).
 */
export function SearchHost() {
  const { locale } = useCurrentPage()
  const { isOpen, open, close } = useSearchBox()
  const client = useQueryClient()
  useEffect(
    () =>
      whenSaving(async () => {
        // The service worker saves what it delivers; of the texts, only changed ones are fetched.
        await SearchBox.load()
        const { localClient } = await loadLate(() => import('./local-client.ts'))
        const parts = searchPartsOf(await client.fetchQuery(manifestRootQuery), locale.id)
        if (parts) localClient.store(locale.id, parts)
      }),
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
  return isOpen && <SearchDialog key={locale.id} onClose={close} />
}

/** The dialog of the box. The browser keeps the focus inside and returns it on close (`<dialog>`). */
function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState(() => useSearchBox.getState().query)
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
      <SearchBox firstQuery={typed} onType={setTyped} onClose={onClose} />
    </dialog>
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
