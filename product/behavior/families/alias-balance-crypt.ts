import type { Alist } from '../alist.ts'
import { type Bit, bits } from '../bits.ts'
import type { Family } from '../scenario.ts'

const alias = 'guide/advanced/alias'
const balance = 'guide/advanced/balance'
const crypt = 'guide/drivers/Crypt'

/** `/all` is an alias of `/one` and `/two`. Anna has these permissions at the alias only. */
async function annaAtAlias(alist: Alist, options: object, ...permission: readonly Bit[]) {
  await alist.local('/one/x', { 'a.txt': 'one', 'both.txt': 'one' })
  await alist.local('/two/x', { 'b.txt': 'two', 'both.txt': 'two' })
  await alist.storage('/all', 'Alias', { paths: '/one/x\n/two/x', protect_same_name: true, ...options })
  return alist.user('anna', { '/all': bits(...permission) })
}

/** Returns the different texts behind the direct link of `/movies/a.txt`. */
async function directLinks(alist: Alist): Promise<readonly string[]> {
  await alist.set({ sign_all: 'false' })
  const texts = new Set<string>()
  for (let at = 0; at < 9; at += 1) texts.add(await (await fetch(`${alist.url}/p/movies/a.txt`)).text())
  return [...texts].toSorted()
}

async function secret(alist: Alist, options: object = {}) {
  await alist.local('/plain', { 'safe/': '' })
  const id = await alist.storage('/secret', 'Crypt', {
    filename_encryption: 'standard',
    directory_name_encryption: 'true',
    remote_path: '/plain/safe',
    password: 'password',
    salt: 'salt',
    encrypted_suffix: '.bin',
    filename_encoding: 'base64',
    ...options,
  })
  const anna = await alist.user('anna', { '/secret': bits('write', 'remove', 'rename') })
  await anna.put('/secret/plan.txt', 'the plan')
  return { id, anna }
}

