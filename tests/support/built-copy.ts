import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { builtSite } from '../../scripts/static-server.ts'

const run = promisify(execFile)
const repository = join(import.meta.dirname, '../..')

/** A copy of the built site that a test may change. */
export async function copyBuiltSite(): Promise<{
  readonly root: string
  /** Moves the site below a path, `/a/b/`, by the index command. */
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

/** Leaves these pages of the site and no others, for what is the same on a site of any size; the next index run is quick. */
export async function leavePages(root: string, pages: readonly string[]): Promise<void> {
  const content = join(root, 'content')
  const files = (await readdir(content, { recursive: true })).map((file) => file.replaceAll('\\', '/'))
  const others = files.filter((file) => file.endsWith('.md') && !pages.includes(file))
  await Promise.all(others.map((file) => rm(join(content, file))))
}

/** Puts another content tree in place of the site's, as an editor would: files by their path below the content folder. */
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

/** The real index command on a copy of the site. Returns what it printed. */
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
