import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { saveText } from '../../browser/download.ts'
import { sectionTextsOf } from '../../config/locales/section-texts.ts'
import { fill } from '../../config/locales/texts.ts'
import { nameOf } from '../../content/page-path.ts'
import type { Page } from '../../content/page-view.ts'
import type { Section } from '../../content/section.ts'
import { Button } from '../../ui/button.tsx'
import { useCountText } from '../../ui/page/count-text.ts'
import { useLocale } from '../../ui/page/current-page.tsx'
import { TitledModal } from '../../ui/titled-modal.tsx'
import styles from './section-dialog.module.css'
import { SectionDocument } from './section-document.tsx'
import { loadSection } from './section-pages.ts'

type Work =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading'; readonly done: number; readonly total: number }
  | { readonly kind: 'printing'; readonly pages: readonly Page[]; readonly done: number }
  /**
   * `missing` is the number of pages that could not be loaded. `pages` are the others, if they wait for the
   * reader's confirmation to print.
   */
  | { readonly kind: 'done'; readonly missing: number; readonly pages?: readonly Page[] }
  | { readonly kind: 'failed' }

interface SectionDialogProps {
  /** At least one, from the smallest to the largest. */
  readonly sections: readonly Section[]
  readonly onClose: () => void
}

/** Lets the reader choose a section, and creates one document from its pages. */
export default function SectionDialog({ sections, onClose }: SectionDialogProps) {
  const texts = sectionTextsOf(useLocale().id)
  const count = useCountText()
  const id = useId()
  const [chosen, choose] = useState(0)
  const { pages = [], title } = sections[chosen] ?? {}
  const { work, print, printPages, report, save, finish, fail, stop } = useSectionWork(pages)
  const isBusy = work.kind === 'loading' || work.kind === 'printing'
  return (
    <TitledModal title={texts.title} close={texts.close} onClose={onClose}>
      <div className={styles.parts}>
        <p>{texts.about}</p>
        <fieldset disabled={isBusy}>
          <legend>{texts.which}</legend>
          {sections.map((section, index) => (
            <label key={section.title ?? ''}>
              <input type="radio" name={id} checked={index === chosen} onChange={() => choose(index)} />
              <span>{section.title ?? texts.all}</span>
              <small>{count(texts.pages, section.pages.length)}</small>
            </label>
          ))}
        </fieldset>
        <div className={styles.actions}>
          <Button kind="primary" aria-disabled={isBusy} onClick={() => isBusy || print()}>
            {texts.print}
          </Button>
          <Button aria-disabled={isBusy} onClick={() => isBusy || save()}>
            {texts.save}
          </Button>
          {isBusy && <Button onClick={stop}>{texts.stop}</Button>}
        </div>
        <p role="status">
          {work.kind === 'loading' && fill(texts.loading, { done: work.done, total: work.total })}
          {work.kind === 'printing' && fill(texts.preparing, { done: work.done, total: work.pages.length })}
          {work.kind === 'failed' && texts.failed}
          {work.kind === 'done' && work.missing > 0 && count(texts.missing, work.missing)}
        </p>
        {work.kind === 'done' && work.pages && (
          <div className={styles.actions}>
            <Button onClick={() => printPages(work.pages ?? [])}>{texts.without}</Button>
          </div>
        )}
      </div>
      {work.kind === 'printing' && (
        <SectionDocument
          pages={work.pages}
          title={title}
          onProgress={report}
          onPrinted={() => finish(work.pages)}
          onFailed={fail}
        />
      )}
    </TitledModal>
  )
}

/** Reads a section's pages and builds the document, until it is complete or the reader stops it or closes the dialog. */
function useSectionWork(pages: Section['pages']) {
  const client = useQueryClient()
  const [work, setWork] = useState<Work>({ kind: 'none' })
  const reading = useRef<AbortController>(undefined)
  useEffect(() => () => reading.current?.abort(), [])
  const read = async (use: (read: readonly Page[]) => void) => {
    reading.current = new AbortController()
    const { signal } = reading.current
    const tell = (done: number) => setWork({ kind: 'loading', done, total: pages.length })
    tell(0)
    const found = await loadSection(client, pages, { onProgress: tell, signal })
    if (signal.aborted) return
    if (found.length === 0) setWork({ kind: 'failed' })
    else use(found)
  }
  const missing = (found: readonly Page[]) => pages.length - found.length
  const printPages = (found: readonly Page[]) => setWork({ kind: 'printing', pages: found, done: 0 })
  const finish = (found: readonly Page[]) => setWork({ kind: 'done', missing: missing(found) })
  const report = useCallback(
    (done: number) => setWork((before) => (before.kind === 'printing' ? { ...before, done } : before)),
    [],
  )
  return {
    work,
    finish,
    fail: () => setWork({ kind: 'failed' }),
    printPages,
    report,
    stop: () => {
      reading.current?.abort()
      setWork({ kind: 'none' })
    },
    print: () =>
      read((found) => {
        if (missing(found) > 0) setWork({ kind: 'done', missing: missing(found), pages: found })
        else printPages(found)
      }),
    save: () =>
      read((found) => {
        const [first] = pages
        saveText(`${nameOf(first?.route ?? '/')}.md`, markdownOf(found), 'text/markdown')
        finish(found)
      }),
  }
}

const markdownOf = (pages: readonly Page[]) =>
  pages.map(({ title, body }) => `# ${title}\n\n${body.trim()}\n`).join('\n')
