import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import {
  type ConstructName,
  constructs,
  insertConstruct,
} from '../../../src/features/edit/field/constructs.ts'

/** Inserts where the text has `<` and `>`, and marks the resulting selection in the same way. */
function inserted(name: ConstructName, marked: string): string {
  const anchor = marked.indexOf('<')
  const head = marked.indexOf('>') - 1
  const doc = marked.replace(/[<>]/g, '')
  const state = EditorState.create({ doc, selection: { anchor, head } })
  const next = state.update(insertConstruct(state, constructs[name], 'Text')).state
  const { from, to } = next.selection.main
  return `${next.sliceDoc(0, from)}<${next.sliceDoc(from, to)}>${next.sliceDoc(to)}`
}

test.each<readonly [ConstructName, string, string]>([
  ['tip', '<>', '::: tip\n<Text>\n:::'],
  ['tip', 'one\n<>\ntwo', 'one\n\n::: tip\n<Text>\n:::\n\ntwo'],
  ['warning', 'one\n\nt<w>o\n\nthree', 'one\n\n::: warning\n<two>\n:::\n\nthree'],
  ['tabs', 'a\n\n<b\nc>', 'a\n\n::: tabs\n@tab Linux\n<b\nc>\n@tab Windows\n\n:::'],
  ['code', 'one<>', '```bash\n<one>\n```'],
  ['code', '\n<>', '\n```bash\n<Text>\n```'],
  ['table', '<>', '| <Text> |  |\n| --- | --- |\n|  |  |'],
  ['link', 'see <this> page', 'see [<this>](./README.md) page'],
])('%s in %j', (name, before, after) => {
  expect(inserted(name, before)).toBe(after)
})
