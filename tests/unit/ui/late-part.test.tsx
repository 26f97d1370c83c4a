// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { latePart } from '../../../src/ui/late-part.tsx'

let place: HTMLElement
let root: Root

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  // React and the application report failed parts.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  place = document.createElement('div')
  root = createRoot(place)
})

afterEach(async () => {
  await act(async () => root.unmount())
  vi.restoreAllMocks()
})

interface Props {
  readonly word: string
  readonly isWanted?: boolean
}

const Word = ({ word }: Props) => <b>{word}</b>
const Waiting = ({ word }: Props) => <i>{word}</i>
const render = (node: React.ReactNode) => act(async () => root.render(node))

describe('a part that loads late', () => {
  test('shows its placeholder until it is wanted and loaded', async () => {
    const load = vi.fn(async () => ({ default: Word }))
    const Part = latePart<Props>('The word', load, {
      waiting: Waiting,
      isWanted: ({ isWanted }) => isWanted === true,
    })
    await render(<Part word="here" isWanted={false} />)
    expect(place.innerHTML).toBe('<i>here</i>')
    expect(load).not.toHaveBeenCalled()
    await render(<Part word="here" isWanted />)
    expect(place.innerHTML).toBe('<b>here</b>')
  })

  test('a part is shown immediately if it was loaded before', async () => {
    const load = vi.fn(async () => ({ default: Word }))
    const Part = latePart<Props>('The word', load, { waiting: Waiting })
    await Part.load()
    const seen: string[] = []
    new MutationObserver(() => seen.push(place.innerHTML)).observe(place, { childList: true })
    await render(<Part word="here" />)
    expect(seen).toEqual(['<b>here</b>'])
    expect(load).toHaveBeenCalledOnce()
  })

  test('a part that could not be loaded says so, and a second try loads it', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ default: Word })
    const Part = latePart<Props>('The word', load, {
      failed: ({ isLost, onRetry }) => (
        <button type="button" onClick={onRetry}>
          {isLost ? 'lost' : 'broken'}
        </button>
      ),
    })
    await render(<Part word="here" />)
    expect(place.textContent).toBe('lost')
    await act(async () => place.querySelector('button')?.click())
    expect(place.innerHTML).toBe('<b>here</b>')
  })

  test('is tried again when the network returns, also if it fails once more', async () => {
    vi.useFakeTimers()
    const lost = () => Promise.reject(new Error('gone'))
    const load = vi.fn().mockImplementationOnce(lost).mockImplementationOnce(lost)
    load.mockResolvedValue({ default: Word })
    const Part = latePart<Props>('The word', load, { failed: () => 'lost' })
    await render(<Part word="here" />)
    await act(async () => {
      window.dispatchEvent(new Event('online'))
      await vi.advanceTimersByTimeAsync(0)
    })
    expect(place.textContent).toBe('lost')
    await act(async () => vi.runAllTimersAsync())
    expect(place.innerHTML).toBe('<b>here</b>')
    vi.useRealTimers()
  })

  test('that fails to render is not lost', async () => {
    const Broken = (): never => {
      throw new Error('broken')
    }
    const Part = latePart<Props>('The word', async () => ({ default: Broken }), {
      failed: ({ isLost }) => (isLost ? 'lost' : 'broken'),
    })
    await render(<Part word="here" />)
    expect(place.textContent).toBe('broken')
  })

  test('is loaded again by the next component that shows it', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ default: Word })
    const Part = latePart<Props>('The word', load)
    await render(<Part key="first" word="here" />)
    expect(place.innerHTML).toBe('')
    await render(<Part key="second" word="here" />)
    expect(place.innerHTML).toBe('<b>here</b>')
  })
})
