import { redo, undo } from '@codemirror/commands'
import { openSearchPanel } from '@codemirror/search'
import type { Command, EditorView } from '@codemirror/view'
import {
  AppWindow,
  Code,
  Ellipsis,
  type IconNode,
  Image,
  Lightbulb,
  Link,
  Redo2,
  Search,
  Table,
  TriangleAlert,
  Undo2,
} from 'lucide'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { usePreviewTexts } from '../preview/preview-texts.ts'
import {
  type Construct,
  type ConstructName,
  constructs,
  insertConstruct,
  type MoreConstructName,
  moreConstructs,
} from './constructs.ts'
import styles from './markdown-field.module.css'

interface FieldTool {
  readonly label: string
  readonly shape: IconNode
  readonly run: Command
  /** Whether it moves the focus to its own field. */
  readonly takesFocus?: true
  /** Whether what it opens is open. */
  readonly isOpen?: boolean
}

const shapes: Readonly<Record<ConstructName, IconNode>> = {
  tip: Lightbulb,
  warning: TriangleAlert,
  tabs: AppWindow,
  code: Code,
  table: Table,
  link: Link,
}

const names = Object.keys(constructs) as readonly ConstructName[]
const moreNames = Object.keys(moreConstructs) as readonly MoreConstructName[]

interface FieldToolsProps {
  readonly view: RefObject<EditorView | undefined>
  /** Whether there are elements to insert. */
  readonly isMarkdown: boolean
  readonly onImage: () => void
}

/** Buttons above the field. Tab reaches one of them, and the arrow keys reach the others. */
export function FieldTools({ view, isMarkdown, onImage }: FieldToolsProps) {
  const texts = usePreviewTexts()
  const [current, setCurrent] = useState(0)
  const [isMore, setMore] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const insert = (construct: Construct) => (field: EditorView) => {
    field.dispatch(insertConstruct(field.state, construct, texts.word))
    return true
  }
  const elements: readonly FieldTool[] = [
    ...names.map((name) => ({
      label: texts.constructs[name],
      shape: shapes[name],
      run: insert(constructs[name]),
    })),
    {
      label: texts.image.title,
      shape: Image,
      run: () => {
        onImage()
        return true
      },
      takesFocus: true,
    },
    {
      label: texts.more,
      shape: Ellipsis,
      run: () => {
        setMore(!isMore)
        return true
      },
      takesFocus: true,
      isOpen: isMore,
    },
  ]
  const tools: readonly FieldTool[] = [
    { label: texts.undoTyping, shape: Undo2, run: undo },
    { label: texts.redoTyping, shape: Redo2, run: redo },
    { label: texts.find, shape: Search, run: openSearchPanel, takesFocus: true },
    ...(isMarkdown ? elements : []),
  ]
  const run = (tool: Pick<FieldTool, 'run' | 'takesFocus'>) => {
    const field = view.current
    if (!field) return
    tool.run(field)
    if (!tool.takesFocus) field.focus()
  }
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const last = tools.length - 1
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  const closeMore = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    setMore(false)
    bar.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
  }
  return (
    <>
      <div ref={bar} role="toolbar" aria-label={texts.tools} className={styles.tools} onKeyDown={move}>
        {tools.map((tool, index) => (
          <IconButton
            key={tool.label}
            label={tool.label}
            tabIndex={index === current ? 0 : -1}
            aria-expanded={tool.isOpen}
            onFocus={() => setCurrent(index)}
            onClick={() => run(tool)}
          >
            <Icon shape={tool.shape} size={18} />
          </IconButton>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div
        role="group"
        aria-label={texts.more}
        className={styles.more}
        hidden={!isMore}
        onKeyDown={closeMore}
      >
        {moreNames.map((name) => (
          <button
            key={name}
            type="button"
            onClick={() => {
              setMore(false)
              run({ run: insert(moreConstructs[name]) })
            }}
          >
            {texts.moreConstructs[name]}
          </button>
        ))}
      </div>
    </>
  )
}
