import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { builtSite } from '../../scripts/serve/static-server.ts'

const run = promisify(execFile)
const repository = join(import.meta.dirname, '../..')

/** Creates a copy of the built site that a test can change. */
export async function copyBuiltSite(): Promise<{
  readonly root: string
  /** Moves the site below a path, `/a/b/`, with the index command. */
  readonly moveTo: (base: string) => Promise<string>
  readonly remove: () => Promise<void>
}> {
  const root = await mkdtemp(join(tmpdir(), 'built-site-'))
  await cp(builtSite, root, { recursive: true })
  return {
    root,
    moveTo: (base) => runIndex(root, ['--base', base]),
    remove: () => rm(root, { recursive: true, force: true }),
  }
}

/** Keeps only these pages of the site, for tests that do not depend on its size, so that the next index run is quick. */
export async function leavePages(root: string, pages: readonly string[]): Promise<void> {
  const content = join(root, 'content')
  const files = (await readdir(content, { recursive: true })).map((file) => file.replaceAll('\\', '/'))
  const others = files.filter((file) => file.endsWith('.md') && !pages.includes(file))
  await Promise.all(others.map((file) => rm(join(content, file))))
}

/** Replaces the site's content tree, as an editor would: files by their path below the content folder. */
export async function replaceContent(root: string, files: Readonly<Record<string, string>>): Promise<string> {
  await rm(join(root, 'content'), { recursive: true, force: true })
  await writeContent(root, files)
  return runIndex(root)
}

export async function writeContent(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, 'content', file)), { recursive: true })
    await writeFile(join(root, 'content', file), text)
  }
}

/** Runs the real index command on a copy of the site. Returns its output. */
export async function runIndex(root: string, options: readonly string[] = []): Promise<string> {
  const args = [
    'scripts/build-index.ts',
    ...options,
    '--content',
    join(root, 'content'),
    '--out',
    join(root, 'manifest.json'),
  ]
  const { stdout, stderr } = await run('npx', ['tsx', ...args], { cwd: repository })
  return stdout + stderr
}
