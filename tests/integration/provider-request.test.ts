import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { maxProviderBytes } from '../../src/config/tools.ts'
import { requestProvider } from '../../src/data/provider-request.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

test('[T10] an answer without an end is read up to the limit and no further', async () => {
  let given = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += 64 * 1024
      controller.enqueue(new Uint8Array(64 * 1024).fill(32))
    },
  })
  server.use(http.get('https://provider.example/token', () => new HttpResponse(endless)))
  const call = { url: 'https://provider.example/token?code=secret', method: 'GET' } as const
  await expect(requestProvider(call)).rejects.toMatchObject({
    kind: 'too-large',
    url: 'https://provider.example/token',
  })
  expect(given).toBeLessThan(4 * maxProviderBytes)
})

test('[T10] an answer of the permitted size is read to its end', async () => {
  const json = { token: 'x'.repeat(maxProviderBytes - 20) }
  server.use(http.get('https://provider.example/token', () => HttpResponse.json(json)))
  const answer = await requestProvider({ url: 'https://provider.example/token', method: 'GET' })
  expect(answer.json).toEqual(json)
})
