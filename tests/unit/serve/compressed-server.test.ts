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

test('what the server of the benchmark cannot decode is an unknown page', async () => {
  const root = await mkdtemp(join(tmpdir(), 'bench-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await writeFiles(new Map([[join(root, 'index.html'), 'page']]))
  const server = compressedServer(root)
  onTestFinished(() => void server.close())
  const port = Number(new URL(await listen(server, 0)).port)
  for (const target of ['/%', '/a%00', '*', '/..%2f..%2fetc/passwd']) {
    expect([target, (await rawRequest(port, [requestText(target)])).status]).toEqual([target, 200])
  }
})
