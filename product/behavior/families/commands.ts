import { join } from 'node:path'
import type { Family } from '../scenario.ts'

const page = 'guide/install/manual'
const howto = 'faq/howto'
const reset = 'Reset a forgotten admin password'

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
]
