import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia } from './support/emulate-media.ts'
import { renderPage } from './support/render-page.tsx'

const group = (id = '') => `::: tabs${id}\n@tab Linux\nPenguin.\n@tab Windows\nGlass.\n:::`
const tab = (name: string, index = 0) =>
  page.getByRole('tablist').nth(index).getByRole('tab', { name, exact: true })
const press = (keys: string) => userEvent.keyboard(keys)

/** Writes into the browser's storage from another document of the site, as another browser tab does. */
function chooseElsewhere(group: string, value: string): void {
  const other = document.createElement('iframe')
  document.body.append(other)
  onTestFinished(() => other.remove())
  const storage = other.contentWindow?.localStorage
  const key = Object.keys(localStorage).find((name) => localStorage.getItem(name)?.includes(`"${group}"`))
  if (!storage || !key) throw new Error(`nothing is stored for the group ${group}`)
  storage.setItem(key, JSON.stringify({ [group]: value }))
}

test('[S4] [D3] arrow keys move between tabs, and Space and Enter choose one', async () => {
  await renderPage(group())
  ;(tab('Linux').element() as HTMLElement).focus()
  await press('{ArrowRight}')
  await expect.element(tab('Windows')).toHaveFocus()
  await expect.element(tab('Windows')).toHaveAttribute('aria-selected', 'false')
  await press(' ')
  await expect.element(tab('Windows')).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Glass.')
  await press('{ArrowRight}')
  await expect.element(tab('Linux')).toHaveFocus()
  await press('{End}')
  await expect.element(tab('Windows')).toHaveFocus()
  await press('{Home}{Enter}')
  await expect.element(tab('Linux')).toHaveAttribute('aria-selected', 'true')
})

test('[S4] [D3] groups with the same ID switch together, here and in other browser tabs', async () => {
  await renderPage(`${group('#os')}\n\n${group('#os')}\n\n${group()}`)
  await tab('Windows').click()
  for (const index of [0, 1])
    await expect.element(tab('Windows', index)).toHaveAttribute('aria-selected', 'true')
  await expect.element(tab('Windows', 2)).toHaveAttribute('aria-selected', 'false')
  chooseElsewhere('os', 'Linux')
  for (const index of [0, 1])
    await expect.element(tab('Linux', index)).toHaveAttribute('aria-selected', 'true')
})

test('[D3] tabs, tabs of code, and code groups start with their active tab', async () => {
  const fence = (info: string) => `\`\`\`${info}\nx\n\`\`\``
  await renderPage(
    [
      '::: tabs\n@tab Linux\nPenguin.\n@tab:active Windows\nGlass.\n:::',
      `::: code-tabs\n@tab bash\n${fence('bash')}\n@tab PowerShell\n${fence('powershell')}\n:::`,
      `::: code-group\n${fence('yaml [compose.yaml]')}\n${fence('ini [files.service] active')}\n:::`,
    ].join('\n\n'),
  )
  for (const name of ['Windows', 'bash', 'files.service'])
    await expect.element(page.getByRole('tab', { name, exact: true, selected: true })).toBeVisible()
  await expect.poll(() => page.getByRole('tab', { selected: true }).elements()).toHaveLength(3)
  await tab('Linux').click()
  await expect.element(page.getByRole('tabpanel', { name: 'Linux' })).toHaveTextContent('Penguin.')
})

test('[P15] [D3] on paper, every tab of a group appears below its title', async () => {
  await renderPage(group())
  await expect.element(tab('Linux')).toBeVisible()
  const panels = () => [...document.querySelectorAll<HTMLElement>('[role="tabpanel"]')]
  const visible = () => panels().filter((panel) => panel.checkVisibility())
  expect(visible()).toHaveLength(1)
  await emulateMedia({ media: 'print' })
  await expect.poll(visible).toHaveLength(2)
  expect(document.querySelector('[role="tablist"]')?.checkVisibility()).toBe(false)
  const titles = visible().map((panel) => JSON.parse(getComputedStyle(panel, '::before').content))
  expect(titles).toEqual(['Linux', 'Windows'])
})

test('[P15] on paper, a closed box shows its content', async () => {
  await renderPage('::: details Show the log\nThe log.\n:::\n')
  const log = page.getByText('The log.')
  await expect.element(page.getByText('Show the log')).toBeVisible()
  const isShown = () => log.element().checkVisibility({ contentVisibilityAuto: true })
  expect(isShown()).toBe(false)
  await emulateMedia({ media: 'print' })
  await expect.poll(isShown).toBe(true)
})
