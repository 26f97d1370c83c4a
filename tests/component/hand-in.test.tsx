import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { handIn as en } from '../../src/config/locales/en/hand-in.ts'
import { handIn as zh } from '../../src/config/locales/zh/hand-in.ts'
import type { FileChange } from '../../src/features/edit/file-change.ts'
import { HandInPanel } from '../../src/features/edit/hand-in/hand-in-panel.tsx'
import { usePreviewDraft } from '../../src/features/edit/preview/preview-draft.ts'
import {
  type CodeHostState,
  codeHostHandlers,
  codeHostState,
  repositoryAddresses,
} from '../support/code-hosts.ts'
import { network } from './support/network.ts'
import { renderPage, renderPart } from './support/render-page.tsx'

const changes = [
  { path: 'en/guide/a.md', base: 'Old.\n', text: 'New.\n' },
  { path: 'en/guide/b.md', base: undefined, text: 'Another.\n' },
]
const site = { docsRepo: repositoryAddresses.github, pullRequests: true }
const done = vi.fn()

const open = (
  given: object = site,
  language: 'en' | 'zh' = 'en',
  handedIn: readonly FileChange[] = changes,
) =>
  renderPart(<HandInPanel changes={handedIn} onDone={done} />, { site: given, file: `${language}/sample.md` })

function codeHost(): CodeHostState {
  const state = codeHostState({ 'public/content/en/guide/a.md': 'Old.\n' })
  network.use(...codeHostHandlers('github', state))
  return state
}

const tokenField = () => page.getByLabelText(en.request.token, { exact: true })
const send = () => page.getByRole('button', { name: en.request.send })
const ways = () => [...document.querySelectorAll('summary')].map(({ textContent }) => textContent)

/** Everything that stays on the device. */
const kept = () =>
  JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href, document.cookie])

beforeEach(() => done.mockReset())
afterEach(() => {
  dispatchEvent(new PageTransitionEvent('pagehide'))
  localStorage.clear()
  sessionStorage.clear()
})

test('the changes are handed in as one request, whose address is shown at the end', async () => {
  const state = codeHost()
  await open()
  await tokenField().fill(state.token)
  await send().click()
  const link = page.getByRole('link', { name: `${repositoryAddresses.github}/pull/1` })
  await expect.element(link).toHaveAttribute('href', `${repositoryAddresses.github}/pull/1`)
  expect(state.requests).toHaveLength(1)
  await expect.element(page.getByRole('status')).toHaveTextContent(en.request.next)
  await expect.element(page.getByRole('status')).toHaveFocus()
  await page.getByRole('button', { name: en.request.finish }).click()
  expect(done).toHaveBeenCalledOnce()
})

test('before anything is sent, the form shows what is sent and where', async () => {
  const asked = vi.spyOn(window, 'fetch')
  await open()
  const form = page.getByText('This will be sent to api.github.com')
  await expect.element(form).toBeVisible()
  await expect.element(page.getByText('A pull request to main in docs-team/docs')).toBeVisible()
  await send().click()
  await expect.element(tokenField()).toHaveAccessibleDescription(/Paste an access token\./)
  expect(asked.mock.calls.filter(([url]) => String(url).includes('api.github.com'))).toEqual([])
  asked.mockRestore()
})

test('the token is stored nowhere, is shown nowhere, and is forgotten when the page is left', async () => {
  const state = codeHost()
  state.refusal = {
    fits: /^POST/,
    status: 403,
    body: { message: `No right with ${state.token.slice(0, 4)}` },
  }
  await open()
  await tokenField().fill(state.token)
  await send().click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(en.failures.right)
  expect(kept()).not.toContain(state.token)
  const names = await caches.keys()
  for (const name of names)
    for (const { url } of await (await caches.open(name)).keys()) expect(url).not.toContain('api.github.com')
  expect(document.documentElement.outerHTML).not.toContain(state.token)
  await expect.element(tokenField()).toHaveAttribute('type', 'password')
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  await expect.element(tokenField()).toHaveValue('')
  await tokenField().fill(state.token)
  await page.getByRole('button', { name: en.request.forget }).click()
  await expect.element(tokenField()).toHaveValue('')
})

