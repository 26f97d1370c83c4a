import type { Alist } from '../alist.ts'
import { type Bit, bits } from '../bits.ts'
import { Ftp } from '../clients/ftp.ts'
import { addSshKey, sftp } from '../clients/sftp.ts'
import type { Family } from '../scenario.ts'
import { until } from '../until.ts'

const page = 'guide/advanced/ftp'
const guests = 'Guests and protected folders'
const rules = 'Rules per protocol'
const user = 'guide/advanced/user'
const servers = ['ftp'] as const
const overSftp = { servers: ['sftp'], programs: ['sftp', 'ssh-keygen'] } as const

async function annaAtDocs(alist: Alist, ...permission: readonly Bit[]) {
  await alist.local('/docs', { 'a.txt': 'a', 'sub/c.txt': 'c' })
  await alist.local('/other', { 'o.txt': 'o' })
  return alist.user('anna', { '/docs': bits(...permission) })
}

export const scenarios: Family = [
  {
    id: 'login-needs-bit-10',
    proves: 'FTP refuses the login without bit 10.',
    page,
    heading: 'Troubleshooting',
    servers,
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'ftpManage', 'write')
      const { login } = await Ftp.open(alist.ports.ftp, 'anna', anna.password)
      return { code: login.code, text: login.text }
    },
    expected: { code: 530, text: /user is not allowed to access via FTP/ },
  },
  {
    id: 'bit-10-once',
    proves: 'Bit 10 is looked up once, over all scopes: afterwards the user also reads scopes that lack it.',
    page: user,
    heading: rules,
    servers,
    steps: async (alist) => {
      await annaAtDocs(alist)
      const ben = await alist.user('ben', { '/docs': bits('ftpRead'), '/other': 0 })
      return (await alist.ftp(ben)).read('/other/o.txt')
    },
    expected: 'o',
  },
  {
    id: 'root-lists-all',
    proves:
      'FTP lists the names of all storages in `/`, also of those outside of the scopes, but does not open them.',
    page,
    heading: guests,
    servers,
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'ftpRead')
      const ftp = await alist.ftp(anna)
      return {
        web: await anna.names('/'),
        ftp: await ftp.names('/'),
        open: await ftp.names('/other'),
        read: await ftp.read('/other/o.txt'),
      }
    },
    expected: { web: ['docs'], ftp: ['docs', 'other'], open: 550, read: 550 },
  },
  {
    id: 'parent-lists-all',
    proves: 'In a parent of a scope, FTP lists what is beside the scope.',
    page,
    heading: guests,
    servers,
    steps: async (alist) => {
      await alist.local('/team', { 'anna/a.txt': 'a', 'ben-secret-project/b.txt': 'b' })
      const anna = await alist.user('anna', { '/team/anna': bits('ftpRead') })
      return { web: await anna.names('/team'), ftp: await (await alist.ftp(anna)).names('/team') }
    },
    expected: { web: ['anna'], ftp: ['anna', 'ben-secret-project'] },
  },
  {
    id: 'sftp-root-lists-all',
    proves: 'SFTP lists the names of all storages in `/`, too.',
    page,
    heading: guests,
    ...overSftp,
    steps: async (alist) => {
      const key = await addSshKey(alist, await annaAtDocs(alist, 'ftpRead'))
      return (await sftp(alist, 'anna', key, 'ls -1 /')).lines
    },
    expected: ['/docs', '/other'],
  },
  {
    id: 'changes-need-bit-11',
    proves: 'Without bit 11, FTP changes nothing.',
    page: user,
    heading: rules,
    servers,
    steps: async (alist) => {
      const ftp = await alist.ftp(await annaAtDocs(alist, 'ftpRead', 'write', 'rename', 'move', 'remove'))
      return [
        await ftp.write('/docs/n.txt', 'n'),
        await ftp.code('MKD /docs/new'),
        await ftp.rename('/docs/a.txt', '/docs/b.txt'),
        await ftp.code('DELE /docs/a.txt'),
        (await alist.onDisk('docs', 'a.txt')) ?? 'deleted',
      ]
    },
    expected: [550, 550, 550, 550, 'a'],
  },
  {
    id: 'bit-11-needs-action',
    proves: 'With bit 11, each change also needs the bit for the action.',
    page: user,
    heading: rules,
    servers,
    steps: async (alist) => {
      const ftp = await alist.ftp(await annaAtDocs(alist, 'ftpRead', 'ftpManage'))
      return [
        await ftp.write('/docs/n.txt', 'n'),
        await ftp.code('MKD /docs/new'),
        await ftp.rename('/docs/a.txt', '/docs/b.txt'),
        await ftp.code('DELE /docs/a.txt'),
      ]
    },
    expected: [550, 550, 550, 550],
  },
  {
    id: 'changes',
    proves: 'With the bits, FTP uploads, makes folders, renames, moves, and deletes.',
    page: user,
    heading: rules,
    servers,
    steps: async (alist) => {
      const ftp = await alist.ftp(
        await annaAtDocs(alist, 'ftpRead', 'ftpManage', 'write', 'rename', 'move', 'remove'),
      )
      return [
        await ftp.write('/docs/n.txt', 'n'),
        await ftp.code('MKD /docs/new'),
        await ftp.rename('/docs/a.txt', '/docs/b.txt'),
        await ftp.rename('/docs/b.txt', '/docs/new/b.txt'),
        await ftp.code('DELE /docs/new/b.txt'),
      ]
    },
    expected: [226, 257, 250, 250, 250],
  },
  {
    id: 'upload-is-task',
    proves: 'An upload without a size is a task: the client sees success before the file is in the storage.',
    page,
    heading: 'Troubleshooting',
    servers,
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'ftpRead', 'ftpManage', 'write')
      const code = await (await alist.ftp(anna)).write('/docs/n.txt', 'n')
      const states = await alist.tasks('upload')
      return { code, states, onDisk: (await alist.onDisk('docs', 'n.txt')) ?? 'missing' }
    },
    expected: { code: 226, states: [2], onDisk: 'n' },
  },
  {
    id: 'upload-without-target',
    proves: 'An upload that fails as a task is reported as a success, and the old file is gone.',
    page,
    heading: 'Troubleshooting',
    servers,
    steps: async (alist) => {
      await alist.storage('/links', 'UrlTree', {
        url_structure: 'a.txt:1:http://127.0.0.1:9/a.txt',
        head_size: false,
        writable: true,
      })
      const anna = await alist.user('anna', { '/links': bits('ftpRead', 'ftpManage', 'write') })
      const before = await anna.names('/links')
      const code = await (await alist.ftp(anna)).write('/links/a.txt', 'new')
      const states = await alist.tasks('upload')
      return {
        before,
        code,
        isFailed: states.every((state) => state !== 2),
        after: await anna.names('/links'),
      }
    },
    expected: { before: ['a.txt'], code: 226, isFailed: true, after: [] },
  },
  {
    id: 'move-between-storages',
    proves: 'A move to another storage is a copy, so the source stays. With a new name, it fails.',
    page,
    heading: 'FTP server',
    servers,
    steps: async (alist) => {
      const ftp = await alist.ftp(await annaAtDocs(alist, 'ftpRead', 'ftpManage', 'move', 'write'))
      await alist.must('/admin/role/update', {
        id: await alist.roleId('anna-role'),
        name: 'anna-role',
        permission_scopes: [
          { path: '/', permission: bits('ftpRead', 'ftpManage', 'move', 'rename', 'write') },
        ],
      })
      const newName = await ftp.rename('/docs/a.txt', '/other/new.txt')
      const code = await ftp.rename('/docs/a.txt', '/other/a.txt')
      await until('The copy', async () => alist.onDisk('other', 'a.txt'))
      return {
        newName,
        code,
        source: (await alist.onDisk('docs', 'a.txt')) ?? 'gone',
        copies: await alist.admin.names('/other'),
      }
    },
    expected: { newName: 550, code: 250, source: 'a', copies: ['a.txt', 'o.txt'] },
  },
  {
    id: 'meta-write',
    proves: 'The Write field of a meta allows uploads through FTP without bits 3 and 11.',
    page: 'guide/advanced/meta',
    heading: 'Upload for everyone',
    servers,
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'ftpRead')
      const ftp = await alist.ftp(anna)
      const before = await ftp.write('/docs/n.txt', 'n')
      await alist.meta('/docs', { write: true })
      return [before, await ftp.write('/docs/n.txt', 'n')]
    },
    expected: [550, 226],
  },
  {
    id: 'anonymous-off',
    proves: 'Nobody logs in as `anonymous` while guests are disabled, or while they lack bit 10.',
    page,
    heading: guests,
    servers,
    steps: async (alist) => {
      const login = async () => (await Ftp.open(alist.ports.ftp, 'anonymous', 'x')).login.code
      const disabled = await login()
      await alist.guest({ '/': 0 })
      const withoutBit = await login()
      const role = { id: await alist.roleId('guest'), name: 'guest' }
      await alist.must('/admin/role/update', {
        ...role,
        permission_scopes: [{ path: '/', permission: bits('ftpRead') }],
      })
      return { disabled, withoutBit, withBit: await login() }
    },
    expected: { disabled: 530, withoutBit: 530, withBit: 230 },
  },
  {
    id: 'guest-any-password',
    proves: 'A guest logs in to FTP with any password.',
    page,
    heading: guests,
    servers,
    steps: async (alist) => {
      await alist.guest({ '/': bits('ftpRead') })
      const login = async (password: string) =>
        (await Ftp.open(alist.ports.ftp, 'guest', password)).login.code
      return [await login('guest'), await login('anything')]
    },
    expected: [230, 230],
  },
  {
    id: 'sftp-guest-without-password',
    proves: 'A guest logs in to SFTP without a password and without a key.',
    page,
    heading: guests,
    ...overSftp,
    steps: async (alist) => {
      await alist.local('/docs', { 'a.txt': 'a' })
      const login = async () => (await sftp(alist, 'guest', '/dev/null', 'ls -1 /docs')).code
      const disabled = await login()
      await alist.guest({ '/': bits('ftpRead') })
      return { disabled, enabled: await login() }
    },
    expected: { disabled: 255, enabled: 0 },
  },
  {
    id: 'no-login-limit',
    proves: 'Failed logins through FTP are not limited.',
    page: user,
    heading: 'Failed logins',
    servers,
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'ftpRead')
      const codes = new Set<number>()
      for (let at = 0; at < 12; at += 1) {
        const { ftp, login } = await Ftp.open(alist.ports.ftp, 'anna', `guess ${at}`)
        codes.add(login.code)
        ftp.close()
      }
      return { codes: [...codes], right: (await Ftp.open(alist.ports.ftp, 'anna', anna.password)).login.code }
    },
    expected: { codes: [530], right: 230 },
  },
  {
    id: 'rename-protected-path',
    proves: 'FTP renames a path with a meta password only with bit 1.',
    page: 'guide/advanced/protocols',
    heading: 'Changing files',
    servers: ['ftp'],
    steps: async (alist) => {
      await alist.local('/docs', { 'safe/a.txt': 'a', 'safe/b.txt': 'b' })
      await alist.meta('/docs/safe', { password: 'secret', p_sub: true })
      const permission = ['ftpRead', 'ftpManage', 'rename'] as const
      const anna = await alist.ftp(await alist.user('anna', { '/docs': bits(...permission) }))
      const ben = await alist.ftp(
        await alist.user('ben', { '/docs': bits(...permission, 'withoutPassword') }),
      )
      const codes = [
        await anna.rename('/docs/safe/a.txt', '/docs/safe/x.txt'),
        await ben.rename('/docs/safe/b.txt', '/docs/safe/y.txt'),
      ]
      return { codes, names: await alist.admin.names('/docs/safe') }
    },
    expected: { codes: [550, 250], names: ['a.txt', 'y.txt'] },
  },
  {
    id: 'sftp-rename',
    proves: 'SFTP cannot rename: the connection ends and nothing changes.',
    page,
    heading: 'Troubleshooting',
    ...overSftp,
    steps: async (alist) => {
      const permission = ['ftpRead', 'ftpManage', 'rename', 'move', 'write', 'remove'] as const
      const key = await addSshKey(alist, await annaAtDocs(alist, ...permission))
      const { code } = await sftp(alist, 'anna', key, 'rename /docs/a.txt /docs/b.txt')
      return { failed: code !== 0, onDisk: (await alist.onDisk('docs', 'a.txt')) ?? 'gone' }
    },
    expected: { failed: true, onDisk: 'a' },
  },
  {
    id: 'sftp-key-of-disabled-user',
    proves: 'The SSH key of a disabled user is refused.',
    page,
    heading: 'Log in with a key',
    ...overSftp,
    steps: async (alist) => {
      const key = await addSshKey(alist, await annaAtDocs(alist, 'ftpRead'))
      const before = (await sftp(alist, 'anna', key, 'ls /docs')).code
      await alist.changeUser('anna', { disabled: true })
      return [before, (await sftp(alist, 'anna', key, 'ls /docs')).code]
    },
    expected: [0, 255],
  },
  {
    id: 'sftp-changes',
    proves: 'SFTP uploads and deletes with the bits, and neither without bit 11.',
    page: user,
    heading: rules,
    ...overSftp,
    steps: async (alist) => {
      await alist.files('', { 'local.txt': 'n' })
      const key = await addSshKey(alist, await annaAtDocs(alist, 'ftpRead', 'write', 'remove'))
      const run = async (command: string) => (await sftp(alist, 'anna', key, command)).code
      const without = [await run('put local.txt /docs/n.txt'), await run('rm /docs/a.txt')]
      await alist.must('/admin/role/update', {
        id: await alist.roleId('anna-role'),
        name: 'anna-role',
        permission_scopes: [{ path: '/docs', permission: bits('ftpRead', 'ftpManage', 'write', 'remove') }],
      })
      return { without, with: [await run('mkdir /docs/new'), await run('rm /docs/a.txt')] }
    },
    expected: { without: [1, 1], with: [0, 0] },
  },
  {
    id: 'host-key-files',
    proves:
      'The SFTP server keeps its host key in `ssh/` in the data folder, and uses it again after a restart.',
    page,
    heading: 'SFTP configuration',
    ...overSftp,
    steps: async (alist) => {
      const before = await alist.onDisk('data', 'ssh/ssh_host_rsa_key.pub')
      await alist.restart()
      return {
        exists: before !== undefined,
        isSame: before === (await alist.onDisk('data', 'ssh/ssh_host_rsa_key.pub')),
      }
    },
    expected: { exists: true, isSame: true },
  },
  {
    id: 'empty-upload',
    proves: 'An upload of an empty file is refused, and an existing file stays.',
    page,
    heading: 'Limits',
    servers,
    steps: async (alist) => {
      const ftp = await alist.ftp(await annaAtDocs(alist, 'ftpRead', 'ftpManage', 'write', 'remove'))
      const codes = [await ftp.write('/docs/new.txt', ''), await ftp.write('/docs/a.txt', '')]
      const full = await ftp.write('/docs/full.txt', 'full')
      await alist.tasks('upload')
      return {
        codes,
        full,
        onDisk: [await alist.onDisk('docs', 'new.txt'), await alist.onDisk('docs', 'a.txt')].map(
          (text) => text ?? 'missing',
        ),
      }
    },
    expected: { codes: [550, 550], full: 226, onDisk: ['missing', 'a'] },
  },
  {
    id: 'no-append',
    proves: 'AList can neither append to a file nor resume an upload.',
    page,
    heading: 'Limits',
    servers,
    steps: async (alist) => {
      const ftp = await alist.ftp(await annaAtDocs(alist, 'ftpRead', 'ftpManage', 'write', 'remove'))
      const { code, text } = await ftp.send('APPE /docs/a.txt')
      return { code, text, read: await ftp.read('/docs/a.txt') }
    },
    expected: { code: 550, text: /not support/, read: 'a' },
  },
  {
    id: 'upload-under-new-name',
    proves:
      'A file that is uploaded under a new name leaves the old file until it is deleted and the new one renamed.',
    page: 'guide/advanced/data-safety',
    heading: 'Replace files',
    servers,
    steps: async (alist) => {
      const ftp = await alist.ftp(
        await annaAtDocs(alist, 'ftpRead', 'ftpManage', 'write', 'rename', 'remove'),
      )
      await ftp.write('/docs/a.txt.new', 'new')
      const tasks = await alist.tasks('upload')
      const both = [await ftp.read('/docs/a.txt'), await ftp.read('/docs/a.txt.new')]
      const remove = await ftp.code('DELE /docs/a.txt')
      const rename = await ftp.rename('/docs/a.txt.new', '/docs/a.txt')
      return { tasks, both, remove, rename, after: await ftp.read('/docs/a.txt') }
    },
    expected: { tasks: [2], both: ['a', 'new'], remove: 250, rename: 250, after: 'new' },
  },
]
