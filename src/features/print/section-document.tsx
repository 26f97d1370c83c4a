import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { painted } from '../../browser/painted.ts'
import { readyToPrint } from '../../browser/ready-to-print.ts'
import { localeOf } from '../../config/locales/locale.ts'
import type { Page } from '../../content/page-view.ts'
import ShortText from '../../markdown/short-text.tsx'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { CrashNote } from '../../ui/page/crash-note.tsx'
import { CurrentPageProvider, useCurrentPage } from '../../ui/page/current-page.tsx'
import styles from './section-document.module.css'

interface SectionDocumentProps {
  readonly pages: readonly Page[]
  /** Title of the browser's document; default: the page's. */
  readonly title: string | undefined
  readonly onPrinted: () => void
}

/**
 * Pages as one document, hidden next to the application. When it is complete, it is printed instead of the
 * application and then removed. Pages are added one by one, so that the browser stays responsive.
 */
export function SectionDocument({ pages, title, onPrinted }: SectionDocumentProps) {
  const place = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(1)
  const isWhole = shown >= pages.length
  useEffect(() => {
    if (isWhole) return
    let isWanted = true
    painted().then(() => isWanted && setShown(shown + 1))
    return () => {
      isWanted = false
    }
  }, [isWhole, shown])
  usePrint(place, { isWhole, title, onPrinted })
  return createPortal(
    <div ref={place} className={styles.document} data-wakes-all inert>
      {pages.slice(0, shown).map((page) => (
        <DocumentPage key={page.file} page={page} />
      ))}
    </div>,
    document.body,
  )
}

function usePrint(
  place: React.RefObject<HTMLElement | null>,
  { isWhole, title, onPrinted }: Omit<SectionDocumentProps, 'pages'> & { readonly isWhole: boolean },
): void {
  const printed = useRef(onPrinted)
  printed.current = onPrinted
  useEffect(() => {
    const root = place.current
    if (!isWhole || !root) return
    const before = document.title
    let isWanted = true
    const end = () => printed.current()
    addEventListener('afterprint', end)
    painted()
      .then(() => readyToPrint(root))
      .then(() => {
        if (!isWanted) return
        document.title = title ?? before
        print()
      })
    return () => {
      isWanted = false
      removeEventListener('afterprint', end)
      document.title = before
    }
  }, [isWhole, place, title])
}

function DocumentPage({ page }: { readonly page: Page }) {
  const current = useCurrentPage()
  const { address, textLocale, title, body, file } = page
  return (
    <CurrentPageProvider value={{ ...current, address, page, view: undefined }}>
      <article lang={localeOf(textLocale).lang}>
        <h1>{title}</h1>
        <div className="prose">
          <ErrorBoundary name={file} fallback={<CrashNote />}>
            <ShortText markdown={body} />
          </ErrorBoundary>
        </div>
      </article>
    </CurrentPageProvider>
  )
}