test('a failure says what to do, and trying again continues', async () => {
  const state = codeHost()
  state.broken = /pulls$/
  await open()
  await tokenField().fill(state.token)
  await send().click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(en.failures.network)
  state.broken = undefined
  await page.getByRole('button', { name: en.request.retry }).click()
  await expect.element(page.getByRole('status').filter({ hasText: en.request.done })).toBeVisible()
  expect(state.commits.size).toBe(1)
})

test('what the host answers is text with a limit, and its addresses lead only to the host', async () => {
  const state = codeHost()
  const words = `<img src=x onerror=alert(1)> ${'x'.repeat(5000)}`
  state.refusal = { fits: /^POST/, status: 422, body: { message: words } }
  await open()
  await tokenField().fill(state.token)
  await send().click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('<img src=x onerror=alert(1)>')
  expect(document.querySelector('img')).toBeNull()
  expect(page.getByRole('alert').element().textContent?.length).toBeLessThan(600)
  state.refusal = {
    fits: /pulls$/,
    status: 201,
    body: { html_url: 'https://github.com.evil.example/pull/1' },
  }
  await page.getByRole('button', { name: en.request.retry }).click()
  await expect.element(page.getByText('https://github.com.evil.example/pull/1')).toBeVisible()
  expect(document.querySelector('a[href*="evil"]')).toBeNull()
})

test('pages that changed since are named, as text of the host is', async () => {
  const state = codeHostState({ 'public/content/en/guide/a.md': 'Someone else’s.\n' })
  network.use(...codeHostHandlers('github', state))
  await open()
  await tokenField().fill(state.token)
  await send().click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('en/guide/a.md')
  await expect.element(page.getByRole('alert')).not.toHaveTextContent('en/guide/b.md')
})

test.each([
  ['en', en],
  ['zh', zh],
] as const)('in %s, the ways are listed by comfort, and only those that work', async (language, texts) => {
  const { request, editor, patch, folder } = texts.ways
  const first = await open(site, language)
  expect(ways()).toEqual([request, editor, patch, folder])
  await first.unmount()
  const second = await open({ docsRepo: repositoryAddresses.github }, language)
  expect(ways()).toEqual([editor, patch, folder])
  await second.unmount()
  await open({}, language)
  expect(ways()).toEqual([patch, folder])
})

test('a patch is shown, to be saved or copied', async () => {
  await open({})
  await page.getByLabelText(en.patch.author, { exact: true }).fill('Ann')
  await page.getByLabelText(en.patch.email, { exact: true }).fill('ann@example.com')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('From: Ann <ann@example.com>')).toBeVisible()
  await expect.element(page.getByText(/\+New\./)).toBeVisible()
  await expect.element(page.getByRole('button', { name: en.patch.save })).toBeVisible()
})

test('a page that is deleted disappears from the folder, and an image is written as it is', async () => {
  const root = await navigator.storage.getDirectory()
  const clone = await root.getDirectoryHandle('gone', { create: true })
  const at = async (path: string, isNew = false) => {
    const names = path.split('/')
    let folder = clone
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: isNew })
    return folder.getFileHandle(names.at(-1) ?? '', { create: isNew })
  }
  const stream = await (await at('public/content/en/guide/a.md', true)).createWritable()
  await stream.write('Old.\n')
  await stream.close()
  const bytes = Uint8Array.of(82, 73, 0, 255, 10, 13)
  vi.stubGlobal('showDirectoryPicker', () => Promise.resolve(clone))
  await open(site, 'en', [
    { path: 'en/guide/a.md', base: 'Old.\n', text: undefined },
    { path: '../img/guide/a-01234567.webp', base: undefined, text: undefined, bytes },
  ])
  await page.getByText(en.ways.folder).click()
  await page.getByRole('button', { name: en.folder.choose }).click()
  await expect.element(page.getByText('2 files were changed in gone.')).toBeVisible()
  await expect(at('public/content/en/guide/a.md')).rejects.toThrow()
  const written = await (await at('public/img/guide/a-01234567.webp')).getFile()
  expect(new Uint8Array(await written.arrayBuffer())).toEqual(bytes)
  vi.unstubAllGlobals()
  await root.removeEntry('gone', { recursive: true })
})

