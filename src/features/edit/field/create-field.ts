import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import {
  type Diagnostic,
  forEachDiagnostic,
  lintGutter,
  nextDiagnostic,
  previousDiagnostic,
  setDiagnostics,
} from '@codemirror/lint'
import { search, searchKeymap } from '@codemirror/search'
import { Annotation, EditorState, type Extension, type Text } from '@codemirror/state'
import {
  type Command,
  Decoration,
  EditorView,
  highlightActiveLine,
  type KeyBinding,
  keymap,
  lineNumbers,
  placeholder,
} from '@codemirror/view'
import type { SourcePosition } from '../preview/shown-blocks.ts'
import type { SourcePoint } from '../preview/source-blocks.ts'
import { fieldTheme } from './field-theme.ts'
import { markdownHighlighting } from './markdown-language.ts'
import { pastesImages } from './pastes-images.ts'
import { pastesTables } from './pastes-tables.ts'

/** A problem of a whole line. */
export interface LineProblem {
  /** 1-based. */
  readonly line: number
  readonly severity: 'error' | 'warning'
  readonly message: string
}

interface ShownText {
  /** A shadow root, in which the styles of the field need no permission of the site's policy. */
  readonly root: ShadowRoot
  readonly text: string
  readonly label: string
  readonly lang: string
  /** Texts of the search and the problems, by the English one. */
  readonly phrases: Readonly<Record<string, string>>
}

interface FieldOptions extends ShownText {
  readonly isMarkdown: boolean
  readonly placeholder: string
  /** Said when a table was pasted. */
  readonly tablePasted: string
  /** Called with what was typed, not with what `setText` sets. */
  readonly onType: (text: string) => void
  /** Called with the line of the caret, 1-based, when the reader moves it or types. */
  readonly onCaret: (line: number) => void
  /** Called with a pasted image. */
  readonly onImage: (file: File) => void
}

interface ReadOnlyOptions extends ShownText {
  /** Lines to mark, 1-based. */
  readonly marked: readonly number[]
}

const isSet = Annotation.define<true>()

/** Goes to a problem, and says what it is. */
const sayProblem =
  (go: Command): Command =>
  (view) => {
    if (!go(view)) return false
    const { from } = view.state.selection.main
    const messages: string[] = []
    forEachDiagnostic(view.state, ({ message }, start) => void (start === from && messages.push(message)))
    view.dispatch({ effects: EditorView.announce.of(messages.join(' ')) })
    return true
  }

const problemKeymap: readonly KeyBinding[] = [
  { key: 'F8', run: sayProblem(nextDiagnostic), shift: sayProblem(previousDiagnostic) },
]

/** Returns a field for Markdown with highlighting, undo, and search. Tab leaves it, as it leaves other fields. */
export function createField(options: FieldOptions): EditorView {
  const { isMarkdown, onType, onCaret, onImage } = options
  return showIn(options, [
    EditorView.contentAttributes.of({
      'aria-describedby': 'description',
      spellcheck: 'false',
      autocapitalize: 'off',
    }),
    placeholder(options.placeholder),
    lintGutter(),
    history(),
    isMarkdown ? [markdownHighlighting, pastesImages(onImage), pastesTables(options.tablePasted)] : [],
    keymap.of([...historyKeymap, ...problemKeymap]),
    EditorView.updateListener.of(({ docChanged, selectionSet, state, transactions }) => {
      if (transactions.some((one) => one.annotation(isSet))) return
      if (docChanged) onType(state.doc.toString())
      if (docChanged || selectionSet) onCaret(state.doc.lineAt(state.selection.main.head).number)
    }),
  ])
}

/** Returns a field with a text that can be read, searched, and copied. */
export function createReadOnlyField({ marked, ...options }: ReadOnlyOptions): EditorView {
  const decoration = Decoration.line({ class: 'cm-markedLine' })
  return showIn(options, [
    markdownHighlighting,
    EditorState.readOnly.of(true),
    EditorView.decorations.of(({ state: { doc } }) =>
      Decoration.set(
        marked.filter((line) => line <= doc.lines).map((line) => decoration.range(doc.line(line).from)),
        true,
      ),
    ),
  ])
}

function showIn({ root, text, label, lang, phrases }: ShownText, own: Extension): EditorView {
  return new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: text,
      extensions: [
        EditorState.phrases.of(phrases),
        // Checks of accessibility don't know that what is editable can have the focus.
        EditorView.contentAttributes.of({ 'aria-label': label, lang, tabindex: '0' }),
        EditorView.lineWrapping,
        lineNumbers(),
        highlightActiveLine(),
        search({ top: true }),
        own,
        keymap.of([...searchKeymap, ...defaultKeymap]),
        fieldTheme,
      ],
    }),
  })
}

/** Replaces the part of the text that differs, so that the caret and the scroll position stay. It can be undone. */
export function setText(view: EditorView, given: string): void {
  const now = view.state.doc.toString()
  // As the field itself reads them.
  const text = given.replaceAll(/\r\n?/g, '\n')
  if (now === text) return
  const shorter = Math.min(now.length, text.length)
  let start = 0
  while (start < shorter && now[start] === text[start]) start++
  let end = 0
  while (end < shorter - start && now.at(-1 - end) === text.at(-1 - end)) end++
  view.dispatch({
    changes: { from: start, to: now.length - end, insert: text.slice(start, text.length - end) },
    annotations: isSet.of(true),
  })
}

/** Marks the lines with problems. Lines that the text no longer has are left out. */
export function showProblems(view: EditorView, problems: readonly LineProblem[]): void {
  view.dispatch(setDiagnostics(view.state, diagnosticsOf(view.state.doc, problems)))
}

function diagnosticsOf(text: Text, problems: readonly LineProblem[]): Diagnostic[] {
  return problems.flatMap(({ line, severity, message }) => {
    if (line < 1 || line > text.lines) return []
    const { from, to } = text.line(line)
    return { from, to, severity, message }
  })
}

/** Selects a line, and scrolls it to the center. */
export function selectLine(view: EditorView, line: number): void {
  const { from, to } = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines))
  view.dispatch({
    selection: { anchor: from, head: to },
    effects: EditorView.scrollIntoView(from, { y: 'center' }),
  })
}

/** Puts the caret where words are in a block for the given time, or at its first letter, and scrolls it to the center. */
export function goTo(view: EditorView, { block, words, before }: SourcePosition): void {
  const { doc } = view.state
  const offsetOf = ({ line, column }: SourcePoint) => {
    const { from, to } = doc.line(Math.min(line, doc.lines))
    return Math.min(from + column - 1, to)
  }
  const start = offsetOf(block.start)
  const source = doc.sliceString(start, offsetOf(block.end))
  const pieces = source.split(words)
  const isThere = words !== '' && pieces.length > before + 1
  const firstLetter = Math.max(0, source.search(/[\p{L}\p{N}]/u))
  const anchor = start + (isThere ? pieces.slice(0, before + 1).join(words).length : firstLetter)
  view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) })
  view.focus()
}

/** Puts the caret at the end of a line. */
export function goToEndOfLine(view: EditorView, line: number): void {
  const { to } = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines))
  view.dispatch({ selection: { anchor: to }, scrollIntoView: true })
  view.focus()
}

/** Puts the caret on a line, and scrolls it to the center. The focus stays where it is. */
export function showLine(view: EditorView, line: number): void {
  const { from } = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines))
  view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) })
}
