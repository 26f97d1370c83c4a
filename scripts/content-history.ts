import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A commit that changed a content file. */
export interface Commit {
  /** ISO 8601. */
  readonly time: string
  readonly name: string
  readonly email: string
}

/** Commits by content file, the latest first. */
export type ContentHistory = ReadonlyMap<string, readonly Commit[]>

/**
 * What git knows of a content folder. Empty where there is no git, no history, or a clone without it: of such a clone git would say that
 * everything was changed at once.
 *
 * @param onFailure hears why there is none
 */
export async function readContentHistory(
  folder: string,
  onFailure: (reason: string) => void = () => undefined,
): Promise<ContentHistory> {
  const found = new Map<string, Commit[]>()
  try {
    const inFolder = { cwd: folder, maxBuffer: 512 * 1024 * 1024 }
    const { stdout: shallow } = await run('git', ['rev-parse', '--is-shallow-repository'], inFolder)
    if (shallow.trim() === 'true') return found
    const format = '--format=%x01%cI%x02%an%x02%ae'
    const args = ['-c', 'core.quotepath=off', 'log', format, '--name-only', '--relative', '--', '.']
    const { stdout } = await run('git', args, inFolder)
    for (const entry of stdout.split('\x01').slice(1)) {
      const [head = '', ...files] = entry.split('\n')
      const [time = '', name = '', email = ''] = head.split('\x02')
      for (const file of files.filter((line) => line !== '')) {
        const list = found.get(file)
        if (list) list.push({ time, name, email })
        else found.set(file, [{ time, name, email }])
      }
    }
  } catch (error) {
    onFailure(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
  }
  return found
}
