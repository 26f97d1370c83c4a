import { expect, test } from 'vitest'
import { mergeTexts } from '../../../src/features/edit/merge-texts.ts'
import { openDraft, openStoredDraft } from '../../../src/features/edit/open-draft.ts'

const names = { own: 'your draft', other: 'the page now' }
const file = 'en/a.md'
const base = 'one\ntwo\nthree\nfour\n'
const open = (stored: string | undefined, now: string | undefined) =>
  openDraft(file, stored === undefined ? undefined : { file, text: stored, base }, now, names)

test('without a draft, the editor begins with the page', () => {
  expect(open(undefined, base)).toEqual({ draft: { file, text: base, base } })
})

test('a draft of the page as it is continues', () => {
  expect(open('one\nTWO\n', base)).toEqual({ draft: { file, text: 'one\nTWO\n', base }, news: 'kept' })
})

test('without a network, a draft continues, and nothing else opens', () => {
  expect(open('mine', undefined).draft.text).toBe('mine')
  expect(() => open(undefined, undefined)).toThrow('There is no text of en/a.md.')
})

test('changes in other lines are merged, and the draft before them is kept', () => {
  const opened = open('one\nTWO\nthree\nfour\n', 'one\ntwo\nthree\nFOUR\n')
  expect(opened.news).toBe('merged')
  expect(opened.draft).toEqual({ file, text: 'one\nTWO\nthree\nFOUR\n', base: 'one\ntwo\nthree\nFOUR\n' })
  expect(opened.before?.text).toBe('one\nTWO\nthree\nfour\n')
})

test('of lines that both changed, both versions stay', () => {
  const opened = open('one\nmine\nthree\nfour\n', 'one\ntheirs\nthree\nfour\n')
  expect(opened.news).toBe('conflicts')
  expect(opened.draft.text).toBe(
    'one\n<<<<<<< your draft\nmine\n=======\ntheirs\n>>>>>>> the page now\nthree\nfour\n',
  )
})

test('a draft that was published meanwhile is no draft any more', () => {
  expect(open('published\n', 'published\n').news).toBeUndefined()
})

test('a merge of texts without line ends loses nothing', () => {
  expect(mergeTexts('a\nb', 'a', 'a', names)).toEqual({ text: 'a\nb', conflicts: 0 })
  expect(mergeTexts('', 'a\n', 'a\n', names)).toEqual({ text: '', conflicts: 0 })
})

test('a new page that was added as handed in is no draft any more, and of another one with its path both stay', () => {
  const stored = { file, text: '---\ntitle: A\n---\n\nMine.\n' }
  const added = '---\ntitle: A\nbasedOn: "0123456789abcdef"\n---\n\nMine.\n'
  expect(openDraft(file, stored, added, names)).toEqual({ draft: { file, text: added, base: added } })
  const { draft, news } = openDraft(file, stored, '---\ntitle: B\n---\n\nTheirs.\n', names)
  expect(news).toBe('conflicts')
  expect(draft.text).toMatch(/title: A[\s\S]*title: B[\s\S]*/)
  expect(draft.text).toContain('Mine.')
  expect(draft.text).toContain('Theirs.')
})

test('a page whose move was published meanwhile is no longer moved, and without a network nothing changes', async () => {
  const stored = { file: 'en/new.md', text: 'Text\nMore\n', base: 'Text\n', movedFrom: 'en/old.md' }
  const openWith = (texts: Readonly<Record<string, string>>) =>
    openStoredDraft('en/new.md', stored, async (path) => texts[path], names)
  expect((await openWith({ 'en/new.md': stored.text })).draft).toEqual({
    file: 'en/new.md',
    text: stored.text,
    base: stored.text,
  })
  expect((await openWith({ 'en/new.md': 'Head\nText\n' })).draft).toEqual({
    file: 'en/new.md',
    text: 'Head\nText\nMore\n',
    base: 'Head\nText\n',
  })
  expect((await openWith({ 'en/old.md': 'Text\n' })).draft).toEqual(stored)
  const offline = () => Promise.reject(new Error('offline'))
  expect((await openStoredDraft('en/new.md', stored, offline, names)).draft).toEqual(stored)
  await expect(openStoredDraft('en/new.md', undefined, offline, names)).rejects.toThrow('offline')
})
