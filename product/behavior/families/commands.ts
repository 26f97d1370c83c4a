import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Alist } from '../alist.ts'
import { isListening } from '../free-port.ts'
import type { Family } from '../scenario.ts'
import { until } from '../until.ts'

const page = 'guide/install/manual'
const howto = 'faq/howto'
const reset = 'Reset a forgotten admin password'

const commands = 'All commands'

/** Runs a command of a copy of the program, so that `daemon/` is in the scenario's folder. */
async function fromOwnFolder(alist: Alist) {
  const folder = join(alist.folder, 'program')
  await mkdir(folder)
  // A file that this process wrote could still be open in a program that starts now (ETXTBSY).
  await alist.program('cp', alist.binary, join(folder, 'alist')).ended
  return async (...parameters: readonly string[]) =>
    (await alist.program(join(folder, 'alist'), ...parameters, '--data', alist.data).ended).printed
}

export const scenarios: Family = [
  {
    id: 'admin-set-applies-at-once',
    proves:
      'After `alist admin set`, the running server accepts the new password at once, and refuses the old one.',
    page: howto,
    heading: reset,
    steps: async (alist) => {
      await alist.command('admin', 'set', 'another password')
      const login = async (password: string) =>
        (await alist.visitor.post('/auth/login', { username: 'admin', password })).code
      return { new: await login('another password'), old: await login('correct horse') }
    },
    expected: { new: 200, old: 400 },
  },
  {
    id: 'admin-set-ends-logins',
    proves: '`alist admin set` ends the logins of the admin.',
    page: howto,
    heading: reset,
    steps: async (alist) => {
      const before = (await alist.admin.get('/me')).code
      await alist.command('admin', 'set', 'another password')
      return [before, (await alist.admin.get('/me')).message]
    },
    expected: [200, 'Password has been changed, login please'],
  },
  {
    id: 'admin-random',
    proves: '`alist admin random` prints a password of 8 characters that works.',
    page: howto,
    heading: reset,
    steps: async (alist) => {
      const { printed } = await alist.command('admin', 'random')
      const log = await alist.log()
      const password = /password: (\S+)/.exec(`${printed}\n${log}`)?.[1] ?? ''
      const { code } = await alist.visitor.post('/auth/login', { username: 'admin', password })
      return { length: password.length, code }
    },
    expected: { length: 8, code: 200 },
  },
  {
    id: 'admin-does-not-show-password',
    proves: '`alist admin` shows the username and not the password.',
    page: howto,
    heading: reset,
    steps: async (alist) => {
      const { printed } = await alist.command('admin')
      const all = `${printed}\n${await alist.log()}`
      return { name: /Admin user's username: admin/.test(all), password: all.includes('correct horse') }
    },
    expected: { name: true, password: false },
  },
  {
    id: 'other-data-folder',
    proves: 'With another data folder, the command changes another password.',
    page: 'faq/why',
    heading: 'The password from alist admin is wrong',
    steps: async (alist) => {
      await alist.files('elsewhere', {})
      await alist.program(
        alist.binary,
        'admin',
        'set',
        'another password',
        '--data',
        join(alist.folder, 'elsewhere'),
      ).ended
      const login = async (password: string) =>
        (await alist.visitor.post('/auth/login', { username: 'admin', password })).code
      return [await login('another password'), await login('correct horse')]
    },
    expected: [400, 200],
  },
  {
    id: 'admin-token',
    proves: '`alist admin token` prints the permanent token.',
    page,
    heading: 'All commands',
    steps: async (alist) => {
      const { printed } = await alist.command('admin', 'token')
      const token = await alist.setting('token')
      return `${printed}\n${await alist.log()}`.includes(token)
    },
    expected: true,
  },
  {
    id: 'command-empties-temp',
    proves: 'Commands beside a running server do not empty its temporary folder.',
    page,
    heading: 'All commands',
    steps: async (alist) => {
      await alist.files('data/temp', { 'upload-in-progress': 'x' })
      await alist.command('admin')
      return (await alist.onDisk('data', 'temp/upload-in-progress')) ?? 'deleted'
    },
    expected: 'x',
  },
  {
    id: 'storage-disable',
    proves: '`alist storage disable` takes effect at the next start.',
    page: howto,
    heading: 'Disable a storage that blocks start-up',
    steps: async (alist) => {
      await alist.local('/docs', { 'a.txt': 'a' })
      await alist.command('storage', 'disable', '/docs')
      const before = await alist.admin.codeOf('/docs/a.txt')
      await alist.restart()
      return [before, await alist.admin.codeOf('/docs/a.txt')]
    },
    expected: [200, 500],
  },
  {
    id: 'storage-disable-unknown',
    proves: '`alist storage disable` with an unknown path reports an error and ends with the code 0.',
    page: howto,
    heading: 'Disable a storage that blocks start-up',
    steps: async (alist) => {
      const { code, printed } = await alist.command('storage', 'disable', '/missing')
      return {
        code: code ?? -1,
        isReported: /failed to query storage/.test(`${printed}\n${await alist.log()}`),
      }
    },
    expected: { code: 0, isReported: true },
  },
  {
    id: 'version',
    proves: '`alist version` prints the version.',
    page,
    heading: 'All commands',
    isStarted: false,
    steps: async (alist) => /Version: v\d+\.\d+\.\d+/.test((await alist.command('version')).printed),
    expected: true,
  },
  {
    id: 'first-password',
    proves:
      'Without `ALIST_ADMIN_PASSWORD`, the first start sets a random password of 8 characters, and prints it only then.',
    page: 'guide/advanced/user',
    heading: 'Built-in users',
    isStarted: false,
    steps: async (alist) => {
      const password = async () => {
        const server = alist.run(['server', '--log-std'])
        await alist.answers()
        await server.stop()
        return /initial password is: (\S+)/.exec(server.printed)?.[1] ?? ''
      }
      return [(await password()).length, (await password()).length]
    },
    expected: [8, 0],
  },
  {
    id: 'first-password-not-in-log',
    proves: 'The first password is printed and is not in the log file.',
    page: 'guide/advanced/user',
    heading: 'Built-in users',
    isStarted: false,
    steps: async (alist) => {
      const server = alist.run(['server'])
      await alist.answers()
      await server.stop()
      const says = /initial password is: \S{8}/
      return { printed: says.test(server.printed), log: says.test(await alist.log()) }
    },
    expected: { printed: true, log: false },
  },
  {
    id: 'unknown-command',
    proves: 'An unknown command ends with the code 1.',
    page,
    heading: 'All commands',
    isStarted: false,
    steps: async (alist) => (await alist.command('nothing')).code,
    expected: 1,
  },
  {
    id: 'stop-signal',
    proves: 'AList ends with the code 0 when the system stops it.',
    page,
    heading: 'All commands',
    steps: async (alist) => (await alist.stop('SIGTERM'))?.code,
    expected: 0,
  },
  {
    id: 'background',
    proves: '`start` runs the server in the background, `restart` restarts it, and `stop` and `kill` end it.',
    page,
    heading: commands,
    isStarted: false,
    steps: async (alist) => {
      const run = await fromOwnFolder(alist)
      const isUp = () => isListening(alist.port)
      const isDown = async () => !(await isUp())
      const pid = () => alist.onDisk('program', 'daemon/pid')
      try {
        const first = await run('start')
        await until('The start', isUp)
        const again = await run('start')
        const before = await pid()
        await run('restart')
        await until('The restart', async () => (await pid()) !== before && (await isUp()))
        const other = (await pid()) !== before
        await run('stop')
        await until('The end', isDown)
        const without = await run('stop')
        await run('start')
        await until('The second start', isUp)
        await run('kill')
        await until('The kill', isDown)
        return { first, again, other, without, pid: (await pid()) ?? 'deleted' }
      } finally {
        await run('kill')
      }
    },
    expected: {
      first: /success start pid: \d+/,
      again: /alist already started, pid/,
      other: true,
      without: /Seems not have been started/,
      pid: 'deleted',
    },
  },
  {
    id: 'stale-pid',
    proves: 'After a crash, `start` refuses until `daemon/pid` is deleted.',
    page,
    heading: 'Troubleshooting',
    isStarted: false,
    steps: async (alist) => {
      const run = await fromOwnFolder(alist)
      await mkdir(join(alist.folder, 'program/daemon'))
      await writeFile(join(alist.folder, 'program/daemon/pid'), '999999')
      return { text: await run('start'), runs: await isListening(alist.port) }
    },
    expected: { text: /alist already started, pid/, runs: false },
  },
  {
    id: 'force-bin-dir',
    proves: '`--force-bin-dir` looks for a relative data folder beside the program.',
    page,
    heading: commands,
    isStarted: false,
    steps: async (alist) => {
      await fromOwnFolder(alist)
      const program = join(alist.folder, 'program/alist')
      await alist.program(program, 'admin', '--data', 'mine', '--force-bin-dir').ended
      const beside = (await alist.onDisk('program', 'mine/config.json')) !== undefined
      await alist.program(program, 'admin', '--data', 'mine').ended
      return { beside, working: (await alist.onDisk('', 'mine/config.json')) !== undefined }
    },
    expected: { beside: true, working: true },
  },
  {
    id: 'log-std',
    proves: 'With `--log-std`, the log also goes to standard output.',
    page,
    heading: commands,
    isStarted: false,
    steps: async (alist) => {
      const logged = async (...options: readonly string[]) => {
        const server = alist.run(['server', ...options])
        await alist.answers(alist.url, server)
        await server.stop()
        return server.printed.includes('/api/public/settings')
      }
      return [await logged(), await logged('--log-std')]
    },
    expected: [false, true],
  },
  {
    id: 'completion-and-help',
    proves: '`completion` prints a script, `help` the commands, and the program without a command the same.',
    page,
    heading: commands,
    isStarted: false,
    steps: async (alist) => {
      const printed = async (...parameters: readonly string[]) => (await alist.command(...parameters)).printed
      return {
        bash: (await printed('completion', 'bash')).includes('complete -o'),
        help: (await printed('help')).includes('cancel2fa'),
        none: (await printed()).includes('cancel2fa'),
        version: await printed('version'),
      }
    },
    expected: { bash: true, help: true, none: true, version: /^Version: v\d+\.\d+\.\d+$/m },
  },
  {
    id: 'cancel-2fa',
    proves: '`alist cancel2fa` turns off 2FA of the admin in the running server.',
    page: 'guide/advanced/2fa',
    heading: 'Turn off 2FA',
    programs: ['sqlite3'],
    steps: async (alist) => {
      await alist.sql("update x_users set otp_secret = 'JBSWY3DPEHPK3PXP' where username = 'admin'")
      await alist.restart().catch(() => {})
      const login = async () =>
        (await alist.visitor.post('/auth/login', { username: 'admin', password: 'correct horse' })).code
      const before = await login()
      await alist.command('cancel2fa')
      return { before, after: await login() }
    },
    expected: { before: 402, after: 200 },
  },
  {
    id: 'admin-without-password',
    proves: '`alist admin set` without a password changes nothing.',
    page,
    heading: commands,
    steps: async (alist) => {
      const { printed } = await alist.command('admin', 'set')
      return { printed, me: (await alist.admin.get('/me')).code }
    },
    expected: { printed: /Please enter the new password/, me: 200 },
  },
]
