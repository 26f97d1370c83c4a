import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Columns2, FilePlus, Trash2 } from 'lucide'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { editTextsOf } from '../../config/locales/edit-texts.ts'
import { type LocaleId, localeOf } from '../../config/locales/locale.ts'
import { fill } from '../../config/locales/texts.ts'
import { addressOfFile, inLocale } from '../../content/page-path.ts'
import type { Page } from '../../content/page-view.ts'
import { textToEdit } from '../../data/page-query.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useCurrentPage, useLocale } from '../../ui/page/current-page.tsx'
import { SiteLink } from '../../ui/page/site-link.tsx'
import type { MarkdownFieldHandle } from './field/markdown-field.tsx'
import { NewPageForm } from './new-page/new-page-form.tsx'
import { renewMenus } from './new-page/renew-menus.ts'
import { type OpenedDraft, openDraft } from './open-draft.ts'
import { OtherLanguage } from './other-language.tsx'
import { draftOf, pageDraftStorage, removeDrafts, usePageDrafts } from './page-drafts.ts'
import styles from './page-editor.module.css'
import type { Draft } from './preview/draft.ts'
import previewStyles from './preview/preview.module.css'
import { useDraft } from './preview/use-draft.ts'
import { type DraftEvent, type DraftParts, Workbench } from './preview/workbench.tsx'
import { useEditLock } from './use-edit-lock.ts'

interface PageEditorProps extends DraftParts {
  readonly page: Pick<Page, 'file' | 'title'>
  readonly onClose: () => void
}

const useEditTexts = () => editTextsOf(useLocale().id)

interface EditorOfFileProps extends PageEditorProps {
  /** Opens the draft of another file in this place. */
  readonly onOpen: (page: PageEditorProps['page'], news?: string) => void
  /** What the editor says at first. */
  readonly news: string | undefined
}

/** A page's Markdown beside the page. What is typed stays on the device as a draft until it is handed in or discarded. */
export default function PageEditor(props: PageEditorProps) {
  const [opened, open] = useState<Pick<EditorOfFileProps, 'page' | 'news'>>({
    page: props.page,
    news: undefined,
  })
  return (
    <EditorOfFile
      {...props}
      {...opened}
      key={opened.page.file}
      onOpen={(page, news) => open({ page, news })}
    />
  )
}

function EditorOfFile(props: EditorOfFileProps) {
  const { page, onClose } = props
  const texts = useEditTexts()
  const isMine = useEditLock(page.file)
  const { data, isError, refetch } = useQuery({
    queryKey: ['opened-draft', page.file],
    queryFn: async () => {
      renewMenus(async (file) => (await textToEdit(file))?.text).catch(() => undefined)
      const stored = draftOf(page.file)
      const now = await textToEdit(page.file).catch((failure) =>
        stored ? undefined : Promise.reject(failure),
      )
      return openDraft(page.file, stored, now?.text, texts)
    },
    enabled: isMine === true,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  })
  if (isMine && data) return <OpenEditor {...props} opened={data} />
  return (
    <div className={styles.waiting} role="status">
      <p>{(isMine === false && texts.otherTab) || (isError ? texts.failed : texts.loading)}</p>
      <div className={styles.tools}>
        {isError && <Button onClick={() => refetch()}>{texts.retry}</Button>}
        <Button onClick={onClose}>{texts.back}</Button>
      </div>
    </div>
  )
}

