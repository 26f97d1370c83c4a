import { execFile } from 'node:child_process'
import { realpath } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Branches that changes are compared with, the first one that exists. */
const mainBranches = ['origin/HEAD', 'origin/main', 'main', 'origin/master', 'master']

/**
 * Returns the files of a content folder, and those beside it such as `../img/a.png`, that differ from the main branch:
 * committed, not committed, new, and deleted ones. `undefined` without Git.
 */
export async function changedFiles(folder: string): Promise<readonly string[] | undefined> {
  const git = async (...args: readonly string[]) =>
    (await run('git', ['-c', 'core.quotepath=off', ...args], { cwd: folder, maxBuffer: 1 << 26 })).stdout
  try {
    const root = (await git('rev-parse', '--show-toplevel')).trim()
    const base = await baseOf(git)
    const [tracked, fresh] = await Promise.all([
      git('diff', '--name-only', '--no-renames', '-z', base, '--', ':/'),
      git('ls-files', '--others', '--exclude-standard', '--full-name', '-z', '--', ':/'),
    ])
    const own = await realpath(folder)
    const names = new Set(`${tracked}${fresh}`.split('\0').filter((name) => name !== ''))
    return [...names].map((name) => relative(own, join(root, name)).split(sep).join('/'))
  } catch {
    return undefined
  }
}

/** Returns where this branch left the main one; the last commit if there is no main branch. */
async function baseOf(git: (...args: readonly string[]) => Promise<string>): Promise<string> {
  for (const branch of mainBranches) {
    const base = await git('merge-base', 'HEAD', branch).catch(() => '')
    if (base !== '') return base.trim()
  }
  return 'HEAD'
}
