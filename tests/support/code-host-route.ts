import type { Page } from '@playwright/test'
import { getResponse } from 'msw'
import type { CodeHostKind } from '../../src/content/code-host.ts'
import { type CodeHostState, codeHostHandlers, repositoryOf } from './code-hosts.ts'

/** Answers a page's requests to a code host with the simulated one. */
export async function routeCodeHost(page: Page, kind: CodeHostKind, state: CodeHostState): Promise<void> {
  const handlers = codeHostHandlers(kind, state)
  await page.route(`${repositoryOf(kind).api}/**`, async (route) => {
    const request = route.request()
    const body = request.postData()
    const answer = await getResponse(
      handlers,
      new Request(request.url(), {
        method: request.method(),
        headers: await request.allHeaders(),
        ...(body !== null && { body }),
      }),
    )
    if (!answer || answer.type === 'error') return route.abort('connectionreset')
    await route.fulfill({
      status: answer.status,
      headers: {
        'access-control-allow-origin': '*',
        'content-type': answer.headers.get('content-type') ?? '',
      },
      body: await answer.text(),
    })
  })
}
