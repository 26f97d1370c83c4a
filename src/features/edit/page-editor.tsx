import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Columns2, FilePlus, FileX, FolderInput, Trash2 } from 'lucide'
import { useEffect, useMemo, useRef, useState } from 'react'
import { editTextsOf } from '../../config/locales/edit-texts.ts'
import { type LocaleId, localeOf } from '../../config/locales/locale.ts'
import { fill } from '../../config/locales/texts.ts'
import { addressOfFile, inLocale } from '../../content/page-path.ts'
import type { Page } from '../../content/page-view.ts'
import { textToEdit } from '../../data/page-query.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useCurrentPage, useLocale } from '../../ui/page/current-page.tsx'
import type { MarkdownFieldHandle } from './field/markdown-field.tsx'
import { keepPage } from './move/keep-page.ts'
import { type Preparation, PrepareForm, type PrepareFormProps } from './move/prepare-form.tsx'
import { DiscardForm } from './new-page/discard-form.tsx'
import { NewPageForm } from './new-page/new-page-form.tsx'
import { renewMenus } from './new-page/renew-menus.ts'
import { arrivedDraft, type OpenedDraft, openStoredDraft } from './open-draft.ts'
import { OtherDrafts } from './other-drafts.tsx'
import { OtherLanguage } from './other-language.tsx'
import {
  draftOf,
  isChange,
  pageDraftStorage,
  removeDrafts,
  storeDrafts,
  storedDrafts,
  usePageDrafts,
} from './page-drafts.ts'
import styles from './page-editor.module.css'
import { isOnSite } from './preview/draft.ts'
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
  readonly onOpen: (page: PageEditorProps['page'], news?: DraftEvent) => void
  /** What the editor says at first. */
  readonly news: DraftEvent | undefined
}

