import { toHtml } from 'hast-util-to-html'
import { expect, test } from 'vitest'
import { prepareText } from '../../../src/prepare/prepare-text.ts'
import { atOnce } from '../../../src/prepare/steps.ts'

const htmlOf = (markdown: string) =>
  toHtml(atOnce(prepareText(markdown, { footnotes: 'Footnotes', as: 'page' })).root).replace(/\n/g, '')

test('[D1] if the first column has no name, its cells are row headers', () => {
  const html = htmlOf('| | HTTP | STDIO |\n| --- | --- | --- |\n| **Use** | a | b |\n| | c | d |')
  expect(html).toContain('<tr><td></td><th>HTTP</th><th>STDIO</th></tr>')
  expect(html).toContain('<tr><th scope="row"><strong>Use</strong></th><td>a</td><td>b</td></tr>')
  expect(html).toContain('<tr><td></td><td>c</td><td>d</td></tr>')
})

test('[D1] any other table stays as it is', () => {
  const html = htmlOf('| Key | Value |\n| --- | --- |\n| a | b |')
  expect(html).toContain('<tr><th>Key</th><th>Value</th></tr>')
  expect(html).toContain('<tr><td>a</td><td>b</td></tr>')
})
