import { type ComponentType, type DragEvent, useId, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { localeOf, rootLocale } from '../../config/locales/locale.ts'
import { fill } from '../../config/locales/texts.ts'
import type { ContentIssue } from '../../content/issue.ts'
import { addressOfFile } from '../../content/page-path.ts'
import type { PageTarget } from '../../data/page-query.ts'
import { contentText } from '../../data/page-query.ts'
import { useCurrentPage } from '../../ui/page/current-page.tsx'
import { DraftTools } from './draft-tools.tsx'
import { IssueList, IssueSummary } from './issue-list.tsx'
import { Look, type PageScreens } from './look.tsx'
import { MarkdownEditor } from './markdown-editor.tsx'
import styles from './preview.module.css'
import type { Draft } from './preview-draft.ts'
import { usePreviewTexts } from './preview-texts.ts'
import { useDraft } from './use-draft.ts'
import { useReading } from './use-reading.ts'
import { useWideElement } from './wide-element.ts'

type Pane = 'write' | 'look'

/** An action on the draft as a whole, and the draft before it. */
interface Event {
  readonly text: string
  readonly before?: Draft
}

interface PreviewProps {
  readonly screens: PageScreens
  /** Hands in the draft. */
  readonly HandIn: ComponentType<{ readonly draft: Draft; readonly onDone: () => void }>
}

/**
 * The preview of a draft: markdown on one side, the resulting page on the other, with the content check's
 * issues by line (Spec X5). Everything runs in the browser; the draft stays on the device.
 */
export default function Preview({ screens, HandIn }: PreviewProps) {
  const { locale } = useCurrentPage()
  const texts = usePreviewTexts()
  const { draft, settled, isStored, change } = useDraft(`${locale.id}/guide/draft.md`)
  const target = useTarget(settled.file, `${locale.id}/guide/draft.md`)
  const reading = useReading(settled, target)
  const issues = draft.text === '' ? undefined : reading?.issues
  const [pane, setPane] = useState<Pane>('write')
  const [event, setEvent] = useState<Event>()
  const [isOver, setOver] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const [marker, host] = useWideElement()

  const replace = (next: Draft, text: string) => {
    change(next)
    setEvent(draft.text === '' || draft.text === next.text ? undefined : { text, before: draft })
  }
  const open = async (file: File) => {
    const folder = draft.file.slice(0, draft.file.lastIndexOf('/') + 1)
    replace(
      { file: `${folder}${file.name.replace(/\.(?:markdown|txt)$/i, '.md')}`, text: await file.text() },
      texts.replaced,
    )
  }
  const load = async () => {
    setEvent({ text: texts.loading })
    try {
      const found = await contentText(draft.file)
      if (found === undefined) return setEvent({ text: fill(texts.notThere, { file: draft.file }) })
      replace({ file: draft.file, text: found.text, base: found.text }, texts.replaced)
      if (found.savedAt === undefined) return
      const date = new Intl.DateTimeFormat(locale.lang, { dateStyle: 'long', timeStyle: 'short' })
      const text = fill(texts.savedCopy, { date: date.format(found.savedAt) })
      setEvent({ text, ...(draft.text !== '' && { before: draft }) })
    } catch {
      setEvent({ text: texts.notLoaded })
    }
  }
  const remove = () => {
    replace({ file: draft.file, text: '' }, texts.removed)
    field.current?.focus()
  }
  const drop = (dropped: DragEvent) => {
    setOver(false)
    const [file] = dropped.dataTransfer.files
    if (!file) return
    dropped.preventDefault()
    open(file)
  }
  const choose = ({ line }: ContentIssue) => {
    setPane('write')
    requestAnimationFrame(() => select(field.current, line))
  }

  const workbench = (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are dropped anywhere on it; a button does the same by keyboard
    <div
      className={styles.workbench}
      data-pane={pane}
      onDragOver={(over) => {
        if (!over.dataTransfer.types.includes('Files')) return
        over.preventDefault()
        setOver(true)
      }}
      onDragLeave={(left) => !left.currentTarget.contains(left.relatedTarget as Node) && setOver(false)}
      onDrop={drop}
    >
      <DraftTools
        draft={draft}
        onFile={(file) => change({ file, text: draft.text })}
        onOpen={open}
        onLoad={load}
        onRemove={remove}
      />
      <fieldset className={styles.panes}>
        <legend className="visually-hidden">{texts.show}</legend>
        {(['write', 'look'] as const).map((name) => (
          <label key={name}>
            <input
              type="radio"
              name={`${id}-pane`}
              checked={pane === name}
              onChange={() => setPane(name)}
              className="visually-hidden"
            />
            {texts[name]}
          </label>
        ))}
      </fieldset>
      <p className={styles.event} role="status">
        {event?.text}
        {event?.before && (
          <button
            type="button"
            onClick={() => {
              change(event.before ?? draft)
              setEvent(undefined)
            }}
          >
            {texts.undo}
          </button>
        )}
        {!isStored && <span data-warning>{texts.notStored}</span>}
      </p>
      <div className={styles.writing}>
        <IssueSummary id={`${id}-summary`} issues={issues} />
        <MarkdownEditor
          ref={field}
          label={texts.markdown}
          placeholder={texts.placeholder}
          describedBy={`${id}-summary`}
          lang={localeOf(target.textLocale).lang}
          text={draft.text}
          issues={issues ?? []}
          onChange={(text) => change({ ...draft, text })}
        />
        <IssueList issues={issues ?? []} onChoose={choose} />
      </div>
      <section className={styles.looking} aria-label={texts.label}>
        {settled.text === '' && (
          <p className={styles.empty}>{pane === 'look' ? texts.emptyOnPhone : texts.empty}</p>
        )}
        {settled.text !== '' && reading && <Look page={reading.page} screens={screens} />}
      </section>
      {settled.text !== '' && settled.text !== settled.base && <HandIn draft={settled} onDone={remove} />}
      {isOver && <p className={styles.over}>{texts.dropHere}</p>}
    </div>
  )
  return (
    <>
      <span ref={marker} hidden />
      {host && createPortal(workbench, host)}
    </>
  )
}

/** Returns the address and file of the draft on the site; those of the first draft if the name is not a page's. */
function useTarget(file: string, fallback: string): PageTarget {
  return useMemo(() => {
    const known = addressOfFile(file) ? file : fallback
    const address = addressOfFile(known) ?? { locale: rootLocale.id, route: '/draft.html' }
    return { address, file: known, textLocale: address.locale }
  }, [file, fallback])
}

/** Puts the caret on a line and scrolls it into view. */
function select(field: HTMLTextAreaElement | null, line: number): void {
  if (!field) return
  const lines = field.value.split('\n')
  const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0)
  field.focus({ preventScroll: true })
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
  field.previousElementSibling?.children[line - 1]?.scrollIntoView({ block: 'center' })
}
