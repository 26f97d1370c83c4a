import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'

const repository = join(import.meta.dirname, '../../..')

/** Runs a script of the repository. Returns its output and its exit code. */
const start = (...args: readonly string[]) => run(process.execPath, args, repository)

function run(command: string, args: readonly string[], cwd: string, env = process.env) {
  const child = spawn(command, args, { cwd, env })
  let printed = ''
  child.stdout.on('data', (part) => (printed += part))
  child.stderr.on('data', (part) => (printed += part))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, ended, printed: () => printed }
}

/** Returns a port that nothing uses. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

/** Makes a repository with the scripts of `npm start`, whose build does nothing and whose server has no site. */
async function smallRepository(isInstalled: boolean): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'start-'))
  const write = async (file: string, text: string) => {
    await mkdir(join(folder, file, '..'), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  const lockfile = '{}'
  await write('package-lock.json', lockfile)
  await write(
    'package.json',
    JSON.stringify({
      type: 'module',
      scripts: {
        start: 'node scripts/serve/start.mjs',
        build: 'node --version',
        preview: 'node --import tsx scripts/serve/serve.ts',
      },
    }),
  )
  await write(
    'scripts/serve/serve.ts',
    `import { createServer } from 'node:http'
    const port: number = Number(process.argv[process.argv.indexOf('--port') + 1])
    createServer((_request, response) => response.end('served')).listen(port, '127.0.0.1')`,
  )
  for (const script of ['serve/start.mjs', 'shared/setup.mjs'])
    await cp(join(repository, 'scripts', script), join(folder, 'scripts', script))
  await write('node_modules/.keep', '')
  await symlink(join(repository, 'node_modules/tsx'), join(folder, 'node_modules/tsx'))
  if (isInstalled)
    await write('node_modules/.installed-lockfile', createHash('sha256').update(lockfile).digest('hex'))
  return folder
}

test('npm start says at once that its port is in use, and builds nothing', async () => {
  const other = createServer()
  const port = await new Promise<number>((resolve) =>
    other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port)),
  )
  try {
    const { ended, printed } = start('scripts/serve/start.mjs', '--port', String(port))
    expect(await ended).toBe(2)
    expect(printed().trim()).toBe(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: npm start -- --port ${port + 1}`,
    )
  } finally {
    other.close()
  }
})

/** Starts the server of `npm start` on a free port. Returns also the address that it prints. */
async function serve(root: string) {
  const server = start('--import', 'tsx', 'scripts/serve/serve.ts', '--root', root, '--port', '0')
  await expect.poll(server.printed, { timeout: 20_000 }).toContain('The site is at http://127.0.0.1:')
  return { ...server, address: /http:\S+/.exec(server.printed())?.[0] ?? '' }
}

test('the server of npm start ends with what started it, and its port is free again', async () => {
  const root = await mkdtemp(join(tmpdir(), 'start-'))
  await writeFile(join(root, 'index.html'), '<!doctype html>')
  try {
    const { child, ended, address } = await serve(root)
    expect((await fetch(address)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    await expect(fetch(address)).rejects.toThrow()
  } finally {
    await rm(root, { recursive: true })
  }
})

test('npm run preview serves a site below its base path, with the headers of its paths', async () => {
  const root = await mkdtemp(join(tmpdir(), 'start-'))
  await mkdir(join(root, 'content'))
  await writeFile(join(root, 'index.html'), '<!doctype html><base href="/docs/" />')
  await writeFile(join(root, 'content/page.md'), '# Page')
  await writeFile(join(root, '_headers'), '/docs/*\n  X-Site: here\n')
  const { child, ended, address } = await serve(root)
  try {
    expect(new URL(address).pathname).toBe('/docs/')
    const answer = async (path: string) => {
      const response = await fetch(new URL(path, address))
      return [response.status, response.headers.get('x-site'), (await response.text()).slice(0, 9)]
    }
    expect(await answer('/docs/')).toEqual([200, 'here', '<!doctype'])
    expect(await answer('/docs/guide/page.html?a#b')).toEqual([200, 'here', '<!doctype'])
    expect(await answer('/docs/content/page.md')).toEqual([200, 'here', '# Page'])
    expect(await answer('/docs/content/none.md')).toEqual([404, 'here', 'Not found'])
    expect(await answer('/content/page.md')).toEqual([404, null, 'Not found'])
  } finally {
    child.kill('SIGTERM')
    await ended
    await rm(root, { recursive: true })
  }
})

test('SIGTERM to npm start leaves no server behind', async () => {
  const folder = await smallRepository(true)
  const port = await freePort()
  const address = `http://127.0.0.1:${port}/`
  const answers = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
  const { child, ended } = run('npm', ['start', '--', '--port', String(port)], folder)
  try {
    await expect.poll(answers, { timeout: 20_000 }).toBe(true)
    child.kill('SIGTERM')
    await ended
    await expect.poll(answers, { timeout: 5_000 }).toBe(false)
  } finally {
    child.kill('SIGKILL')
    await rm(folder, { recursive: true })
  }
})

test('npm start installs packages without warnings about versions of Node.js', async () => {
  const folder = await smallRepository(false)
  const npm = join(folder, 'bin/npm')
  await mkdir(join(folder, 'bin'))
  // Warns as npm does where a package names other versions in its `engines`.
  await writeFile(
    npm,
    '#!/bin/sh\ncase "$*" in *--loglevel=error*) ;; *) echo "npm warn EBADENGINE Unsupported engine" >&2 ;; esac\necho "npm $*"\nexit 1\n',
  )
  await chmod(npm, 0o755)
  const path = [join(folder, 'bin'), process.env.PATH].join(delimiter)
  const { ended, printed } = run(
    process.execPath,
    ['scripts/serve/start.mjs', '--port', String(await freePort())],
    folder,
    { ...process.env, PATH: path },
  )
  try {
    expect(await ended).toBe(1)
    expect(printed()).toContain('npm ci')
    expect(printed()).not.toContain('EBADENGINE')
  } finally {
    await rm(folder, { recursive: true })
  }
})
