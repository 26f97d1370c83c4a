import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { localTool as en } from '../../src/config/locales/en/local-tool.ts'
import { renderPage } from './support/render-page.tsx'

const open = (name: string, language: 'en' | 'zh' = 'en') =>
  renderPage(`# Page\n\n<LocalTool name="${name}" />`, { site: {}, file: `${language}/guide/sample.md` })

const document_ = () => page.getByLabelText('config.json', { exact: true })
const status = () => page.getByRole('status')

/** The requests to anywhere since the tool was there, from the browser's own list. */
const requests = () => performance.getEntriesByType('resource').map(({ name }) => name)

beforeEach(() => history.replaceState(null, '', location.pathname))
afterEach(() => {
  history.replaceState(null, '', location.pathname)
  localStorage.clear()
  sessionStorage.clear()
})

test.each([
  ['en', '1 error', 'Line 3, column 3'],
  ['zh', '1 个错误', '第 3 行，第 3 列'],
] as const)('in %s, a mistake is counted, and its button selects the place', async (language, count, position) => {
  await open('config', language)
  await document_().fill('{\n  "site_url": "",\n  // my port\n  "cdn": ""\n}')
  await expect.element(status()).toHaveTextContent(count)
  await page.getByRole('button', { name: position }).click()
  const area = document_().element() as HTMLTextAreaElement
  expect(document.activeElement).toBe(area)
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('// my port')
})

test('a key of the form changes the text, and a fault is at its field', async () => {
  await open('config')
  await document_().fill('{\n  "scheme": { "http_port": 5244 }\n}')
  await page.getByText('Edit: Listening keys').click()
  const port = page.getByLabelText('scheme.http_port', { exact: true })
  await port.fill('8080')
  await expect.element(document_()).toHaveValue('{\n  "scheme": { "http_port": 8080 }\n}')
  await port.fill('99999')
  await expect.element(port).toHaveAttribute('aria-invalid', 'true')
})

test('a dropped file is read with its byte order mark', async () => {
  await open('config')
  await expect.element(document_()).toBeVisible()
  const data = new DataTransfer()
  data.items.add(new File(['\uFEFF{}'], 'config.json'))
  document_()
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
  await expect.element(page.getByText(/byte order mark \(BOM\)/)).toBeVisible()
})

test('nothing is sent or stored, and the address contains nothing of the file', async () => {
  await open('config')
  await expect.element(document_()).toBeVisible()
  const send = vi.spyOn(window, 'fetch')
  const before = requests().length
  await document_().fill('{ "jwt_secret": "q7Zr2LmX0vKe9BdT", "scheme": { "http_port": 1 } }')
  await expect.element(status()).toHaveTextContent('1 warning')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('table')).toBeVisible()
  expect(send).not.toHaveBeenCalled()
  expect(requests().slice(before)).toEqual([])
  expect(location.href).not.toContain('#')
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('q7Zr2LmX0vKe9BdT')
  send.mockRestore()
})

test('leaving the page and starting again clear the text', async () => {
  await open('config')
  await document_().fill('{"jwt_secret": "q7Zr2LmX0vKe9BdT"}')
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  await expect.element(document_()).toHaveValue('')
  await document_().fill('{}')
  await page.getByRole('button', { name: en.startAgain }).click()
  await expect.element(document_()).toHaveValue('')
})

test('a tool that does not exist shows its name', async () => {
  await open('no-such-tool')
  await expect.element(page.getByText('no-such-tool')).toBeVisible()
})

test.each([
  ['en', 'Answer of 115', 'QR code for the 115 app'],
  ['zh', '115 返回的内容', '用 115 App 扫的二维码'],
] as const)('in %s, a QR code is drawn in the page from a pasted answer', async (language, field, code) => {
  await open('qr-115', language)
  const answer = page.getByLabelText(field, { exact: true })
  await answer.fill('{"data":{"uid":"abc1')
  await expect.element(answer).toHaveAttribute('aria-invalid', 'true')
  await answer.fill('{"data":{"uid":"abc123","qrcode":"https://115.com/scan/dg-abc123"}}')
  await expect.element(page.getByRole('img', { name: code })).toBeVisible()
  await expect.element(page.getByText('abc123', { exact: true })).toBeVisible()
  expect(location.href).not.toContain('abc123')
})