test('a folder is compared, then written', async () => {
  const root = await navigator.storage.getDirectory()
  const clone = await root.getDirectoryHandle('clone', { create: true })
  const read = async (...names: readonly string[]) => {
    let folder = clone
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true })
    return folder.getFileHandle(names.at(-1) ?? '', { create: true })
  }
  const place = ['public', 'content', 'en', 'guide', 'a.md'] as const
  const write = async (text: string) => {
    const stream = await (await read(...place)).createWritable()
    await stream.write(text)
    await stream.close()
  }
  const text = async () => (await (await read(...place)).getFile()).text()
  vi.stubGlobal('showDirectoryPicker', () => Promise.resolve(clone))
  await open()
  await page.getByText(en.ways.folder).click()
  const choose = page.getByRole('button', { name: en.folder.choose })
  await choose.click()
  await expect.element(page.getByText(/contains neither public\/content nor pages/)).toBeVisible()
  await write('Someone else’s.\n')
  await choose.click()
  await expect.element(page.getByText(en.folder.conflict)).toBeVisible()
  expect(await text()).toBe('Someone else’s.\n')
  await write('Old.\n')
  await choose.click()
  await expect.element(page.getByText('2 files were changed in clone.')).toBeVisible()
  expect(await text()).toBe('New.\n')
  await choose.click()
  await expect.element(page.getByText('The folder clone has all of these changes already.')).toBeVisible()
  vi.unstubAllGlobals()
  await root.removeEntry('clone', { recursive: true })
})

test('axe finds no fault, also at 360 px', async () => {
  await page.viewport(360, 700)
  await open()
  await send().click()
  const { violations } = await axe.run(document.querySelector('main') ?? document.body)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('the focus goes to the next step: the token, or what needs none', async () => {
  const chosen = (given: object) =>
    renderPart(<HandInPanel changes={changes} isChosen onDone={done} />, {
      site: given,
      file: 'en/sample.md',
    })
  const first = await chosen({})
  await expect.element(page.getByRole('button', { name: en.patch.show })).toHaveFocus()
  await first.unmount()
  const second = await chosen(site)
  await expect.element(tokenField()).toHaveFocus()
  await tokenField().fill('github_pat_1')
  await second.unmount()
  await chosen(site)
  await expect.element(send()).toHaveFocus()
})

test('the preview hands in its draft, compared with the text that it began from', async () => {
  const began = '---\ntitle: A\ndescription: A page.\n---\n\nOld.\n'
  const state = codeHostState({ 'public/content/en/guide/a.md': began })
  network.use(...codeHostHandlers('github', state))
  const draft = { file: 'en/guide/a.md', text: began.replace('Old', 'New'), base: began }
  usePreviewDraft.getState().set(draft)
  await page.viewport(390, 844)
  await renderPage('# Page\n\n<Preview />', { site })
  await page.getByRole('button', { name: 'Hand in', exact: true }).click()
  await expect.element(tokenField()).toHaveFocus()
  await tokenField().fill(state.token)
  await send().click()
  await expect.element(page.getByRole('link', { name: `${repositoryAddresses.github}/pull/1` })).toBeVisible()
  const [commit] = [...state.commits.values()]
  expect(commit?.files.get('public/content/en/guide/a.md')).toBe(draft.text)
  await page.getByRole('button', { name: en.request.finish }).click()
  await expect
    .element(page.getByRole('textbox', { name: 'Markdown', exact: true }))
    .not.toHaveTextContent('New.')
})
