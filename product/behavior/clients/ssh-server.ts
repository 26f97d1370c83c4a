import { readFile, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import type { Alist } from '../alist.ts'
import { freePort, isListening } from '../free-port.ts'
import { until } from '../until.ts'

/** Starts OpenSSH's server with SFTP, and returns the options of a storage that logs in to it. */
export async function sshServer(alist: Alist) {
  const file = (name: string) => join(alist.folder, name)
  const port = await freePort()
  await alist.program('ssh-keygen', '-q', '-t', 'ed25519', '-N', '', '-f', file('ssh.key')).ended
  const settings = [
    `ListenAddress 127.0.0.1:${port}`,
    `HostKey ${file('ssh.key')}`,
    `AuthorizedKeysFile ${file('ssh.key.pub')}`,
    'StrictModes no',
    'PidFile none',
    'Subsystem sftp internal-sftp',
  ]
  await writeFile(file('sshd.conf'), `${settings.join('\n')}\n`)
  // The server refuses to start without its absolute path.
  const server = alist.program('sh', '-c', 'exec "$(command -v sshd)" -D -e -f sshd.conf')
  await until('The start of the SSH server', () => {
    if (!server.isRunning) throw new Error(`The SSH server ended: ${server.printed}`)
    return isListening(port)
  })
  return {
    address: `127.0.0.1:${port}`,
    username: userInfo().username,
    private_key: await readFile(file('ssh.key'), 'utf8'),
  }
}