/** A page's Markdown beside the page. What is typed stays on the device as a draft until it is handed in or discarded. */
export default function PageEditor(props: PageEditorProps) {
  const [opened, open] = useState<Pick<EditorOfFileProps, 'page' | 'news'>>({
    page: { ...props.page, file: draftOf(props.page.file)?.file ?? props.page.file },
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
  const drafts = usePageDrafts(({ value }) => value)
  const isDeleted = drafts.some((draft) => draft.file === page.file && draft.isDeleted)
  const { data, isError, refetch } = useQuery({
    queryKey: ['opened-draft', page.file],
    queryFn: async () => {
      const load = async (file: string) => (await textToEdit(file))?.text
      renewMenus(load).catch(() => undefined)
      const own = draftOf(page.file)
      const former = own ? undefined : await formerDraft(page.file, load)
      const stored = own ?? (former && { ...former, file: page.file })
      const opened = await openStoredDraft(page.file, stored, load, texts)
      if (!former) return opened
      storeDrafts([opened.draft], [former.file])
      return { ...opened, news: opened.news === 'conflicts' ? 'movedConflicts' : 'moved' } as const
    },
    enabled: isMine === true && !isDeleted,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  })
  if (isDeleted)
    return (
      <div className={styles.waiting}>
        <p role="status">{texts.remove.waiting}</p>
        <div className={styles.tools}>
          <Button onClick={() => keepPage(page.file)}>{texts.remove.keep}</Button>
          <Button onClick={onClose}>{texts.back}</Button>
        </div>
        <props.HandIn
          drafts={drafts}
          onDone={() => {
            removeDrafts(drafts.map(({ file }) => file))
            onClose()
          }}
        />
      </div>
    )
  if (isMine && data) return <OpenEditor {...props} opened={data} />
  return (
    <div className={styles.waiting} role="status" data-next-focus>
      <p>{(isMine === false && texts.otherTab) || (isError ? texts.failed : texts.loading)}</p>
      <div className={styles.tools}>
        {isError && <Button onClick={() => refetch()}>{texts.retry}</Button>}
        <Button onClick={onClose}>{texts.back}</Button>
      </div>
    </div>
  )
}

/** Returns the draft of a page that has moved to this file meanwhile. */
async function formerDraft(file: string, load: (file: string) => Promise<string | undefined>) {
  const text = storedDrafts().some(isOnSite) ? await load(file).catch(() => undefined) : undefined
  return text === undefined ? undefined : arrivedDraft(file, text, draftOf)
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
    news ??
      (opened.news && {
        text: texts[opened.news],
        ...(opened.before && { undo: () => change(opened.before ?? opened.draft) }),
      }),
  )
  const field = useRef<MarkdownFieldHandle>(null)
  const { view } = useCurrentPage()
  const [form, setForm] = useState<'new' | 'discard' | Preparation>()
  const [beside, setBeside] = useState<LocaleId>()
  const [line, setLine] = useState(1)
  const address = addressOfFile(file)
  const languages = address ? (view?.locales.filter((id) => id !== address.locale) ?? []) : []
  const stored = usePageDrafts(({ value }) => value)
  const others = stored.filter((one) => one.file !== file)
  const own = isChange(state.settled) ? [state.settled] : []
  const published = { file, text: draft.base ?? '', ...(draft.base !== undefined && { base: draft.base }) }
  const replace = (text: string, words: string) => {
    change({ ...draft, text })
    setEvent(text === draft.text ? undefined : { text: words, undo: () => change(draft) })
  }
  const language = file.slice(0, file.indexOf('/') + 1)
  const path = file.slice(language.length)
  const isNew = draft.base === undefined && draft.movedFrom === undefined
  const forms = [
    ...(isNew ? [['discard', Trash2, texts.discardPage.open] as const] : []),
    ['new', FilePlus, texts.newPage.open],
    ['move', FolderInput, texts.move.open],
    ...(draft.base === undefined ? [] : [['remove', FileX, texts.remove.open] as const]),
  ] as const
  const prepared: PrepareFormProps['onPrepared'] = ({ drafts, undo }, given) => {
    const target = language + given
    const values = { path, count: drafts.length }
    if (form === 'move')
      return onOpen({ file: target, title: page.title }, { text: fill(texts.move.done, values) })
    const back = () => {
      undo()
      onOpen(page)
    }
    // Only its file is known of the page for the readers.
    onOpen({ file: target, title: target }, { text: fill(texts.remove.done, values), undo: back })
  }
  // The description is what the draft of a new page needs next.
  const emptyLine = isNew ? opened.draft.text.split('\n').indexOf('description: ') + 1 : 0
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <Workbench
      {...state}
      {...parts}
      field={field}
      startLine={emptyLine || undefined}
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
          <h1 className={styles.title} data-next-focus>
            {fill(draft.base === undefined ? texts.newPage.heading : texts.title, { title: page.title })}
          </h1>
          <div className={previewStyles.deeds}>
            <button type="button" className={previewStyles.tool} onClick={onClose}>
              <Icon shape={ArrowLeft} size={16} />
              {texts.back}
            </button>
            {draft.movedFrom === undefined && !isNew && (
              <button
                type="button"
                className={previewStyles.tool}
                disabled={draft.text === draft.base}
                onClick={() => replace(published.text, texts.discarded)}
              >
                <Icon shape={Trash2} size={16} />
                {texts.discard}
              </button>
            )}
            {forms.map(([name, shape, label]) => (
              <button
                key={name}
                type="button"
                className={previewStyles.tool}
                aria-expanded={form === name}
                onClick={() => setForm(form === name ? undefined : name)}
              >
                <Icon shape={shape} size={16} />
                {label}
              </button>
            ))}
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
          {form === 'new' && address && (
            <NewPageForm below={address} onCreated={(created, text) => onOpen(created, { text })} />
          )}
          {form === 'discard' && (
            <DiscardForm file={file} onDiscarded={onClose} onClose={() => setForm(undefined)} />
          )}
          {(form === 'move' || form === 'remove') && (
            <PrepareForm
              key={form}
              kind={form}
              file={file}
              path={form === 'move' ? path : heirOf(path)}
              onPrepared={prepared}
            />
          )}
          {others.length > 0 && (
            <OtherDrafts
              drafts={others}
              onOpen={(other) => onOpen({ file: other, title: other })}
              onKept={(kept, before) =>
                onOpen(
                  { file: kept, title: kept },
                  {
                    text: fill(texts.remove.kept, { file: kept }),
                    undo: () => {
                      storeDrafts(before)
                      onOpen(page)
                    },
                  },
                )
              }
              onDiscarded={(some) => setEvent({ text: texts.othersDiscarded, undo: () => storeDrafts(some) })}
            />
          )}
        </div>
      }
    />
  )
}

/** Returns the page of the folder that a page is in, or of the folder around the folder of which it is the page. */
function heirOf(path: string): string {
  const folders = path.split('/')
  const name = folders.pop()
  if (name === 'README.md' || name === 'index.md') folders.pop()
  return [...folders, 'README.md'].join('/')
}
