import {
  type ComponentType,
  type DragEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { localeIds } from '../../../config/locales/each-locale.ts'
import { localeOf, rootLocale } from '../../../config/locales/locale.ts'
import { fill } from '../../../config/locales/texts.ts'
import type { ContentIssue, TextEdit } from '../../../content/issue.ts'
import { addressOfFile } from '../../../content/page-path.ts'
import type { PageTarget } from '../../../data/page-target.ts'
import { MarkdownField, type MarkdownFieldHandle } from '../field/markdown-field.tsx'
import type { HandInProps } from '../hand-in/hand-in-props.ts'
import { ImageForm } from '../images/image-form.tsx'
import { useDraftImages } from '../images/use-draft-images.ts'
import { applyEdit } from './apply-edit.ts'
import type { Draft } from './draft.ts'
import { IssueList, IssueSummary, useIssueWords } from './issue-list.tsx'
import { Look, type PageScreens } from './look.tsx'
import styles from './preview.module.css'
import { usePreviewTexts } from './preview-texts.ts'
import { clickedPosition } from './shown-blocks.ts'
import { useCheckedDraft } from './use-checked-draft.ts'
import type { DraftState } from './use-draft.ts'
import { useFollow } from './use-follow.ts'
import { useWideElement } from './wide-element.ts'

type Pane = 'write' | 'look' | 'handIn'

/** What does something else when it is clicked. */
const actions = 'a, button, input, select, textarea, label, summary, iframe, audio, video'

/** An action on drafts as a whole, and how to take it back. */
export interface DraftEvent {
  readonly text: string
  readonly undo?: () => void
}

/** What the routes and the frame provide, which are above this feature. */
export interface DraftParts {
  readonly screens: PageScreens
  /** Hands in drafts. */
  readonly HandIn: ComponentType<HandInProps>
}

interface WorkbenchProps extends DraftState, DraftParts {
  readonly field: RefObject<MarkdownFieldHandle | null>
  /** The file of the first draft, for addresses while the name of a file is no page's. */
  readonly firstFile: string
  readonly event: DraftEvent | undefined
  readonly onEvent: (event: DraftEvent | undefined) => void
  /** The actions above the editor. */
  readonly tools: ReactNode
  /** Line of the text at whose end the editor begins, 1-based. */
  readonly startLine?: number | undefined
  /** What is shown instead of the page. */
  readonly beside?: ReactNode
  /** Called with the line of the caret, 1-based. */
  readonly onCaret?: (line: number) => void
  /** Called with a file that is dropped anywhere. */
  readonly onDropFile: (file: File) => void
  /** The drafts to hand in. */
  readonly drafts: readonly Draft[]
  /** Called when they are handed in. */
  readonly onDone: () => void
}

/**
 * Markdown on one side, the resulting page on the other, with the content check's issues by line. Everything runs in the
 * browser; the draft stays on the device.
 */
export function Workbench(props: WorkbenchProps) {
  const { draft, settled, isStored, change, firstFile, screens, HandIn, field, event, onEvent, drafts } =
    props
  const texts = usePreviewTexts()
  const target = useTarget(settled.file, firstFile)
  const isMarkdown = !target.file.endsWith('.json')
  const { reading, isOld } = useCheckedDraft(settled, target)
  const issues = draft.text === '' ? undefined : reading?.issues
  const words = useIssueWords(issues)
  const [pane, setPane] = useState<Pane>('write')
  const [isOver, setOver] = useState(false)
  const [marker, host] = useWideElement()
  const look = useRef<HTMLElement>(null)
  const [image, setImage] = useState<{ readonly file?: File | undefined }>()
  useDraftImages()
  const { follow, show } = useFollow(look, reading?.blocks)

  const drop = (dropped: DragEvent) => {
    setOver(false)
    const [file] = dropped.dataTransfer.files
    if (!file) return
    dropped.preventDefault()
    if (isMarkdown && file.type.startsWith('image/')) setImage({ file })
    else props.onDropFile(file)
  }
  const choose = ({ line }: ContentIssue) => {
    setPane('write')
    requestAnimationFrame(() => field.current?.selectLine(line))
  }
  const fix = (issue: ContentIssue, edit: TextEdit) => {
    const text = applyEdit(draft.text, edit)
    if (text !== undefined && text !== draft.text) {
      change({ ...draft, text })
      onEvent({ text: fill(texts.fixed, { line: edit.line }), undo: () => change(draft) })
    }
    choose(issue)
  }

  const goToSource = (event: MouseEvent<HTMLElement>) => {
    const isAction = event.target instanceof Element && event.target.closest(actions)
    if (isAction || !reading || getSelection()?.isCollapsed === false) return
    const position = clickedPosition(event.currentTarget, reading.blocks, event.nativeEvent)
    if (!position) return
    setPane('write')
    requestAnimationFrame(() => field.current?.goTo(position))
  }
  const choosePane = (name: Pane) => {
    setPane(name)
    if (name === 'look') requestAnimationFrame(show)
  }

  const done = () => {
    setPane('write')
    props.onDone()
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
      {props.tools}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div role="group" aria-label={texts.show} className={styles.panes}>
        {(['write', 'look', 'handIn'] as const).map((name) => (
          <button key={name} type="button" aria-pressed={pane === name} onClick={() => choosePane(name)}>
            {texts[name]}
          </button>
        ))}
      </div>
      <p className={styles.event} role="status">
        {event?.text}
        {event?.undo && (
          <button
            type="button"
            onClick={() => {
              onEvent(undefined)
              event.undo?.()
            }}
          >
            {texts.undo}
          </button>
        )}
        {!isStored && <span data-warning>{texts.notStored}</span>}
        {isOld && <span data-warning>{texts.notChecked}</span>}
      </p>
      {(drafts.length > 0 || pane === 'handIn') && (
        <div className={styles.handIn}>
          <HandIn drafts={drafts} isChosen={pane === 'handIn'} onDone={done} />
        </div>
      )}
      {image && (
        <ImageForm
          key={image.file?.name}
          page={target.file}
          given={image.file}
          onInsert={(markdown) => {
            setImage(undefined)
            field.current?.insertImage(markdown)
          }}
          onClose={() => {
            setImage(undefined)
            field.current?.focus()
          }}
        />
      )}
      <div className={styles.sides}>
        <div className={styles.writing}>
          <IssueSummary issues={issues} />
          <MarkdownField
            key={target.textLocale}
            ref={field}
            label={isMarkdown ? texts.markdown : texts.json}
            isMarkdown={isMarkdown}
            placeholder={texts.placeholder}
            description={words ?? ''}
            lang={localeOf(target.textLocale).lang}
            text={draft.text}
            startLine={props.startLine}
            issues={issues ?? []}
            onChange={(text) => change({ ...draft, text })}
            onImage={(file) => setImage({ file })}
            onCaret={(line) => {
              follow(line)
              props.onCaret?.(line)
            }}
          />
          <IssueList issues={issues ?? []} onChoose={choose} onFix={fix} />
        </div>
        {props.beside && <div className={styles.looking}>{props.beside}</div>}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for pointers; the caret moves by keys in the field */}
        <section
          ref={look}
          className={styles.looking}
          aria-label={texts.label}
          hidden={Boolean(props.beside)}
          onClick={goToSource}
        >
          {settled.text === '' && (
            <p className={styles.empty}>{pane === 'look' ? texts.emptyOnPhone : texts.empty}</p>
          )}
          {settled.text !== '' && reading && <Look page={reading.page} screens={screens} />}
        </section>
      </div>
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
    const locale = localeIds.find((id) => known.startsWith(`${id}/`)) ?? rootLocale.id
    const address = addressOfFile(known) ?? { locale, route: known.endsWith('.json') ? '/' : '/draft.html' }
    return { address, file: known, textLocale: address.locale }
  }, [file, fallback])
}
