import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Returns whether a program is installed. */
export const isInstalled = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))

/** The shells for which the site offers commands, as far as they are installed. */
export const posixShells = ['bash', 'dash', 'zsh'].filter(isInstalled)

/** Returns what a shell passes to a program, instead of running it. Anything else that the text starts fails. */
export function argumentsIn(command: string, program = 'curl', shell: string = 'bash'): readonly string[] {
  const script = `${program}() { for one in "$@"; do printf '%s\\0' "$one"; done; }\n${command}`
  return execFileSync(shell, ['-c', script], {
    env: { PATH: '/usr/bin:/bin' },
    // With a socket there, bash reads the start file of its user.
    stdio: ['ignore', 'pipe', 'inherit'],
  })
    .toString('utf8')
    .split('\0')
    .slice(0, -1)
}
