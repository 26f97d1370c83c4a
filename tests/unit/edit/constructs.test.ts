import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { checkPage } from '../../../src/check/check-page.ts'
import { openPage } from '../../../src/check/open-page.ts'
import {
  type ConstructName,
  constructs,
  insertConstruct,
  type MoreConstructName,
  moreConstructs,
} from '../../../src/features/edit/field/constructs.ts'

/** Inserts where the text has `<` and `>`, and marks the resulting selection in the same way. */
function inserted(name: ConstructName | MoreConstructName, marked: string): string {
  const anchor = marked.indexOf('<')
  const head = marked.indexOf('>') - 1
  const doc = marked.replace(/[<>]/g, '')
  const state = EditorState.create({ doc, selection: { anchor, head } })
  const next = state.update(insertConstruct(state, { ...constructs, ...moreConstructs }[name], 'Text')).state
  const { from, to } = next.selection.main
  return `${next.sliceDoc(0, from)}<${next.sliceDoc(from, to)}>${next.sliceDoc(to)}`
}

test.each<readonly [ConstructName | MoreConstructName, string, string]>([
  ['tip', '<>', '::: tip\n<Text>\n:::'],
  ['tip', 'one\n<>\ntwo', 'one\n\n::: tip\n<Text>\n:::\n\ntwo'],
  ['warning', 'one\n\nt<w>o\n\nthree', 'one\n\n::: warning\n<two>\n:::\n\nthree'],
  ['tabs', 'a\n\n<b\nc>', 'a\n\n::: tabs\n@tab Linux\n<b\nc>\n@tab Windows\n\n:::'],
  ['code', 'one<>', '```bash\n<one>\n```'],
  ['code', '\n<>', '\n```bash\n<Text>\n```'],
  ['table', '<>', '| <Text> |  |\n| --- | --- |\n|  |  |'],
  ['bold', 'one <two>', 'one **<two>**'],
  ['list', '<one\ntwo>', '<- one\n- two>'],
  ['details', 'one\n<>', 'one\n\n::: details\n<Text>\n:::'],
  ['link', 'see <this> page', 'see [<this>](./README.md) page'],
])('%s in %j', (name, before, after) => {
  expect(inserted(name, before)).toBe(after)
})

const page = (body: string) => `---\ntitle: A title\ndescription: A page.\n---\n\n${body}\n`

test.each(
  Object.keys({ ...constructs, ...moreConstructs }) as readonly (ConstructName | MoreConstructName)[],
)('a page with nothing but %s has no issue', async (name) => {
  const state = EditorState.create({ doc: page('') })
  const end = state.update({ selection: { anchor: state.doc.length } }).state
  const text = end
    .update(insertConstruct(end, { ...constructs, ...moreConstructs }[name], 'Text'))
    .state.doc.toString()
  const open = await openPage(text, 'en/guide/a.md', async () => 'Included.')
  expect(open && checkPage(open)).toEqual([])
})
