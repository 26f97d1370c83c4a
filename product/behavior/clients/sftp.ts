import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Alist } from '../alist.ts'
import { RunningProgram } from '../running-program.ts'
import type { Account } from './account.ts'

/** What `sftp` did with a command. */
export interface SftpOutcome {
  /** 0 if every command succeeded, 1 if one failed, 255 if the login failed. */
  readonly code: number | null
  /** Lines that it printed, without its prompts. */
  readonly lines: readonly string[]
}

/** Adds a new SSH key to an account, and returns the file with the private key. */
export async function addSshKey(alist: Alist, account: Account): Promise<string> {
  const file = join(alist.folder, `${account.name}.key`)
  const { env } = process
  const parameters = ['-q', '-t', 'ed25519', '-N', '', '-f', file]
  await new RunningProgram('ssh-keygen', parameters, alist.folder, { PATH: env.PATH ?? '' }).ended
  const key = await readFile(`${file}.pub`, 'utf8')
  const { code, message } = await account.post('/me/sshkey/add', { title: 'key', key })
  if (code !== 200) throw new Error(`The SSH key was refused: ${message}`)
  return file
}

/** Runs commands of OpenSSH's `sftp`, which stops at the first that fails. */
export async function sftp(
  alist: Alist,
  user: string,
  keyFile: string,
  ...commands: readonly string[]
): Promise<SftpOutcome> {
  const options = [
    'StrictHostKeyChecking=no',
    'UserKnownHostsFile=/dev/null',
    'LogLevel=ERROR',
    'BatchMode=yes',
  ]
  const program = new RunningProgram(
    'sftp',
    [
      ...['-F', '/dev/null', '-b', '-', '-i', keyFile, '-P', String(alist.ports.sftp)],
      ...options.flatMap((option) => ['-o', option]),
      `${user}@127.0.0.1`,
    ],
    alist.folder,
    { PATH: process.env.PATH ?? '', HOME: alist.folder },
  )
  program.process.stdin?.end(`${commands.join('\n')}\n`)
  const { code, printed } = await program.ended
  return { code, lines: printed.split('\n').filter((line) => line !== '' && !line.startsWith('sftp> ')) }
}
