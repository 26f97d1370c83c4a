import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { compressedServer } from '../../../scripts/bench/compressed-server.ts'
import { listen } from '../../../scripts/serve/static-server.ts'
import { writeFiles } from '../../../scripts/shared/write-files.ts'
import { rawRequest, requestText } from '../../support/raw-request.ts'
import { expectHandledRejections } from '../../support/unhandled-rejections.ts'

expectHandledRejections()

async function start(): Promise<number> {
  const root = await mkdtemp(join(tmpdir(), 'bench-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await writeFiles(new Map([[join(root, 'index.html'), 'page']]))
  const server = compressedServer(root)
  onTestFinished(() => void server.close())
  return Number(new URL(await listen(server, 0)).port)
}

test('what the server of the benchmark cannot decode is an unknown page', async () => {
  const port = await start()
  for (const target of ['/%', '/a%00', '*', '/..%2f..%2fetc/passwd']) {
    expect([target, (await rawRequest(port, [requestText(target)])).status]).toEqual([target, 200])
  }
})

test.each([
  ['/guide/baidu.photo', 200],
  ['/guide/install.html', 200],
  ['/assets/missing.js', 404],
  ['/content/missing.md', 404],
])('%s is answered like on the hosts: %i', async (path, status) => {
  expect((await rawRequest(await start(), [requestText(path)])).status).toBe(status)
})
