import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyBuiltSite, leavePages, runIndex } from '../support/built-copy.ts'
import { routeCodeHost } from '../support/code-host-route.ts'
import { codeHostState } from '../support/code-hosts.ts'
import { fieldText, fillField, markdownField } from '../support/markdown-field.ts'
import { expect, startSite, test } from '../support/site.ts'

const api = 'https://api.github.com/'
const preview = '/guide/contribute/preview.html'
const file = 'en/guide/webdav.md'

test('a draft is handed in under the policy of the site, and its token reaches nothing but the code host', async ({
  page,
}) => {
  test.slow()
  const copy = await copyBuiltSite()
  await leavePages(copy.root, ['en/README.md', 'en/guide/contribute/preview.md', file])
  const config = join(copy.root, 'content/site.json')
  const given = JSON.parse(await readFile(config, 'utf8'))
  await writeFile(config, JSON.stringify({ ...given, docsRepo: 'docs-team/docs', pullRequests: true }))
  await runIndex(copy.root)
  const began = await readFile(join(copy.root, 'content', file), 'utf8')
  const state = codeHostState({ [`public/content/${file}`]: began })
  const sent: { readonly address: string; readonly text: string }[] = []
  page.on('request', async (request) => {
    sent.push({
      address: request.url(),
      text: JSON.stringify([await request.allHeaders(), request.postData()]),
    })
  })
  await routeCodeHost(page, 'github', state)
  const site = await startSite(copy.root)
  try {
    await page.goto(site.address + preview)
    await page.getByRole('textbox', { name: 'Content file' }).fill(file)
    await page.getByRole('button', { name: 'Load from this site' }).click()
    await expect.poll(() => fieldText(page)).toBe(began)
    await fillField(page, `${began}\nOne more line.\n`)
    await page.getByText('Hand in your changes').click()
    await page.getByLabel('Access token').fill(state.token)
    await page.getByRole('button', { name: 'Open the pull request' }).click()
    const link = page.getByRole('link', { name: 'https://github.com/docs-team/docs/pull/1' })
    await expect(link).toBeVisible()
    const [commit] = [...state.commits.values()]
    expect(commit?.files.get(`public/content/${file}`)).toBe(`${began}\nOne more line.\n`)
    const telling = sent.filter(({ address, text }) => (address + text).includes(state.token))
    expect(telling.length).toBeGreaterThan(5)
    expect(
      telling.filter(({ address }) => !address.startsWith(api) || address.includes(state.token)),
    ).toEqual([])
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const saved = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      const stored = [{ ...localStorage }, { ...sessionStorage }, history.state, location.href]
      return JSON.stringify([stored, saved.flat().map(({ url }) => url), document.documentElement.outerHTML])
    })
    expect(kept).not.toContain(state.token)
    expect(kept).not.toContain(`${api}repos`)
  } finally {
    await site.stop()
    await copy.remove()
  }
})

test('a site that is not configured for it offers no pull requests, and its policy refuses the code host', async ({
  page,
}) => {
  const answer = await page.goto(preview)
  expect(answer?.headers()['content-security-policy']).toContain('connect-src')
  expect(answer?.headers()['content-security-policy']).not.toContain('api.github.com')
  await page.getByRole('textbox', { name: 'Content file' }).fill(file)
  await page.getByRole('button', { name: 'Load from this site' }).click()
  await expect(markdownField(page)).toContainText('title: WebDAV')
  await markdownField(page).press('End')
  await markdownField(page).pressSequentially(' ')
  await page.getByText('Hand in your changes').click()
  await expect(page.getByText('Patch by email or issue')).toBeVisible()
  await expect(page.getByText('Pull request from here')).toHaveCount(0)
})
