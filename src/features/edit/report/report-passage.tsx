import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { withBase } from '../../../browser/site-base.ts'
import { editTextsOf } from '../../../config/locales/edit-texts.ts'
import { localeOf } from '../../../config/locales/locale.ts'
import { fill } from '../../../config/locales/texts.ts'
import { pathnameOf } from '../../../content/page-path.ts'
import { reportLinkOf } from '../../../content/report-link.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { useCurrentPage, useLocale, useTexts } from '../../../ui/page/current-page.tsx'
import { TitledModal } from '../../../ui/titled-modal.tsx'
import { HandIn } from '../hand-in/hand-in-part.ts'
import { pageDraftStorage, removeDrafts } from '../page-drafts.ts'
import type { Draft } from '../preview/draft.ts'
import { useEditLock } from '../use-edit-lock.ts'
import { correctPassage } from './correct-passage.ts'
import { changeBlock, findPassage } from './find-passage.ts'
import type { ReportPassageProps } from './passage.ts'
import styles from './report-passage.module.css'
import { sentencesOf } from './sentences-of.ts'

/** Corrects a sentence of a page without Markdown, or reports it with its page and version filled in. */
export default function ReportPassage({ page, element, selected, onClose }: ReportPassageProps) {
  const texts = editTextsOf(useLocale().id)
  const { site } = useCurrentPage()
  const id = useId()
  const isMine = useEditLock(page.file)
  const [{ text: sentence, start, end }] = useState(() =>
    sentencesOf(element, selected, localeOf(page.textLocale).lang),
  )
  const area = useRef<HTMLTextAreaElement>(null)
  const [corrected, setCorrected] = useState(sentence)
  const [note, setNote] = useState('')
  const [draft, setDraft] = useState<Draft>()
  const [fault, setFault] = useState<string>()
  const { data: found, isError } = useQuery({
    queryKey: ['found-passage', page.file, sentence],
    queryFn: async () => (await findPassage(page.file, element, texts)) ?? null,
    enabled: isMine === true && site.edit !== false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const correct = (event: FormEvent) => {
    event.preventDefault()
    if (!found) return
    const text = changeBlock(found.draft.text, found.block, (source) =>
      correctPassage(source, sentence, corrected),
    )
    if (text === undefined) return setFault(texts.passage.unclear)
    const next = { ...found.draft, text }
    pageDraftStorage(page.file).set(next)
    setDraft(next)
  }
  const done = () => {
    removeDrafts([page.file])
    onClose()
  }
  const canCorrect = found !== null && found !== undefined
  useEffect(() => {
    if (!canCorrect || document.activeElement instanceof HTMLTextAreaElement) return
    area.current?.focus()
    area.current?.setSelectionRange(start, end)
  }, [canCorrect, start, end])
  return (
    <TitledModal title={texts.passage.title} close={texts.passage.close} onClose={onClose}>
      <div className={styles.parts}>
        {draft ? (
          <>
            <p role="status">{texts.passage.stored}</p>
            <blockquote lang={localeOf(page.textLocale).lang}>{corrected.trim()}</blockquote>
            <HandIn drafts={[draft]} isChosen onDone={done} />
          </>
        ) : (
          <form onSubmit={correct}>
            {canCorrect ? (
              <>
                <label htmlFor={`${id}-sentence`}>{texts.passage.sentence}</label>
                <textarea
                  ref={area}
                  id={`${id}-sentence`}
                  lang={localeOf(page.textLocale).lang}
                  rows={4}
                  value={corrected}
                  aria-describedby={`${id}-fault`}
                  onChange={(event) => {
                    setCorrected(event.target.value)
                    setFault(undefined)
                  }}
                />
                <div>
                  <Button type="submit" kind="primary" disabled={corrected.trim() === sentence}>
                    {texts.passage.correct}
                  </Button>
                </div>
              </>
            ) : (
              <blockquote>{sentence}</blockquote>
            )}
            <p id={`${id}-fault`} role="status">
              {fault ??
                ((isMine === false && texts.otherTab) ||
                  (isError && texts.failed) ||
                  (found === null && texts.passage.elsewhere))}
            </p>
          </form>
        )}
        {!draft && <ReportForm {...{ page, sentence, corrected, note, setNote }} />}
      </div>
    </TitledModal>
  )
}

interface ReportFormProps extends Pick<ReportPassageProps, 'page'> {
  readonly sentence: string
  readonly corrected: string
  readonly note: string
  readonly setNote: (note: string) => void
}

/** Opens the site's address for reports, with the sentence, the page, and the version of its text. */
function ReportForm({ page, sentence, corrected, note, setNote }: ReportFormProps) {
  const texts = editTextsOf(useLocale().id).passage
  const { article, frame } = useTexts()
  const { site } = useCurrentPage()
  const id = useId()
  const address = location.origin + withBase(pathnameOf(page.address))
  const isChanged = corrected.trim() !== sentence
  const lines = [
    ...(note.trim() === '' ? [] : [note.trim(), '']),
    `> ${sentence}`,
    '',
    ...(isChanged ? [`${texts.suggestion} ${corrected.trim()}`, ''] : []),
    address,
    `${page.file} ${page.textMark ?? ''}`.trim(),
  ]
  const url = reportLinkOf(site, {
    title: fill(article.reportTitle, { title: page.title }),
    address: lines.join('\n'),
  })
  if (url === undefined) return null
  return (
    <div className={styles.report}>
      <label htmlFor={`${id}-note`}>{texts.note}</label>
      <textarea id={`${id}-note`} rows={2} value={note} onChange={(event) => setNote(event.target.value)} />
      <div>
        <a className={buttonClass} href={url} target="_blank" rel="noopener noreferrer">
          {texts.report}
          <span className="visually-hidden">{frame.opensInNewTab}</span>
        </a>
      </div>
    </div>
  )
}
