import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from './support/render-page.tsx'

const text = 'Text\n\n## Two\n\n### Three\n\n#### Four\n'
const open = (site: object, frontMatter = '') =>
  renderPage(`---\ntitle: Docker\n${frontMatter}\n---\n\n${text}`, { site })
const info = () =>
  [...document.querySelectorAll('main dl dd')].map((part) => part.textContent?.replace(/\s+/g, ' ').trim())

test.each([
  [{ docsRepo: 'a/b' }, '', 1],
  [{ docsRepo: 'a/b', editLink: false }, '', 0],
  [{ docsRepo: 'a/b' }, 'editLink: false', 0],
] as const)('[P5] with %j and %j, the page has %i edit links', async (site, frontMatter, count) => {
  await open(site, frontMatter)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Docker' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Edit this page/ })).toHaveLength(count)
})

const metadata =
  'author: [Ann, {name: Bo, url: "https://bo.example"}]\nisOriginal: true\ndate: 2026-03-05\ncategory: Guide\ntag: [a, b]'

test('[P2] [M5] authors, original, date, category, and tags appear in this order', async () => {
  await open({}, metadata)
  await expect
    .poll(info)
    .toEqual([
      'Ann · Bo',
      'Original',
      'March 5, 2026',
      expect.stringMatching(/^Less than 1 minute/),
      'Guide',
      'a · b',
    ])
  expect(document.querySelector('main dl time')?.getAttribute('datetime')).toBe('2026-03-05')
})

test.each([
  [{}, `${metadata}\npageInfo: [tag, date]\nlocalizedDate: In March`, ['a · b', 'In March']],
  [{}, `${metadata}\npageInfo: false`, []],
  [{ author: 'Site' }, 'author: false', [expect.stringMatching(/^Less than/)]],
] as const)('[P2] [M5] a page chooses what it says of itself: %j, %s', async (site, frontMatter, shown) => {
  await open(site, frontMatter)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Docker' })).toBeVisible()
  await expect.poll(info).toEqual(shown)
})
