import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { objectionTo, programsOf } from '../verify/programs.ts'
import { productStandIn } from './product-stand-in.ts'

const repository = join(import.meta.dirname, '../..')

describe('the programs of a block are found', () => {
  const blocks: readonly (readonly [string, readonly string[]])[] = [
    ['curl -s "http://localhost:5244/ping"', ['curl']],
    ['cd data && ls -l | grep "a | b"; uname -m', ['cd', 'ls', 'grep', 'uname']],
    [
      'FILE=a.txt\ncurl -H "X: $(md5sum "$FILE" | cut -d\' \' -f1)" \\\n  -T "$FILE"',
      ['curl', 'md5sum', 'cut'],
    ],
    ['# rm -rf /\nuname -m # rm', ['uname']],
    ["printf '%s' 'rm -rf; docker' | sha256sum", ['printf', 'sha256sum']],
    ['hash=$(docker ps)', ['docker']],
    ['expiry=$(($(date +%s) + 3600))', ['date']],
  ]
  test.each(blocks)('%s', (source, programs) => {
    expect(programsOf(source).toSorted()).toEqual(programs.toSorted())
  })

  test('only harmless programs run, and only against this machine', () => {
    expect(objectionTo('curl http://localhost:5244/ping && uname -m')).toBeUndefined()
    expect(objectionTo('rm -r /opt/alist')).toBe('it starts rm')
    expect(objectionTo('curl -fsSL https://example.com/install.sh')).toBe('it asks example.com')
    expect(objectionTo('curl http://user:secret@example.com/')).toBe('it asks example.com')
    expect(
      objectionTo('curl http://localhost:5244/api/fs/put -H "File-Path: /links/a:9:https://example.com/a"'),
    ).toBeUndefined()
    expect(objectionTo('uname -m; $(docker ps)')).toBe('it starts docker')
    expect(objectionTo('./alist server')).toBe('it starts or ends a server')
  })
})

const page = `# Page

\`\`\`bash
curl http://localhost:5244/api/me -H "Authorization: YOUR_TOKEN"
\`\`\`

\`\`\`bash
curl -s http://localhost:5244/api/missing -H "Authorization: YOUR_TOKEN"
\`\`\`

\`\`\`bash
curl -s http://localhost:5244/api/unknown -H "Authorization: YOUR_TOKEN"
\`\`\`

\`\`\`bash no-run="needs Docker"
docker ps
\`\`\`

\`\`\`bash
docker ps
\`\`\`

::: tabs
@tab macOS
\`\`\`bash
sw_vers
\`\`\`
:::

\`\`\`bash
printf step > step.txt
\`\`\`

\`\`\`bash
grep step step.txt
\`\`\`

\`\`\`bash
grep other step.txt
\`\`\`

\`\`\`bash
curl http://localhost:5244/api/me -H "Authorization: YOUR_TOKEN"
\`\`\`
`

describe('[X21] npm run verify:commands', { timeout: 60_000 }, () => {
  let folder = ''
  let close = () => {}
  afterEach(async () => {
    close()
    await rm(folder, { recursive: true, force: true })
  })

  test('runs each block once, in the order of a page, and says what became of it', async () => {
    folder = await mkdtemp(join(tmpdir(), 'verify-'))
    await mkdir(join(folder, 'content/en'), { recursive: true })
    await writeFile(join(folder, 'content/en/README.md'), page)
    const operation = (description: string) => ({ get: { description, responses: {} } })
    const api = {
      info: { version: 'v3.63.0' },
      paths: {
        '/api/missing': operation('Errors:\n- 404: Not there'),
        '/api/unknown': operation('No errors'),
      },
      components: { responses: {}, schemas: {} },
    }
    await writeFile(join(folder, 'openapi.json'), JSON.stringify(api))
    const server = await productStandIn({
      '/api/me': { id: 1 },
      '/api/admin/setting/get': { value: 'permanent' },
      '/api/admin/user/list': { content: [{ id: 2, username: 'admin' }] },
      '/api/admin/storage/list': { content: [] },
    })
    close = server.close
    const { code, printed } = await new Promise<{ code: number; printed: string }>((resolve) => {
      execFile(
        process.execPath,
        [
          join(repository, 'node_modules/tsx/dist/cli.mjs'),
          'product/verify/verify-commands.ts',
          ...[
            '--server',
            server.url,
            '--content',
            join(folder, 'content'),
            '--api',
            join(folder, 'openapi.json'),
            '--json',
          ],
        ],
        { cwd: repository, env: { ...process.env, ALIST_PASSWORD: 'secret', ALIST_USER: '' } },
        (error, stdout) => resolve({ code: error ? Number(error.code) : 0, printed: stdout }),
      )
    })
    const reports: readonly { line: number; result: string; why: string }[] = JSON.parse(printed)
    expect(reports.map(({ line, result }) => [line, result])).toEqual([
      [3, 'ran'],
      [7, 'documented error'],
      [11, 'failed'],
      [15, 'no-run'],
      [19, 'unmarked'],
      [25, 'other system'],
      [30, 'ran'],
      [34, 'ran'],
      [38, 'failed'],
      [42, 'same as above'],
    ])
    expect(reports[2]?.why).toBe('error 404: not found')
    expect(reports[3]?.why).toBe('needs Docker')
    expect(reports[4]?.why).toContain('it starts docker')
    expect(code).toBe(1)
  })
})
