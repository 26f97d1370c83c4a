import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A commit that changed a content file. */
export interface Commit {
  readonly id: string
  /** The file's path at that time, below the folder. */
  readonly path: string
  /** ISO 8601. */
  readonly time: string
  readonly name: string
  readonly email: string
}

/** Commits by content file, latest first. */
export type ContentHistory = ReadonlyMap<string, readonly Commit[]>

/**
 * Returns git's history of the current files of a content folder. A renamed file keeps the commits of its old
 * name. A file with uncommitted changes is left out, because no commit describes its text. Empty without git
 * or history, and in a shallow clone, where everything would seem to have changed at once.
 *
 * @param onFailure receives the reason why there is none, as a clause without a period
 */
export async function readContentHistory(
  folder: string,
  onFailure: (reason: string) => void = () => undefined,
): Promise<ContentHistory> {
  const found = new Map<string, Commit[]>()
  try {
    const env = { ...process.env, LC_ALL: 'C' }
    const inFolder = { cwd: folder, maxBuffer: 512 * 1024 * 1024, env }
    const { stdout: shallow } = await run('git', ['rev-parse', '--is-shallow-repository'], inFolder)
    if (shallow.trim() === 'true') {
      onFailure('the repository is a shallow clone')
      return found
    }
    const format = '--format=%x01%cI%x02%an%x02%ae%x02%H'
    const git = (...args: readonly string[]) => run('git', ['-c', 'core.quotepath=off', ...args], inFolder)
    const { stdout } = await git('log', format, '--name-status', '-M', '--relative', '--', '.')
    const namedNow = new Map<string, string>()
    for (const entry of stdout.split('\x01').slice(1)) {
      const [head = '', ...files] = entry.split('\n')
      const [time = '', name = '', email = '', id = ''] = head.split('\x02')
      for (const line of files.filter((each) => each !== '')) {
        const [, before = '', after = before] = line.split('\t')
        const file = namedNow.get(after) ?? after
        if (after !== before) namedNow.set(before, file)
        const list = found.get(file)
        const commit = { id, path: after, time, name, email }
        if (list) list.push(commit)
        else found.set(file, [commit])
      }
    }
    const { stdout: changed } = await git('diff', '--name-only', '--relative', 'HEAD', '--', '.')
    for (const file of changed.split('\n')) found.delete(file)
  } catch (error) {
    onFailure(reasonOf(error))
  }
  return found
}

/** Returns a file's text after a commit; `undefined` if it was deleted. */
export async function textAt(folder: string, { id, path }: Commit): Promise<string | undefined> {
  const limits = { cwd: folder, maxBuffer: 64 * 1024 * 1024 }
  return run('git', ['show', `${id}:./${path}`], limits).then(
    ({ stdout }) => stdout,
    () => undefined,
  )
}

function reasonOf(error: unknown): string {
  const { code, stderr = '' } = error as { readonly code?: unknown; readonly stderr?: string }
  if (code === 'ENOENT') return 'Git is not installed'
  if (stderr.includes('not a git repository')) return 'the folder is not in a Git repository'
  const [said = ''] = stderr.split('\n')
  return `Git reports “${said || String(error)}”`
}