function OpenEditor(props: EditorOfFileProps & { readonly opened: OpenedDraft }) {
  const { page, opened, onClose, onOpen, news, ...parts } = props
  const texts = useEditTexts()
  const { file } = page
  const state = useDraft(
    opened.draft,
    useMemo(() => pageDraftStorage(file), [file]),
  )
  const { draft, change } = state
  const [event, setEvent] = useState<DraftEvent | undefined>(
    news === undefined
      ? opened.news && { text: texts[opened.news], ...(opened.before && { before: opened.before }) }
      : { text: news },
  )
  const field = useRef<MarkdownFieldHandle>(null)
  const { view } = useCurrentPage()
  const [isNewPageOpen, setNewPageOpen] = useState(false)
  const [beside, setBeside] = useState<LocaleId>()
  const [line, setLine] = useState(1)
  const address = addressOfFile(file)
  const languages = address ? (view?.locales.filter((id) => id !== address.locale) ?? []) : []
  const stored = usePageDrafts(({ value }) => value)
  const others = stored.filter((one) => one.file !== file)
  const own = state.settled.text === state.settled.base ? [] : [state.settled]
  const published = { file, text: draft.base ?? '', ...(draft.base !== undefined && { base: draft.base }) }
  const replace = (text: string, words: string) => {
    change({ ...draft, text })
    setEvent(text === draft.text ? undefined : { text: words, before: draft })
  }
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <Workbench
      {...state}
      {...parts}
      field={field}
      firstFile={file}
      event={event}
      onEvent={setEvent}
      onDropFile={async (dropped) => replace(await dropped.text(), texts.kept)}
      drafts={[...own, ...others]}
      onCaret={setLine}
      beside={
        address &&
        beside && (
          <OtherLanguage
            file={file.replace(/^[^/]+/, beside)}
            address={inLocale(address, beside)}
            text={draft.text}
            line={line}
            isBehind={draft.base !== undefined && (view?.behind ?? false)}
            onOpen={(other) => onOpen({ file: other, title: page.title })}
          />
        )
      }
      onDone={() => {
        change(published)
        removeDrafts([file, ...others.map((one) => one.file)])
        onClose()
      }}
      tools={
        <div className={`${previewStyles.tools} ${styles.head}`}>
          <h1 className={styles.title}>
            {fill(draft.base === undefined ? texts.newPage.heading : texts.title, { title: page.title })}
          </h1>
          <div className={previewStyles.deeds}>
            <button type="button" className={previewStyles.tool} onClick={onClose}>
              <Icon shape={ArrowLeft} size={16} />
              {texts.back}
            </button>
            <button
              type="button"
              className={previewStyles.tool}
              disabled={draft.text === draft.base}
              onClick={() => replace(published.text, texts.discarded)}
            >
              <Icon shape={Trash2} size={16} />
              {texts.discard}
            </button>
            <button
              type="button"
              className={previewStyles.tool}
              aria-expanded={isNewPageOpen}
              onClick={() => setNewPageOpen(!isNewPageOpen)}
            >
              <Icon shape={FilePlus} size={16} />
              {texts.newPage.open}
            </button>
            {languages.map((id) => (
              <button
                key={id}
                type="button"
                className={previewStyles.tool}
                aria-pressed={beside === id}
                onClick={() => setBeside(beside === id ? undefined : id)}
              >
                <Icon shape={Columns2} size={16} />
                {fill(texts.beside, { language: localeOf(id).label })}
              </button>
            ))}
          </div>
          {isNewPageOpen && address && <NewPageForm below={address} onCreated={onOpen} />}
          {others.length > 0 && <OtherDrafts drafts={others} onOpen={onOpen} />}
        </div>
      }
    />
  )
}

interface OtherDraftsProps {
  readonly drafts: readonly Draft[]
  readonly onOpen: EditorOfFileProps['onOpen']
}

/** Links to the pages of other drafts. New pages, which the site doesn't have, open here. */
function OtherDrafts({ drafts, onOpen }: OtherDraftsProps) {
  const texts = useEditTexts()
  const id = useId()
  return (
    <div className={styles.others}>
      <p id={id}>{texts.drafts}</p>
      <ul aria-labelledby={id}>
        {drafts.map(({ file, base }) => {
          const address = addressOfFile(file)
          return (
            <li key={file}>
              {address && base !== undefined && (
                <SiteLink to={{ kind: 'page', address, search: '', hash: '' }}>{file}</SiteLink>
              )}
              {address && base === undefined && (
                <button type="button" onClick={() => onOpen({ file, title: file })}>
                  {file}
                </button>
              )}
              {!address && (
                <>
                  {file}{' '}
                  <button type="button" onClick={() => removeDrafts([file])}>
                    {fill(texts.discardOther, { file })}
                  </button>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
