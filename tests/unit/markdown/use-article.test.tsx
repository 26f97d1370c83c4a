// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { longText } from '../../../src/config/long-pages.ts'
import { rememberArticle } from '../../../src/markdown/recent-articles.ts'
import { useArticle } from '../../../src/markdown/use-article.ts'

/** Where a text contains this word, the package that makes elements fails. */
const trap = 'unreadable'
vi.mock('mdast-util-to-hast', async (original) => {
  const real = await original<typeof import('mdast-util-to-hast')>()
  const toHast: typeof real.toHast = (tree, options) => {
    if (JSON.stringify(tree).includes(trap)) throw new Error('The package failed.')
    return real.toHast(tree, options)
  }
  return { ...real, toHast }
})
vi.spyOn(console, 'error').mockReturnValue(undefined)

const long = (word: string) => `# ${word}\n\n${`${word} `.repeat(longText / 4)}\n\n${'More.\n\n'.repeat(40)}`

/** Shows texts one after the other, as the application does. */
function openArticle() {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  let shown = ''
  const seen: string[] = []
  function Text({ markdown }: { readonly markdown: string }) {
    const { article } = useArticle(markdown, { footnotes: 'Footnotes', asWritten: 'As it was written.' })
    shown = JSON.stringify(article.first)
    seen.push(shown)
    return null
  }
  const root = createRoot(document.createElement('div'))
  return {
    show: (markdown: string) => act(async () => root.render(<Text markdown={markdown} />)),
    /** React renders what arrives in the meantime when `act` ends. */
    looked: async () => {
      await act(async () => undefined)
      return shown
    },
    /** Everything that was shown, in order. */
    seen,
    close: () => act(async () => root.unmount()),
  }
}

test('a changed text replaces the old one in one step, also one that was known from the start', async () => {
  const { show, looked, seen, close } = openArticle()
  rememberArticle('The old words.', 'Footnotes', {
    ...{ first: [{ type: 'text', value: 'The old words.' }], groups: [], parts: 1 },
    ...{ headings: [], missing: 0, standing: 0 },
  })
  await show('The old words.')
  expect(seen.at(-1)).toContain('The old words.')
  await show('The new words.')
  await expect.poll(looked, { timeout: 20_000 }).toContain('The new words.')
  expect(seen.filter((words) => !/The (?:old|new) words/.test(words))).toEqual([])
  await close()
})

test('a changed text replaces the beginning of a long one that is still being read', async () => {
  const { show, looked, seen, close } = openArticle()
  const old = `The old words. ${long('old')}`
  rememberArticle(old, 'Footnotes', {
    ...{ first: [{ type: 'text', value: 'The old words.' }], groups: [], parts: 1 },
    ...{ headings: [], missing: old.length, standing: 1 },
  })
  await show(old)
  await show('The new words.')
  await expect.poll(looked, { timeout: 20_000 }).toContain('The new words.')
  expect(seen.filter((words) => !/The (?:old|new) words/.test(words))).toEqual([])
  await close()
})

test('the article of an earlier text never comes back', { timeout: 60_000 }, async () => {
  const { show, looked, close } = openArticle()
  await show(long('first'))
  await expect.poll(looked, { timeout: 20_000 }).toContain('More.')
  await show('short')
  await show(long('third'))
  await expect.poll(looked).toContain('third')
  expect(await looked()).not.toContain('first')
  await close()
})

test.each([
  ['a short text', `A text that is ${trap}.`],
  ['the beginning of a long text', `${trap} ${long('word')}`],
  ['the rest of a long text', `${long('word')}\n\nAt the end, it is ${trap}.`],
])('if the parser fails on %s, the text itself appears, and again after a return', async (_, markdown) => {
  const { show, looked, close } = openArticle()
  for (const visit of ['first', 'second']) {
    await show(markdown)
    await expect.poll(looked, { timeout: 20_000, message: `${visit} visit` }).toContain('As it was written.')
    expect(await looked()).toContain(trap)
    expect(await looked()).toContain('"dataBlock":"code"')
    await show('another text')
  }
  await close()
})
