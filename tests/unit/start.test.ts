import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const repository = join(import.meta.dirname, '../..')

/** Runs a script of the repository. Returns its output and its exit code. */
function start(...args: readonly string[]) {
  const child = spawn(process.execPath, args, { cwd: repository })
  let printed = ''
  child.stdout.on('data', (part) => (printed += part))
  child.stderr.on('data', (part) => (printed += part))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, ended, printed: () => printed }
}

test('npm start says at once that its port is in use, and builds nothing', async () => {
  const other = createServer()
  const port = await new Promise<number>((resolve) =>
    other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port)),
  )
  try {
    const { ended, printed } = start('scripts/start.mjs', '--port', String(port))
    expect(await ended).toBe(1)
    expect(printed().trim()).toBe(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: npm start -- --port ${port + 1}`,
    )
  } finally {
    other.close()
  }
})

test('the server of npm start ends with what started it, and its port is free again', async () => {
  const root = await mkdtemp(join(tmpdir(), 'start-'))
  await writeFile(join(root, 'index.html'), '<!doctype html>')
  try {
    const { child, ended, printed } = start(
      '--import',
      'tsx',
      'scripts/serve.ts',
      '--root',
      root,
      '--port',
      '0',
    )
    await expect.poll(printed, { timeout: 20_000 }).toContain('The site is at http://127.0.0.1:')
    const address = /http:\S+/.exec(printed())?.[0] ?? ''
    expect((await fetch(address)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    await expect(fetch(address)).rejects.toThrow()
  } finally {
    await rm(root, { recursive: true })
  }
})
