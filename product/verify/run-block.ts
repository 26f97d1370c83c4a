import { spawn } from 'node:child_process'
import { mkdir, readdir, readFile, stat, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { answerOf } from './answer.ts'
import { programsOf } from './programs.ts'
import type { World } from './world.ts'

/** The outcome of a block. */
export type Outcome =
  | { readonly kind: 'ran' }
  /** The product responded with an error in JSON. */
  | { readonly kind: 'answered'; readonly code: number; readonly message: string }
  | { readonly kind: 'failed'; readonly why: string }
  | { readonly kind: 'missing'; readonly program: string }

/** The values of page placeholders in a run. */
export interface Values {
  readonly server: string
  readonly user: string
  readonly password: string
  readonly token: string
}

const blockTimeoutMs = 20_000
const shellWords = new Set([
  'cd',
  'command',
  'echo',
  'export',
  'printf',
  'set',
  './alist',
  '/opt/alist/alist',
])

/** Returns the block with the pages' placeholders and folders replaced by the run's. */
export function filledIn(source: string, { server, user, password, token }: Values, world: World): string {
  const host = server.replace(/^https?:\/\//, '')
  return source
    .replaceAll('http://localhost:5244', server)
    .replaceAll('localhost:5244', host)
    .replaceAll(/YOUR_TOKEN\b/g, token)
    .replaceAll(/YOUR_PASSWORD\b/g, password)
    .replaceAll(/YOUR_USER\b/g, user)
    .replaceAll('/opt/alist', world.alist)
    .replaceAll('/srv/photos', world.photos)
}

/** Creates a folder with only the allowed programs of this machine. */
export async function binFolder(world: World, programs: readonly string[]): Promise<string> {
  const folder = join(world.root, 'bin')
  await mkdir(folder, { recursive: true })
  for (const program of programs) {
    for (const place of ['/usr/bin', '/bin', '/usr/local/bin', '/usr/sbin']) {
      const path = join(place, program)
      const isThere = await stat(path).catch(() => undefined)
      if (!isThere) continue
      await symlink(path, join(folder, program)).catch(() => undefined)
      break
    }
  }
  return folder
}

/** Runs a block with bash, which stops at the first failing command, and reads the product's response. */
export async function runBlock(source: string, world: World, bin: string): Promise<Outcome> {
  const installed = new Set([...(await readdir(bin)), ...shellWords])
  const absent = programsOf(source).find(
    (program) => !installed.has(program) && program !== join(world.alist, 'alist'),
  )
  if (absent !== undefined) return { kind: 'missing', program: absent }
  const cwd = /(?:^|\s)(?:\.\/alist|data\/)/m.test(source) ? world.alist : world.work
  const before = new Set(await readdir(cwd))
  const { code, printed } = await bash(source, cwd, {
    PATH: bin,
    HOME: join(world.root, 'home'),
    LANG: 'C.UTF-8',
  })
  if (code !== 0) return { kind: 'failed', why: `exit code ${code}: ${printed.trim().slice(-300)}` }
  const files = (await readdir(cwd)).filter((file) => !before.has(file))
  const texts = await Promise.all(files.map((file) => readFile(join(cwd, file), 'utf8').catch(() => '')))
  return [printed, ...texts].map(answerOf).find((answer) => answer !== undefined) ?? { kind: 'ran' }
}

function bash(
  source: string,
  cwd: string,
  env: Record<string, string>,
): Promise<{ code: number; printed: string }> {
  return new Promise((resolve) => {
    const shell = spawn('/bin/bash', ['-eu', '-o', 'pipefail', '-c', source], {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: blockTimeoutMs,
    })
    let printed = ''
    shell.stdout.on('data', (part) => {
      printed += part
    })
    let errors = ''
    shell.stderr.on('data', (part) => {
      errors += part
    })
    shell.on('close', (code) =>
      resolve({ code: code ?? 124, printed: code === 0 ? printed : printed + errors }),
    )
  })
}
