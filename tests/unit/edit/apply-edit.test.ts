import { expect, test } from 'vitest'
import { checkPage } from '../../../src/check/check-page.ts'
import type { LinkKnowledge } from '../../../src/check/link-faults.ts'
import { openPage } from '../../../src/check/open-page.ts'
import { applyEdit } from '../../../src/features/edit/preview/apply-edit.ts'

const pages = ['/guide/docker.html', '/guide/a.html', '/new/']

const knowledge = (isOnly: boolean): LinkKnowledge => ({
  resolve: (address) => {
    if (address.route === '/old.html') return { kind: 'redirect', to: { ...address, route: '/new/' } }
    if (!pages.includes(address.route)) return { kind: 'unknown', locale: 'en' }
    return { kind: 'page', address, file: '', textLocale: 'en' }
  },
  hasFile: () => true,
  nearest: ({ route }) => (route.includes('dcker') ? { file: 'en/guide/docker.md', isOnly } : undefined),
})

const strict = { check: { preset: 'strict' } } as const
const head = '---\ntitle: A\ndescription: A page.\n---\n\n'

async function issuesOf(text: string, isOnly = true) {
  const open = await openPage(text, 'en/guide/a.md', async () => undefined)
  if (!open) throw new Error('no page')
  return checkPage(open, knowledge(isOnly), strict)
}

test.each([
  ['a dead link', 'See [dcker.md](dcker.md "T").', 'See [dcker.md](./docker.md "T").'],
  ['a dead link in a quote, with a tab', '> -\ta [a](./dcker.md)', '> -\ta [a](./docker.md)'],
  [
    'a dead link on the second line of a paragraph',
    'One\n[two\nlines](./dcker.md)',
    'One\n[two\nlines](./docker.md)',
  ],
  ['a definition', 'See [a].\n\n[a]: ./dcker.md', 'See [a].\n\n[a]: ./docker.md'],
  ['an old address', '[a](../old.md?x=1#part)', '[a](../new/README.md?x=1#part)'],
  [
    'a section with one candidate',
    '[a](#update-it)\n\n## Update the image',
    '[a](#update-the-image)\n\n## Update the image',
  ],
  ['a heading without a space', '##Title', '## Title'],
  ['full-width colons', '：：： tip\n\nText.\n\n:::', '::: tip\n\nText.\n\n:::'],
  [
    'empty cells',
    '| a | b | c |\n| --- | --- | --- |\n|  | x | - |',
    '| a | b | c |\n| --- | --- | --- |\n| – | x | – |',
  ],
  [
    'an empty cell in a quote',
    '> | a | b |\n> | --- | --- |\n> |   | x |',
    '> | a | b |\n> | --- | --- |\n> | – | x |',
  ],
  ['a full-width heading', '＃＃ Title', '## Title'],
])('%s is solved by its edit', async (_name, body, fixed) => {
  const [edit, ...others] = (await issuesOf(head + body)).flatMap((issue) => issue.edit ?? [])
  expect(others).toEqual([])
  const text = edit && applyEdit(head + body, edit)
  expect(text).toBe(head + fixed)
  expect(await issuesOf(text ?? '')).toEqual([])
})

test.each([
  ['a dead link like two pages', '[a](./dcker.md)', false],
  ['a dead link like none', '[a](./nowhere.md)', true],
  ['a dead link to a section that may be elsewhere', '[a](./dcker.md#part)', true],
  ['an address that is written with references', '[a](./dcker&#46;md)', true],
  ['a section with two candidates', '[a](#the-update)\n\n## Update the image\n\n## Update the data', true],
  ['a code block without a language', '```\ncode\n```', true],
])('%s has no edit', async (_name, body, isOnly) => {
  const issues = await issuesOf(head + body, isOnly)
  expect(issues).not.toEqual([])
  expect(issues.flatMap((issue) => issue.edit ?? [])).toEqual([])
})

test('a text that has changed since the check stays as it is', () => {
  const edit = { line: 2, column: 3, from: 'b', to: 'c' }
  expect(applyEdit('a\n  b\n', edit)).toBe('a\n  c\n')
  expect(applyEdit('a\n\n  b\n', edit)).toBeUndefined()
  expect(applyEdit('a', { ...edit, from: '' })).toBeUndefined()
})

test('bold text between Chinese characters gets its spaces', async () => {
  const text = `${head}点**新页面**按钮。**提示**在下方。\n`
  const open = await openPage(text, 'zh/guide/a.md', async () => undefined)
  const edits = (open ? checkPage(open, knowledge(true), strict) : []).flatMap((issue) => issue.edit ?? [])
  const fixed = edits.toReversed().reduce((now, edit) => applyEdit(now, edit) ?? now, text)
  expect(fixed).toBe(`${head}点 **新页面** 按钮。**提示** 在下方。\n`)
})
