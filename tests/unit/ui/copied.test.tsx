// @vitest-environment jsdom
import { act, type ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { copiedFor } from '../../../src/config/copy.ts'
import { texts } from '../../../src/config/locales/en/texts.ts'
import { localeOf } from '../../../src/config/locales/locale.ts'
import { readSiteConfig } from '../../../src/content/site-config.ts'
import { DraftTools } from '../../../src/features/edit/preview/draft-tools.tsx'
import { CopySource } from '../../../src/markdown/blocks/drawing/diagram-view.tsx'
import { CurrentPageProvider } from '../../../src/ui/page/current-page.tsx'

const current = {
  locale: localeOf('en'),
  address: { locale: 'en', route: '/' },
  site: readSiteConfig({}).value,
  texts,
  page: undefined,
  view: undefined,
} as const
const nothing = () => undefined

const tools: readonly (readonly [string, ReactElement, readonly string[]])[] = [
  ['a diagram', <CopySource key="source" source="A --> B" />, ['Copy the source']],
  [
    'a draft',
    <DraftTools
      key="draft"
      draft={{ file: 'en/a.md', text: 'Words.' }}
      onFile={nothing}
      onOpen={nothing}
      onLoad={nothing}
      onRemove={nothing}
    />,
    ['Copy', 'Copied'],
  ],
]

describe.each(tools)('[Spec §9 "Copy feedback"] the source of %s', (_what, tool, names) => {
  let place: HTMLElement
  let root: Root

  beforeEach(async () => {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
    vi.useFakeTimers()
    Reflect.set(navigator, 'clipboard', { writeText: async () => undefined })
    place = document.createElement('div')
    root = createRoot(place)
    await act(async () => root.render(<CurrentPageProvider value={current}>{tool}</CurrentPageProvider>))
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  const copy = () =>
    act(async () => {
      const buttons = [...place.querySelectorAll('button')]
      buttons.find(({ title, textContent }) => names.includes(title || (textContent ?? '')))?.click()
    })
  const pass = (time: number) => act(async () => vi.advanceTimersByTime(time))

  test('is confirmed for the whole time after each copy', async () => {
    await copy()
    expect(place.textContent).toContain('Copied')
    await pass(copiedFor - 100)
    await copy()
    await pass(copiedFor - 100)
    expect(place.textContent).toContain('Copied')
    await pass(100)
    expect(place.textContent).not.toContain('Copied')
    await act(async () => root.unmount())
  })

  test('leaves no timer behind when the page is left', async () => {
    await copy()
    await act(async () => root.unmount())
    expect(vi.getTimerCount()).toBe(0)
  })
})
