import { ensureSyntaxTree } from '@codemirror/language'
import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { insertedImage } from '../../../src/features/edit/field/insert-image.ts'
import { markdownHighlighting } from '../../../src/features/edit/field/markdown-language.ts'

const front = '---\ntitle: A\n---'

test.each([
  ['at the caret', `${front}\n\nOne two`, front.length + 5, `${front}\n\nOne![a](/b) two`],
  ['below the front matter that the caret is in', `${front}\n\nOne`, 6, `${front}\n\n![a](/b)\n\nOne`],
  ['below the front matter of an empty page', front, 0, `${front}\n\n![a](/b)`],
  ['at the start of a page without front matter', 'One', 0, '![a](/b)One'],
])('an image is inserted %s', (_name, doc, anchor, expected) => {
  const state = EditorState.create({ doc, selection: { anchor }, extensions: markdownHighlighting })
  ensureSyntaxTree(state, doc.length, 1000)
  const next = state.update(insertedImage(state, '![a](/b)')).state
  expect(next.doc.toString()).toBe(expected)
  expect(next.sliceDoc(0, next.selection.main.head)).toMatch(/!\[a\]\(\/b\)$/)
})
