// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { longText } from '../../../src/config/long-pages.ts'
import { useArticle } from '../../../src/markdown/use-article.ts'

const long = (word: string) => `# ${word}\n\n${`${word} `.repeat(longText / 4)}\n\n${'More.\n\n'.repeat(40)}`

test('the article of an earlier text never comes back', { timeout: 60_000 }, async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  let shown = ''
  function Text({ markdown }: { readonly markdown: string }) {
    const { first } = useArticle(markdown, { footnotes: 'Footnotes', asWritten: '' })
    shown = JSON.stringify(first)
    return null
  }
  const root = createRoot(document.createElement('div'))
  const show = (markdown: string) => act(async () => root.render(<Text markdown={markdown} />))

  await show(long('first'))
  // React renders what arrives in the meantime when `act` ends.
  const looked = async () => {
    await act(async () => undefined)
    return shown
  }
  await expect.poll(looked, { timeout: 20_000 }).toContain('More.')
  await show('short')
  await show(long('third'))
  expect(shown).toContain('third')
  expect(shown).not.toContain('first')
  await act(async () => root.unmount())
})
