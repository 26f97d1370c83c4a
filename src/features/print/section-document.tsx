import { memo, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { logError } from '../../browser/log.ts'
import { painted } from '../../browser/painted.ts'
import { pause } from '../../browser/within.ts'
import { localeOf } from '../../config/locales/locale.ts'
import type { Page } from '../../content/page-view.ts'
import { ArticlePart, LaterPartsProvider } from '../../markdown/article-part.tsx'
import { useShownParts } from '../../markdown/use-shown-parts.ts'
import { parseText } from '../../markdown/whole-article.ts'
import type { Article } from '../../prepare/article-parts.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { CrashNote } from '../../ui/page/crash-note.tsx'
import { CurrentPageProvider, useCurrentPage, useTexts } from '../../ui/page/current-page.tsx'
import styles from './section-document.module.css'

/** How long to wait before printing without the missing parts, in milliseconds. */
const printTimeoutMs = 8000

/** How often to look whether they are there. Milliseconds. */
const lookEveryMs = 100

interface SectionDocumentProps {
  readonly pages: readonly Page[]
  /** Title of the browser's document; default: the page's. */
  readonly title: string | undefined
  /** Called with the number of pages that are complete. */
  readonly onProgress: (done: number) => void
  readonly onPrinted: () => void
  /** Called if the parser could not be loaded. */
  readonly onFailed: () => void
}

/**
 * Pages as one document. Pages are added one by one and in parts, so that the browser stays responsive. When it is
 * complete, it is hidden next to the application, printed instead of the application, and then removed.
 */
export function SectionDocument({ pages, title, onProgress, onPrinted, onFailed }: SectionDocumentProps) {
  const [box] = useState(createBox)
  const [done, setDone] = useState(0)
  const articles = useArticles(pages, done, onFailed)
  const finish = useCallback((index: number) => setDone((before) => Math.max(before, index + 1)), [])
  useEffect(() => {
    onProgress(done)
  }, [done, onProgress])
  usePrint(box, { isWhole: done === pages.length, title, onPrinted })
  return createPortal(
    articles.map(({ page, article }, index) => (
      <DocumentPage key={page.file} {...{ page, article, index }} onWhole={finish} />
    )),
    box,
  )
}

/**
 * Returns the element around the pages. It is in the document only when it is complete: each added page would cost the
 * browser work for all others, such as layout and the search for forms that it can fill in.
 */
function createBox(): HTMLElement {
  const box = document.createElement('div')
  box.className = styles.document ?? ''
  box.dataset.wakesAll = ''
  box.inert = true
  return box
}

interface ReadPage {
  readonly page: Page
  readonly article: Article
}

/** Reads the texts of pages in order, the next one when all before it are in the document. */
function useArticles(pages: readonly Page[], done: number, onFailed: () => void): readonly ReadPage[] {
  const { footnotes, asWritten } = useTexts().article
  const failed = useRef(onFailed)
  failed.current = onFailed
  const [articles, setArticles] = useState<readonly ReadPage[]>([])
  useEffect(() => {
    const page = pages[done]
    if (!page) return
    const given = new AbortController()
    const options = { footnotes, asWritten, as: 'insert', standing: 0 } as const
    parseText(page.body, options, given.signal).then(
      (article) => {
        if (given.signal.aborted) return
        startTransition(() => setArticles((before) => [...before.slice(0, done), { page, article }]))
      },
      (error: unknown) => {
        logError('A page could not be read for printing.', error)
        if (!given.signal.aborted) failed.current()
      },
    )
    return () => given.abort()
  }, [pages, done, footnotes, asWritten])
  return articles
}

function usePrint(
  box: HTMLElement,
  {
    isWhole,
    title,
    onPrinted,
  }: Pick<SectionDocumentProps, 'title' | 'onPrinted'> & { readonly isWhole: boolean },
): void {
  const printed = useRef(onPrinted)
  printed.current = onPrinted
  useEffect(() => {
    if (!isWhole) return
    document.body.append(box)
    const before = document.title
    let isWanted = true
    const end = () => printed.current()
    addEventListener('afterprint', end)
    painted()
      .then(() => readyToPrint(box))
      .then(() => {
        if (!isWanted) return
        document.title = title ?? before
        print()
      })
    return () => {
      isWanted = false
      removeEventListener('afterprint', end)
      document.title = before
      box.remove()
    }
  }, [isWhole, box, title])
}

interface DocumentPageProps extends ReadPage {
  readonly index: number
  /** Called with the index when the whole text is in the document. */
  readonly onWhole: (index: number) => void
}

/** Rendered again only for its own parts: a section can have hundreds of pages. */
const DocumentPage = memo(function DocumentPage({ page, article, index, onWhole }: DocumentPageProps) {
  const current = useCurrentPage()
  const { address, textLocale, title, file } = page
  const own = useMemo(() => ({ ...current, address, page, view: undefined }), [current, address, page])
  const { shown, schedule } = useShownParts(article)
  const later = useMemo(() => ({ groups: article.groups, schedule }), [article, schedule])
  const isWhole = shown >= article.parts
  useEffect(() => {
    if (isWhole) onWhole(index)
  }, [isWhole, index, onWhole])
  return (
    <CurrentPageProvider value={own}>
      <article lang={localeOf(textLocale).lang}>
        <h1>{title}</h1>
        <div className="prose">
          <ErrorBoundary name={file} fallback={<CrashNote />}>
            <LaterPartsProvider value={later}>
              <ArticlePart nodes={article.first} />
            </LaterPartsProvider>
          </ErrorBoundary>
        </div>
      </article>
    </CurrentPageProvider>
  )
})

/** Resolves when the images in an element are loaded and no spinner is left in it. */
async function readyToPrint(root: Element): Promise<void> {
  const end = performance.now() + printTimeoutMs
  const pictures = [...root.querySelectorAll('img')]
  for (const picture of pictures) picture.loading = 'eager'
  const isBusy = () =>
    pictures.some(({ complete }) => !complete) ||
    root.querySelector('[role="status"] svg, [aria-busy="true"]') !== null
  await document.fonts.ready
  while (isBusy() && performance.now() < end) await pause(lookEveryMs)
}
