import { ArrowLeft, Columns2, FilePlus, FileX, FolderInput, ListTree, Trash2 } from 'lucide'
import { useEffect, useMemo, useRef, useState } from 'react'
import { editTextsOf } from '../../config/locales/edit-texts.ts'
import { type LocaleId, localeOf } from '../../config/locales/locale.ts'
import { fill } from '../../config/locales/texts.ts'
import { addressOfFile, indexFileNames, inLocale } from '../../content/page-path.ts'
import type { Page } from '../../content/page-view.ts'
import { Icon } from '../../ui/icon.tsx'
import { useCurrentPage, useLocale } from '../../ui/page/current-page.tsx'
import type { MarkdownFieldHandle } from './field/markdown-field.tsx'
import { MenuList } from './menu-list.tsx'
import { type Preparation, PrepareForm, type PrepareFormProps } from './move/prepare-form.tsx'
import { DiscardForm } from './new-page/discard-form.tsx'
import { NewPageForm } from './new-page/new-page-form.tsx'
import type { OpenedDraft } from './open-draft.ts'
import { OtherDrafts } from './other-drafts.tsx'
import { OtherLanguage } from './other-language.tsx'
import { isChange, pageDraftStorage, removeDrafts, storeDrafts, usePageDrafts } from './page-drafts.ts'
import styles from './page-editor.module.css'
import previewStyles from './preview/preview.module.css'
import { useDraft } from './preview/use-draft.ts'
import { type DraftEvent, type DraftParts, Workbench } from './preview/workbench.tsx'

export interface PageEditorProps extends DraftParts {
  readonly page: Pick<Page, 'file' | 'title'>
  readonly onClose: () => void
}

export interface EditorOfFileProps extends PageEditorProps {
  /** Opens the draft of another file in this place. */
  readonly onOpen: (page: PageEditorProps['page'], news?: DraftEvent) => void
  /** What the editor says at first. */
  readonly news: DraftEvent | undefined
}

/** The editor of a draft that is open, with what can be done with its page, and with the drafts of other pages. */
export function OpenEditor(props: EditorOfFileProps & { readonly opened: OpenedDraft }) {
  const { page, opened, onClose, onOpen, news, ...parts } = props
  const texts = editTextsOf(useLocale().id)
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
  const [form, setForm] = useState<'new' | 'discard' | 'menus' | Preparation>()
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
    ...(address
      ? [
          ['new', FilePlus, texts.newPage.open] as const,
          ['move', FolderInput, texts.move.open] as const,
          ...(draft.base === undefined ? [] : [['remove', FileX, texts.remove.open] as const]),
        ]
      : []),
    ['menus', ListTree, texts.menus.open],
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
            of={file}
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
          {form === 'menus' && (
            <MenuList
              language={language}
              current={file}
              onOpen={(menu) => onOpen({ file: menu, title: menu })}
            />
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
  if (indexFileNames.some((index) => index === name)) folders.pop()
  return [...folders, indexFileNames[0]].join('/')
}
