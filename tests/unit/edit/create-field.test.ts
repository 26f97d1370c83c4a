// @vitest-environment jsdom
import { undo } from '@codemirror/commands'
import { syntaxTree } from '@codemirror/language'
import { forEachDiagnostic } from '@codemirror/lint'
import type { EditorView } from '@codemirror/view'
import { afterEach, expect, test } from 'vitest'
import {
  createField,
  selectLine,
  setText,
  showProblems,
} from '../../../src/features/edit/field/create-field.ts'

let view: EditorView | undefined
afterEach(() => view?.destroy())

function field(text: string) {
  const host = document.body.appendChild(document.createElement('div'))
  const root = host.attachShadow({ mode: 'open' })
  const typed: string[] = []
  const onType = (next: string) => typed.push(next)
  const made = createField({
    isMarkdown: true,
    root,
    text,
    label: 'Markdown',
    lang: 'en',
    placeholder: '',
    phrases: {},
    tablePasted: 'Pasted.',
    onType,
    onCaret: () => undefined,
    onImage: () => undefined,
  })
  view = made
  return { made, typed, root }
}

test('a field has the role and the name of one, and its text can be read', () => {
  const { root } = field('Words.')
  const content = root.querySelector('[role="textbox"]')
  expect(content?.getAttribute('aria-label')).toBe('Markdown')
  expect(content?.getAttribute('aria-multiline')).toBe('true')
  expect(content?.textContent).toBe('Words.')
})

test('what is typed is reported, and what is set is not', () => {
  const { made, typed } = field('one\ntwo')
  made.dispatch({ changes: { from: 3, insert: '!' } })
  expect(typed).toEqual(['one!\ntwo'])
  setText(made, 'one!\ntwo and three')
  expect(typed).toHaveLength(1)
  expect(made.state.doc.toString()).toBe('one!\ntwo and three')
})

test('a text that is set keeps the caret, and can be undone', () => {
  const { made } = field('one two three')
  made.dispatch({ selection: { anchor: 7 } })
  setText(made, 'one two or three')
  expect(made.state.selection.main.head).toBe(7)
  undo(made)
  expect(made.state.doc.toString()).toBe('one two three')
})

test('a text with line breaks of Windows is the same text', () => {
  const { made } = field('one\r\ntwo')
  const before = made.state
  setText(made, 'one\r\ntwo')
  expect(made.state).toBe(before)
})

test('problems mark their lines, and a line that is gone is left out', () => {
  const { made } = field('one\n\nthree')
  showProblems(made, [
    { line: 3, severity: 'error', message: 'Wrong.' },
    { line: 9, severity: 'warning', message: 'Gone.' },
  ])
  const found: string[] = []
  forEachDiagnostic(made.state, ({ message, severity }, from) => found.push(`${from} ${severity} ${message}`))
  expect(found).toEqual(['5 error Wrong.'])
})

test('a line is selected, and a number after the end is the last line', () => {
  const { made } = field('one\ntwo')
  selectLine(made, 2)
  expect(made.state.sliceDoc(made.state.selection.main.from, made.state.selection.main.to)).toBe('two')
  selectLine(made, 40)
  expect(made.state.selection.main.to).toBe(7)
})

test('front matter and containers are told apart from Markdown', () => {
  const { made } = field('---\ntitle: One\n---\n\n::: tip\nWords.\n:::\n\n# Head\n')
  const names: string[] = []
  syntaxTree(made.state).iterate({ enter: ({ name, from, to }) => void names.push(`${name} ${from}-${to}`) })
  expect(names.filter((name) => /FrontMatter|Container|Paragraph|Heading/.test(name))).toEqual([
    'FrontMatter 0-18',
    'ContainerLine 20-27',
    'Paragraph 28-34',
    'ContainerLine 35-38',
    'ATXHeading1 40-46',
  ])
})

function paste(root: ShadowRoot, text: string) {
  const event = new Event('paste', { bubbles: true, cancelable: true })
  const clipboardData = { getData: (type: string) => (type === 'text/plain' ? text : '') }
  root.querySelector('[role="textbox"]')?.dispatchEvent(Object.assign(event, { clipboardData }))
}

test('a pasted table gets empty lines around it, and one undo removes it', () => {
  const { made, root } = field('one two')
  made.dispatch({ changes: { from: 7, insert: '!' }, userEvent: 'input.type' })
  made.dispatch({ selection: { anchor: 3, head: 4 } })
  paste(root, 'a\tb\nc\td')
  expect(made.state.doc.toString()).toBe('one\n\n| a | b |\n| --- | --- |\n| c | d |\n\ntwo!')
  undo(made)
  expect(made.state.doc.toString()).toBe('one two!')
})

test.each([
  ['a code block', '```\n\n```', 4],
  ['the front matter', '---\ntitle: a\n---\n', 12],
])('a table that is pasted into %s stays as it is', (_name, text, anchor) => {
  const { made, root } = field(text)
  made.dispatch({ selection: { anchor } })
  paste(root, 'a\tb\nc\td')
  expect(made.state.doc.toString()).toContain('a\tb\nc\td')
})