export const scenarios: Family = [
  {
    id: 'alias-opens-sources',
    proves: 'An alias opens its sources for users whose roles contain only the alias.',
    page: alias,
    heading: 'Write through an alias',
    steps: async (alist) => {
      const anna = await annaAtAlias(alist, {})
      return {
        direct: await anna.codeOf('/one/x/a.txt'),
        list: await anna.names('/all'),
        read: await anna.text('/all/a.txt'),
      }
    },
    expected: { direct: 403, list: ['a.txt', 'b.txt', 'both.txt'], read: 'one' },
  },
  {
    id: 'alias-first-source',
    proves: 'A name that several sources have comes from the first.',
    page: alias,
    heading: 'Merging rules',
    steps: async (alist) => (await annaAtAlias(alist, {})).text('/all/both.txt'),
    expected: 'one',
  },
  {
    id: 'alias-hide-of-source',
    proves: 'Hide of a source does not apply to the alias.',
    page: alias,
    heading: 'Write through an alias',
    steps: async (alist) => {
      const anna = await annaAtAlias(alist, {})
      await alist.meta('/one/x', { hide: '^a', h_sub: true })
      return anna.names('/all')
    },
    expected: ['a.txt', 'b.txt', 'both.txt'],
  },
  {
    id: 'alias-read-only',
    proves: 'Without Writable, an alias changes nothing, with every bit.',
    page: alias,
    heading: 'Troubleshooting',
    steps: async (alist) => {
      const anna = await annaAtAlias(alist, {}, 'write', 'remove', 'rename')
      return [
        (await anna.put('/all/n.txt', 'n')) === 200,
        (await anna.post('/fs/remove', { dir: '/all', names: ['a.txt'] })).code === 200,
        (await alist.onDisk('one/x', 'a.txt')) ?? 'deleted',
      ]
    },
    expected: [false, false, 'one'],
  },
  {
    id: 'alias-writes-past-role',
    proves: 'With Writable, a user deletes in a source that no role of theirs contains.',
    page: alias,
    heading: 'Write through an alias',
    steps: async (alist) => {
      const anna = await annaAtAlias(alist, { writable: true }, 'remove')
      const direct = await anna.post('/fs/remove', { dir: '/one/x', names: ['a.txt'] })
      const through = await anna.post('/fs/remove', { dir: '/all', names: ['a.txt'] })
      return {
        direct: direct.code,
        through: through.code,
        onDisk: (await alist.onDisk('one/x', 'a.txt')) ?? 'deleted',
      }
    },
    expected: { direct: 403, through: 200, onDisk: 'deleted' },
  },
  {
    id: 'alias-protects-same-name',
    proves: 'With Protect same name, a file that several sources have is not deleted.',
    page: alias,
    heading: 'Troubleshooting',
    steps: async (alist) => {
      const anna = await annaAtAlias(alist, { writable: true }, 'remove')
      const { message } = await anna.post('/fs/remove', { dir: '/all', names: ['both.txt'] })
      return { message, onDisk: (await alist.onDisk('one/x', 'both.txt')) ?? 'deleted' }
    },
    expected: { message: /same-name files cannot be/, onDisk: 'one' },
  },
  {
    id: 'alias-deletes-first',
    proves:
      'Without Protect same name, deleting removes the file of the first source, and that of the next one appears.',
    page: alias,
    heading: 'Write through an alias',
    steps: async (alist) => {
      const anna = await annaAtAlias(alist, { writable: true, protect_same_name: false }, 'remove')
      await anna.post('/fs/remove', { dir: '/all', names: ['both.txt'] })
      return [(await alist.onDisk('one/x', 'both.txt')) ?? 'deleted', await anna.text('/all/both.txt')]
    },
    expected: ['deleted', 'two'],
  },
  {
    id: 'alias-moved-source',
    proves: 'After the mount path of a source changes, the alias no longer shows it.',
    page: alias,
    heading: 'Troubleshooting',
    steps: async (alist) => {
      const anna = await annaAtAlias(alist, {})
      const before = await anna.names('/all')
      const list = await alist.must('/admin/storage/list?page=1&per_page=10')
      const storages = Object(list).content as readonly { mount_path: string }[]
      const one = storages.find(({ mount_path }) => mount_path === '/one/x')
      await alist.must('/admin/storage/update', { ...one, mount_path: '/three/x' })
      return { before, after: await anna.names('/all') }
    },
    expected: { before: ['a.txt', 'b.txt', 'both.txt'], after: ['b.txt', 'both.txt'] },
  },
  {
    id: 'balance-hidden',
    proves:
      'Mount paths with `.balance` are not listed, and the direct links of two proxied storages alternate.',
    page: balance,
    heading: 'How it works',
    steps: async (alist) => {
      await alist.local('/movies', { 'a.txt': 'first' })
      await alist.local('/movies.balance1', { 'a.txt': 'second' })
      const anna = await alist.user('anna', { '/movies': 0 })
      return { list: await anna.names('/'), texts: await directLinks(alist) }
    },
    expected: { list: ['movies'], texts: ['first', 'second'] },
  },
  {
    id: 'balance-three',
    proves: 'The direct links of three proxied storages always lead to the same one.',
    page: balance,
    heading: 'How it works',
    steps: async (alist) => {
      for (const path of ['/movies', '/movies.balance1', '/movies.balance2'])
        await alist.local(path, { 'a.txt': path })
      return (await directLinks(alist)).length
    },
    expected: 1,
  },
  {
    id: 'balance-mount-path-opens',
    proves:
      'A mount path with `.balance` is not listed, but opens by its address for users whose scope has its name.',
    page: balance,
    heading: 'How it works',
    steps: async (alist) => {
      await alist.local('/movies', { 'a.txt': 'first' })
      await alist.local('/movies.balance1', { 'a.txt': 'second' })
      const anna = await alist.user('anna', { '/movies': 0 })
      return anna.codeOf('/movies.balance1/a.txt')
    },
    expected: 403,
  },
  {
    id: 'balance-write',
    proves: 'An upload to the shared path reaches only one of the storages.',
    page: balance,
    heading: 'How it works',
    steps: async (alist) => {
      await alist.local('/movies', {})
      await alist.local('/movies.balance1', {})
      const anna = await alist.user('anna', { '/movies': bits('write') })
      await anna.put('/movies/n.txt', 'n')
      const copies = [await alist.onDisk('movies', 'n.txt'), await alist.onDisk('movies.balance1', 'n.txt')]
      return copies.filter((copy) => copy !== undefined).length
    },
    expected: 1,
  },
  {
    id: 'crypt-encrypts',
    proves: 'The underlying storage contains neither the name nor the content of a file.',
    page: crypt,
    heading: 'Add the storage',
    steps: async (alist) => {
      const { anna } = await secret(alist)
      const [name = ''] = (await alist.admin.names('/plain/safe')) as readonly string[]
      const content = (await alist.onDisk('plain/safe', name)) ?? ''
      return {
        name: name.includes('plan'),
        content: content.includes('the plan'),
        read: await anna.text('/secret/plan.txt'),
      }
    },
    expected: { name: false, content: false, read: 'the plan' },
  },
  {
    id: 'crypt-wrong-password',
    proves: 'With a wrong password, a storage with encrypted names looks empty, without an error.',
    page: crypt,
    heading: 'Limits',
    steps: async (alist) => {
      const { id, anna } = await secret(alist)
      const storage = Object(await alist.must(`/admin/storage/get?id=${id}`))
      const addition = JSON.stringify({ ...JSON.parse(storage.addition), password: 'wrong' })
      const { code } = await alist.admin.post('/admin/storage/update', { ...storage, addition })
      return { code, list: await anna.names('/secret') }
    },
    expected: { code: 200, list: [] },
  },
  {
    id: 'crypt-obfuscated-password',
    proves: 'The stored password is only obscured: entered in another storage, it decrypts the files.',
    page: crypt,
    heading: 'Add the storage',
    steps: async (alist) => {
      const { id } = await secret(alist)
      const { addition } = Object(await alist.must(`/admin/storage/get?id=${id}`))
      await alist.storage('/copy', 'Crypt', JSON.parse(addition))
      return {
        isObscured: /"password":"___Obfuscated___/.test(addition),
        read: await alist.admin.text('/copy/plan.txt'),
      }
    },
    expected: { isObscured: true, read: 'the plan' },
  },
  {
    id: 'crypt-changed-file',
    proves: 'A changed encrypted file cannot be opened.',
    page: crypt,
    heading: 'Troubleshooting',
    steps: async (alist) => {
      const { anna } = await secret(alist, { filename_encryption: 'off', directory_name_encryption: 'false' })
      const content = (await alist.onDisk('plain/safe', 'plan.txt.bin')) ?? ''
      await alist.files('plain/safe', { 'plan.txt.bin': `${content.slice(0, -3)}xxx` })
      const read = await anna.text('/secret/plan.txt').catch(() => 'broken')
      return String(read).includes('the plan')
    },
    expected: false,
  },
  {
    id: 'crypt-deleted-underneath',
    proves: 'Someone with access to the underlying storage deletes the encrypted files without the password.',
    page: crypt,
    heading: 'Capabilities',
    steps: async (alist) => {
      const { anna } = await secret(alist)
      const ben = await alist.user('ben', { '/plain': bits('remove') })
      const names = await ben.names('/plain/safe')
      await ben.post('/fs/remove', { dir: '/plain/safe', names })
      return anna.names('/secret')
    },
    expected: [],
  },
  {
    id: 'crypt-moved-storage',
    proves:
      'After the mount path of the underlying storage changes, the files are out of reach until the remote path is changed.',
    page: crypt,
    heading: 'Troubleshooting',
    steps: async (alist) => {
      const { anna } = await secret(alist)
      const list = await alist.must('/admin/storage/list?page=1&per_page=10')
      const storages = Object(list).content as readonly { mount_path: string }[]
      const plain = storages.find(({ mount_path }) => mount_path === '/plain')
      await alist.must('/admin/storage/update', { ...plain, mount_path: '/moved' })
      return anna.names('/secret')
    },
    expected: 500,
  },
]
