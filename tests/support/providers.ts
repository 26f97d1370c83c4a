import { execFileSync } from 'node:child_process'
import type { Locator, Page } from '@playwright/test'
import type { StandInRequest } from '../../product/providers/exchange.ts'
import { createStandIn } from '../../product/providers/stand-in.ts'

/** A call that reached a provider or the API server, with its target. */
export interface RecordedCall extends StandInRequest {
  /** The real host: `api.alistgo.com`, `127.0.0.1:3002`, `www.dropbox.com`. */
  readonly to: string
  readonly url: string
  /** Whether the browser opened it as a page, instead of a call of the application. */
  readonly isPage: boolean
}

/** Overrides the mock's response; `undefined` leaves it unchanged. */
export type Interference = (call: RecordedCall) => 'abort' | undefined

export interface Providers {
  readonly calls: RecordedCall[]
  /** Returns the calls that are neither a login page nor a request of the browser itself. */
  readonly exchanges: () => readonly RecordedCall[]
  interfere: (interference: Interference | undefined) => void
  /** Runs a command from the page against the mock, as the visitor's shell would. */
  readonly run: (command: string, secret: string) => Record<string, unknown>
}

const apiHosts: ReadonlySet<string> = new Set(['api.alistgo.com', '127.0.0.1:3002'])

/** Emulates every provider and the API server for a page. Requests outside loopback reach the mock and are recorded. */
export async function playProviders(page: Page): Promise<Providers> {
  const standIn = createStandIn()
  const calls: RecordedCall[] = []
  let interference: Interference | undefined
  await page.route(
    (url) => url.protocol.startsWith('http') && (url.hostname !== '127.0.0.1' || url.port === '3002'),
    async (route) => {
      const request = route.request()
      const url = new URL(request.url())
      const call: RecordedCall = {
        to: url.host,
        url: url.href,
        isPage: request.isNavigationRequest(),
        host: apiHosts.has(url.host) ? 'api' : url.host,
        method: request.method(),
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers: await request.allHeaders(),
        body: request.postData() ?? '',
      }
      calls.push(call)
      if (interference?.(call) === 'abort') return route.abort('connectionfailed')
      return route.fulfill(standIn(call))
    },
  )
  return {
    calls,
    exchanges: () => calls.filter(({ method, isPage }) => method !== 'OPTIONS' && !isPage),
    interfere: (next) => {
      interference = next
    },
    run: (command, secret) => runCommand(standIn, command.replace('YOUR_CLIENT_SECRET', secret)),
  }
}

function runCommand(standIn: ReturnType<typeof createStandIn>, command: string): Record<string, unknown> {
  const script = `curl() { for one in "$@"; do printf '%s\\0' "$one"; done; }; ${command}`
  const words = execFileSync('bash', ['-c', script]).toString('utf8').split('\0').slice(0, -1)
  const url = new URL(words.find((word) => word.startsWith('https://')) ?? '')
  const data = words.flatMap((word, index) => {
    if (words[index - 1] === '--data') return [word]
    if (words[index - 1] !== '--data-urlencode') return []
    const [name = '', ...value] = word.split('=')
    return [`${name}=${encodeURIComponent(value.join('='))}`]
  })
  const isGet = words.includes('-G')
  const isJson = words.some((word) => word.includes('application/json'))
  const reply = standIn({
    host: url.host,
    method: isGet ? 'GET' : 'POST',
    path: url.pathname,
    query: isGet ? Object.fromEntries(new URLSearchParams(data.join('&'))) : {},
    headers: { 'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded' },
    body: isGet ? '' : data.join('&'),
  })
  return JSON.parse(reply.body) as Record<string, unknown>
}

/** Moves the focus with the Tab key, forwards or backwards, to an element. An unreachable element fails the test. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let step = 0; step < 250; step++) {
    const way = await target.evaluate(wayTo)
    if (way === undefined) return
    for (let stop = 0; stop < way.stops; stop++) await page.keyboard.press(way.key)
  }
  throw new Error(`The Tab key does not reach ${target}`)
}

/**
 * Runs in the page: returns the key towards an element, and half of the number of focusable elements in
 * between, because not all of them take the focus.
 */
function wayTo(target: Element): { readonly key: string; readonly stops: number } | undefined {
  const here = document.activeElement ?? document.body
  if (target === here) return undefined
  const follows = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const isBehind = follows(target, here)
  const [first, last] = isBehind ? [target, here] : [here, target]
  const between = [...document.querySelectorAll('a[href], button, input, select, summary, textarea')].filter(
    (one) => follows(first, one) && follows(one, last),
  )
  return { key: isBehind ? 'Shift+Tab' : 'Tab', stops: Math.max(1, Math.floor(between.length / 2)) }
}

/** Moves to a button or link with the keyboard and presses it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Moves to a field with the keyboard and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Selects a radio button with its group's arrow keys. */
export async function choose(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  const name = (await target.getAttribute('name')) ?? ''
  await tabTo(page, page.locator(`input[name="${name}"]:checked`))
  for (let step = 0; step < 8 && !(await target.isChecked()); step++) await page.keyboard.press('ArrowDown')
}
