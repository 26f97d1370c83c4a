import { createServer } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listen } from '../../scripts/serve/static-server.ts'
import { rawRequest, requestText } from '../../tests/support/raw-request.ts'
import { expectHandledRejections } from '../../tests/support/unhandled-rejections.ts'
import { standInListener } from '../providers/listener.ts'
import { createStandIn } from '../providers/stand-in.ts'

expectHandledRejections()

test('a request that the mock providers cannot read does not stop them', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  onTestFinished(() => void vi.restoreAllMocks())
  const server = createServer(standInListener(createStandIn(), (path) => ({ host: 'api', path })))
  onTestFinished(() => void server.close())
  const port = Number(new URL(await listen(server, 0)).port)
  expect(await rawRequest(port, [requestText('http://[/')])).toMatchObject({ status: 400 })
  const numbers = '{"client_id":1,"code":2,"password":[]}'
  const headers = ['Host: localhost', 'Content-Type: application/json', `Content-Length: ${numbers.length}`]
  const request = requestText('/alist/ali_open/code', { method: 'POST', headers })
  expect((await rawRequest(port, [request, numbers])).status).toBe(400)
  expect(await rawRequest(port, [requestText('/alist/ali_open/limit')])).toMatchObject({ status: 200 })
})
