import type { Alist } from '../alist.ts'
import { allBits, bits } from '../bits.ts'
import type { Account } from '../clients/account.ts'
import { contentOf, field } from '../clients/account.ts'
import type { Family } from '../scenario.ts'

const page = 'guide/advanced/user'
const how = 'How permissions work'
const rules = 'Rules for roles and users'

async function twoStorages(alist: Alist) {
  await alist.local('/anna', { 'a.txt': 'a', 'sub/b.txt': 'b' })
  await alist.local('/ben', { 'c.txt': 'c' })
}

const remove = (account: Account, dir: string, ...names: readonly string[]) =>
  account.post('/fs/remove', { dir, names })

export const scenarios: Family = [
  {
    id: 'scopes-are-joined',
    proves: 'The bits of all scopes with the path or a parent of it are combined.',
    page,
    heading: how,
    steps: async (alist) => {
      await twoStorages(alist)
      const anna = await alist.user('anna', { '/anna': bits('rename'), '/anna/sub': bits('write') })
      return {
        write: await anna.put('/anna/sub/new.txt', 'n'),
        rename: (await anna.post('/fs/rename', { path: '/anna/sub/b.txt', name: 'd.txt' })).code,
        writeAbove: await anna.put('/anna/new.txt', 'n'),
      }
    },
    expected: { write: 200, rename: 200, writeAbove: 403 },
  },
  {
    id: 'outside-refused',
    proves: 'A path that no scope contains can be neither listed nor read, with every bit.',
    page,
    heading: how,
    steps: async (alist) => {
      await twoStorages(alist)
      const anna = await alist.user('anna', { '/anna': allBits })
      return [await anna.names('/ben'), await anna.codeOf('/ben/c.txt'), await anna.codeOf('/anna/a.txt')]
    },
    expected: [403, 403, 200],
  },
  {
    id: 'only-own-names',
    proves: 'In `/`, the list has only the folders on the way to a scope.',
    page,
    heading: how,
    steps: async (alist) => {
      await twoStorages(alist)
      return (await alist.user('anna', { '/anna/sub': 0 })).names('/')
    },
    expected: ['anna'],
  },
  {
    id: 'parent-list',
    proves:
      'In a parent of a scope, the list has only what leads to the scope, but files beside it are refused too.',
    page,
    heading: how,
    steps: async (alist) => {
      await twoStorages(alist)
      const anna = await alist.user('anna', { '/anna/sub': 0 })
      return [await anna.names('/anna'), await anna.codeOf('/anna/a.txt')]
    },
    expected: [['sub'], 403],
  },
  {
    id: 'root-delete',
    proves: 'With the delete bit in one scope, a user deletes folders of others in `/`.',
    page,
    heading: how,
    steps: async (alist) => {
      await alist.local('/', { 'anna/a.txt': 'a', 'ben/c.txt': 'c' })
      const anna = await alist.user('anna', { '/anna': bits('remove') })
      return {
        inside: (await remove(anna, '/ben', 'c.txt')).code,
        atRoot: (await remove(anna, '/', 'ben')).code,
        onDisk: (await alist.onDisk('root', 'ben/c.txt')) ?? 'deleted',
      }
    },
    expected: { inside: 403, atRoot: 200, onDisk: 'deleted' },
  },
  {
    id: 'root-delete-storage',
    proves: 'A storage cannot be deleted like a folder, not even by an admin.',
    page,
    heading: how,
    steps: async (alist) => {
      await twoStorages(alist)
      const anna = await alist.user('anna', { '/anna': bits('remove') })
      const messages = [await remove(anna, '/', 'ben'), await remove(alist.admin, '/', 'ben')]
      return {
        messages: messages.map(({ message }) => message),
        onDisk: (await alist.onDisk('ben', 'c.txt')) ?? 'deleted',
      }
    },
    expected: {
      messages: [/^delete root folder is not allowed/, /^delete root folder is not allowed/],
      onDisk: 'c',
    },
  },
  {
    id: 'root-copy',
    proves: 'With the copy bit in one scope, a user copies another storage out of `/` and reads it.',
    page,
    heading: how,
    steps: async (alist) => {
      await twoStorages(alist)
      const anna = await alist.user('anna', { '/anna': bits('copy') })
      const inside = await anna.post('/fs/copy', { src_dir: '/ben', dst_dir: '/anna', names: ['c.txt'] })
      const atRoot = await anna.post('/fs/copy', { src_dir: '/', dst_dir: '/anna', names: ['ben'] })
      await alist.tasks('copy')
      return { inside: inside.code, atRoot: atRoot.code, read: await anna.text('/anna/ben/c.txt') }
    },
    expected: { inside: 403, atRoot: 200, read: 'c' },
  },
  {
    id: 'root-rename',
    proves: 'With the rename bit in one scope, a user renames entries in `/` that are in no scope.',
    page,
    heading: how,
    steps: async (alist) => {
      await alist.local('/', { 'shared/a.txt': 'a', 'ben/c.txt': 'c' })
      const anna = await alist.user('anna', { '/shared': bits('rename') })
      const batch = { src_dir: '/', rename_objects: [{ src_name: 'ben', new_name: 'gone' }] }
      return { code: (await anna.post('/fs/batch_rename', batch)).code, list: await alist.admin.names('/') }
    },
    expected: { code: 200, list: ['gone', 'shared'] },
  },
  {
    id: 'root-single-rename',
    proves: 'The single rename looks up the entry itself and refuses it.',
    page,
    heading: how,
    steps: async (alist) => {
      await alist.local('/', { 'shared/a.txt': 'a', 'ben/c.txt': 'c' })
      const anna = await alist.user('anna', { '/shared': bits('rename') })
      return (await anna.post('/fs/rename', { path: '/ben', name: 'gone' })).code
    },
    expected: 403,
  },
  {
    id: 'root-move',
    proves: 'With the move bit in one scope, a user moves folders of others out of `/` into the scope.',
    page,
    heading: how,
    steps: async (alist) => {
      await alist.local('/', { 'shared/a.txt': 'a', 'ben/c.txt': 'c' })
      const anna = await alist.user('anna', { '/shared': bits('move') })
      const { code } = await anna.post('/fs/move', { src_dir: '/', dst_dir: '/shared', names: ['ben'] })
      return { code, read: await anna.text('/shared/ben/c.txt') }
    },
    expected: { code: 200, read: 'c' },
  },
  {
    id: 'copy-target-unchecked',
    proves: 'A copy goes to any folder, also to one that no scope contains.',
    page,
    heading: how,
    steps: async (alist) => {
      await twoStorages(alist)
      const anna = await alist.user('anna', { '/anna': bits('copy') })
      const body = { src_dir: '/anna', dst_dir: '/ben', names: ['a.txt'] }
      const { code } = await anna.post('/fs/copy', body)
      await alist.tasks('copy')
      return {
        code,
        upload: await anna.put('/ben/x.txt', 'x'),
        onDisk: (await alist.onDisk('ben', 'a.txt')) ?? 'missing',
      }
    },
    expected: { code: 200, upload: 403, onDisk: 'a' },
  },
  {
    id: 'copy-replaces-outside',
    proves: 'With `overwrite`, a copy replaces files outside of the scopes.',
    page,
    heading: how,
    steps: async (alist) => {
      await alist.local('/anna', { 'c.txt': 'mine' })
      await alist.local('/ben', { 'c.txt': 'his' })
      const anna = await alist.user('anna', { '/anna': bits('copy') })
      const copy = (overwrite: boolean) =>
        anna.post('/fs/copy', { src_dir: '/anna', dst_dir: '/ben', names: ['c.txt'], overwrite })
      const plain = await copy(false)
      const replaced = await copy(true)
      await alist.tasks('copy')
      return { plain: plain.message, code: replaced.code, onDisk: (await alist.onDisk('ben', 'c.txt')) ?? '' }
    },
    expected: { plain: 'file [c.txt] exists', code: 200, onDisk: 'mine' },
  },
  {
    id: 'user-bit-14',
    proves: 'Bit 14 in the user’s own `permission` keeps copy targets inside the scopes of the roles.',
    page,
    heading: 'Permission bits',
    steps: async (alist) => {
      await twoStorages(alist)
      const anna = await alist.user('anna', { '/anna': bits('copy') }, { permission: bits('pathLimit') })
      const copy = async (dst_dir: string) =>
        (await anna.post('/fs/copy', { src_dir: '/anna', dst_dir, names: ['a.txt'] })).code
      return {
        outside: await copy('/ben'),
        inside: await copy('/anna/sub'),
        onDisk: (await alist.onDisk('ben', 'a.txt')) ?? 'missing',
      }
    },
    expected: { outside: 403, inside: 200, onDisk: 'missing' },
  },
  {
    id: 'user-bit-14-root',
    proves: 'Bit 14 of the user does not protect the entries of `/`.',
    page,
    heading: 'Permission bits',
    steps: async (alist) => {
      await twoStorages(alist)
      const anna = await alist.user('anna', { '/anna': bits('copy') }, { permission: bits('pathLimit') })
      const { code } = await anna.post('/fs/copy', { src_dir: '/', dst_dir: '/anna', names: ['ben'] })
      await alist.tasks('copy')
      return { code, read: await anna.text('/anna/ben/c.txt') }
    },
    expected: { code: 200, read: 'c' },
  },
  {
    id: 'role-bit-14',
    proves: 'Bit 14 in a scope does not keep a copy inside the scopes.',
    page,
    heading: 'Permission bits',
    steps: async (alist) => {
      await twoStorages(alist)
      const anna = await alist.user('anna', { '/anna': bits('copy', 'pathLimit') })
      const { code } = await anna.post('/fs/copy', { src_dir: '/anna', dst_dir: '/ben', names: ['a.txt'] })
      return { code }
    },
    expected: { code: 200 },
  },
  {
    id: 'other-user-bits',
    proves: 'The other bits of the user’s own `permission` have no effect.',
    page,
    heading: how,
    steps: async (alist) => {
      await twoStorages(alist)
      const anna = await alist.user('anna', { '/anna': 0 }, { permission: bits('write', 'remove', 'copy') })
      return [await anna.put('/anna/new.txt', 'n'), (await remove(anna, '/anna', 'a.txt')).code]
    },
    expected: [403, 403],
  },
  {
    id: 'bits-by-action',
    proves: 'Upload, new folder, rename, move, copy, and delete each need their bit at the path.',
    page,
    heading: 'Permission bits',
    steps: async (alist) => {
      await alist.local('/anna', { 'a.txt': 'a', 'sub/': '' })
      const anna = await alist.user('anna', { '/anna': 0 })
      const actions = async () => [
        await anna.put('/anna/new.txt', 'n'),
        (await anna.post('/fs/mkdir', { path: '/anna/new' })).code,
        (await anna.post('/fs/list', { path: '/anna', refresh: true })).code,
        (await anna.post('/fs/copy', { src_dir: '/anna', dst_dir: '/anna/sub', names: ['a.txt'] })).code,
        (await anna.post('/fs/rename', { path: '/anna/a.txt', name: 'b.txt' })).code,
        (await anna.post('/fs/move', { src_dir: '/anna', dst_dir: '/anna/sub', names: ['b.txt'] })).code,
        (await remove(anna, '/anna/sub', 'b.txt')).code,
      ]
      const without = await actions()
      const scopes = [{ path: '/anna', permission: bits('write', 'rename', 'move', 'copy', 'remove') }]
      await alist.must('/admin/role/update', {
        id: await alist.roleId('anna-role'),
        name: 'anna-role',
        permission_scopes: scopes,
      })
      return { without, with: await actions() }
    },
    expected: {
      without: [403, 403, 403, 403, 403, 403, 403],
      with: [200, 200, 200, 200, 200, 200, 200],
    },
  },
  {
    id: 'download-needs-no-bit',
    proves: 'Downloads need no bit.',
    page,
    heading: 'Permission bits',
    steps: async (alist) => {
      await twoStorages(alist)
      return (await alist.user('anna', { '/anna': 0 })).text('/anna/a.txt')
    },
    expected: 'a',
  },
  {
    id: 'read-archives',
    proves: 'The content of an archive needs bit 12.',
    page,
    heading: 'Permission bits',
    programs: ['zip'],
    steps: async (alist) => {
      await alist.zip('anna', 'a.zip', { 'x.txt': 'x' })
      await alist.local('/anna')
      const anna = await alist.user('anna', { '/anna': 0 })
      const ben = await alist.user('ben', { '/anna': bits('readArchives') })
      const meta = async (account: Account) =>
        (await account.post('/fs/archive/meta', { path: '/anna/a.zip' })).code
      return [await meta(anna), await meta(ben)]
    },
    expected: [403, 200],
  },
  {
    id: 'extract-target',
    proves:
      'Extracting needs bit 13 at the archive only: the target needs no scope, and files there are replaced.',
    page,
    heading: 'Permission bits',
    programs: ['zip'],
    steps: async (alist) => {
      await alist.zip('anna', 'a.zip', { 'c.txt': 'from the archive' })
      await alist.local('/anna')
      await alist.local('/ben', { 'c.txt': 'his' })
      const anna = await alist.user('anna', { '/anna': bits('extract') })
      const body = { src_dir: '/anna', dst_dir: '/ben', name: ['a.zip'] }
      const { code } = await anna.post('/fs/archive/decompress', body)
      await alist.tasks('decompress')
      await alist.tasks('decompress_upload')
      return {
        direct: await anna.put('/ben/c.txt', 'mine'),
        code,
        onDisk: (await alist.onDisk('ben', 'c.txt')) ?? '',
      }
    },
    expected: { direct: 403, code: 200, onDisk: 'from the archive' },
  },
  {
    id: 'two-roles',
    proves: 'A user with two roles has the bits of both.',
    page,
    heading: how,
    steps: async (alist) => {
      await twoStorages(alist)
      await alist.user('anna', { '/anna': bits('write') })
      const roles = [
        await alist.roleId('anna-role'),
        await alist.role('more', { '/anna': bits('remove'), '/ben': 0 }),
      ]
      await alist.changeUser('anna', { role: roles })
      const anna = await alist.logIn('anna')
      return [
        await anna.put('/anna/new.txt', 'n'),
        (await remove(anna, '/anna', 'new.txt')).code,
        await anna.codeOf('/ben/c.txt'),
        await anna.put('/ben/new.txt', 'n'),
      ]
    },
    expected: [200, 200, 200, 403],
  },
  {
    id: 'role-changes-at-once',
    proves: 'A changed role applies to logins that exist.',
    page,
    heading: 'Create a role',
    steps: async (alist) => {
      await twoStorages(alist)
      const anna = await alist.user('anna', { '/anna': 0 })
      const before = await anna.codeOf('/anna/a.txt')
      const role = { id: await alist.roleId('anna-role'), name: 'anna-role' }
      await alist.must('/admin/role/update', {
        ...role,
        permission_scopes: [{ path: '/ben', permission: 0 }],
      })
      return [before, await anna.codeOf('/anna/a.txt'), await anna.codeOf('/ben/c.txt')]
    },
    expected: [200, 403, 200],
  },
  {
    id: 'deleted-role',
    proves: 'A role that users have can be deleted, and every request of theirs then fails with code 500.',
    page,
    heading: rules,
    steps: async (alist) => {
      await twoStorages(alist)
      const anna = await alist.user('anna', { '/anna': 0 })
      const { code } = await alist.admin.post(`/admin/role/delete?id=${await alist.roleId('anna-role')}`)
      const me = await anna.get('/me')
      return { deleted: code, me: `${me.code} ${me.message}`, list: await anna.names('/') }
    },
    expected: { deleted: 200, me: /^500 Fail to load roles/, list: 500 },
  },
  {
    id: 'disable-admin-sqlite',
    proves: 'On SQLite, an admin cannot be disabled, even if there is another one.',
    page,
    heading: rules,
    steps: async (alist) => {
      const { code, message } = await alist.changeUser('admin', { disabled: true })
      return { code, message }
    },
    expected: { code: 500, message: 'no such function: JSON_CONTAINS' },
  },
  {
    id: 'built-in-roles',
    proves: 'The roles `admin` and `guest` cannot be deleted or assigned.',
    page,
    heading: rules,
    steps: async (alist) => {
      await alist.user('anna', {})
      const remove = async (name: string) =>
        (await alist.admin.post(`/admin/role/delete?id=${await alist.roleId(name)}`)).code
      const assign = async (id: number) => (await alist.changeUser('anna', { role: [id] })).message
      return [await remove('admin'), await remove('guest'), await assign(1), await assign(2)]
    },
    expected: [
      403,
      403,
      'cannot assign admin or guest role to user',
      'cannot assign admin or guest role to user',
    ],
  },
  {
    id: 'built-in-users',
    proves: 'The users `admin` and `guest` cannot be deleted.',
    page,
    heading: rules,
    steps: async (alist) => {
      const remove = async (name: string) =>
        (await alist.admin.post(`/admin/user/delete?id=${await alist.userId(name)}`)).code
      return [await remove('admin'), await remove('guest'), (await alist.admin.get('/me')).code]
    },
    expected: [500, 500, 200],
  },
  {
    id: 'renamed-admin',
    proves: 'After `admin` is renamed, its role can be taken away, and no admin is left.',
    page,
    heading: rules,
    steps: async (alist) => {
      const role = await alist.role('plain', { '/': 0 })
      const early = await alist.changeUser('admin', { role: [role] })
      await alist.changeUser('admin', { username: 'boss' })
      alist.admin = await alist.logIn('boss')
      const late = await alist.changeUser('boss', { role: [role] })
      const again = await alist.logIn('boss')
      return {
        early: early.message,
        late: late.message,
        adminPage: (await again.get('/admin/user/list')).message,
      }
    },
    expected: {
      early: 'cannot change role of admin user',
      late: 'success',
      adminPage: 'You are not an admin',
    },
  },
  {
    id: 'guest-role-registration',
    proves: 'An account registered with the role `guest` reads `/` while the guest user is disabled.',
    page,
    heading: 'Self-registration',
    steps: async (alist) => {
      await alist.local('/open', { 'a.txt': 'a' })
      await alist.set({ allow_register: 'true' })
      const register = await alist.visitor.post('/auth/register', {
        username: 'eve',
        password: 'eve eve eve',
      })
      const eve = await alist.logIn('eve', 'eve eve eve')
      return {
        visitor: await alist.visitor.names('/'),
        register: register.code,
        eve: await eve.text('/open/a.txt'),
      }
    },
    expected: { visitor: 401, register: 200, eve: 'a' },
  },
  {
    id: 'registration-unlimited',
    proves: 'Registration has no limit: one visitor creates many accounts at once.',
    page,
    heading: 'Self-registration',
    steps: async (alist) => {
      await alist.role('new', { '/open': 0 })
      await alist.set({ allow_register: 'true', default_role: 'new' })
      const codes = new Set<number>()
      for (let at = 0; at < 20; at += 1)
        codes.add((await alist.visitor.post('/auth/register', { username: `u${at}`, password: 'x' })).code)
      const users = await alist.must('/admin/user/list?page=1&per_page=100')
      return { codes: [...codes], users: contentOf(users).length }
    },
    expected: { codes: [200], users: 22 },
  },
  {
    id: 'look-alike-names',
    proves: 'Visitors register names that differ from `admin` only in case or in a space at the end.',
    page,
    heading: 'Self-registration',
    steps: async (alist) => {
      await alist.role('new', { '/open': 0 })
      await alist.set({ allow_register: 'true', default_role: 'new' })
      const register = async (username: string) =>
        (await alist.visitor.post('/auth/register', { username, password: 'x' })).code
      return {
        same: (await register('admin')) === 200,
        similar: [await register('ADMIN'), await register('admin '), await register('Guest')],
        isAdmin: (await (await alist.logIn('ADMIN', 'x')).get('/admin/user/list')).code === 200,
      }
    },
    expected: { same: false, similar: [200, 200, 200], isAdmin: false },
  },
  {
    id: 'default-role-guest',
    proves: 'A save that contains the default role `guest` saves none of the settings.',
    page: 'config/site',
    heading: 'Self-registration',
    steps: async (alist) => {
      const save = async (role: string) => {
        const items = [
          { key: 'site_title', value: `for ${role}`, type: 'string', group: 1 },
          { key: 'default_role', value: role, type: 'select', group: 1 },
        ]
        const { code, message } = await alist.admin.post('/admin/setting/save', items)
        return { code, message, title: await alist.setting('site_title') }
      }
      await alist.role('new', { '/open': 0 })
      return { guest: await save('guest'), own: await save('new') }
    },
    expected: {
      guest: { code: 400, message: 'cannot set admin or guest as default role', title: 'AList' },
      own: { code: 200, message: 'success', title: 'for new' },
    },
  },
  {
    id: 'registration-off',
    proves: 'Without `allow_register`, nobody registers.',
    page,
    heading: 'Self-registration',
    steps: async (alist) =>
      (await alist.visitor.post('/auth/register', { username: 'eve', password: 'x' })).code,
    expected: 403,
  },
  {
    id: 'no-admin-api',
    proves: 'A user without the role `admin` cannot call the admin API, with every bit.',
    page,
    heading: '',
    steps: async (alist) => {
      const anna = await alist.user('anna', { '/': allBits })
      const gets = ['/admin/user/list', '/admin/setting/list', '/admin/storage/list', '/admin/meta/list']
      const codes = await Promise.all(gets.map(async (path) => (await anna.get(path)).code))
      return [
        ...codes,
        (await anna.post('/admin/user/create', { username: 'x' })).code,
        (await anna.post('/fs/link', { path: '/' })).code,
      ]
    },
    expected: [403, 403, 403, 403, 403, 403],
  },
  {
    id: 'no-self-promotion',
    proves: 'Users cannot give themselves a role or a base path with `/api/me/update`.',
    page,
    heading: 'Fields of a user',
    steps: async (alist) => {
      await twoStorages(alist)
      const anna = await alist.user('anna', { '/anna': 0 }, { base_path: '/anna' })
      const me = (await anna.get('/me')).data
      await anna.post('/me/update', {
        ...Object(me),
        role: [2],
        base_path: '/',
        permission: allBits,
        password: '',
      })
      const after = await alist.must(`/admin/user/get?id=${await alist.userId('anna')}`)
      return {
        role: String(field(after, 'role')) !== '2',
        base: String(field(after, 'base_path')),
        permission: Number(field(after, 'permission')),
      }
    },
    expected: { role: true, base: '/anna', permission: 0 },
  },
  {
    id: 'path-traversal',
    proves: '`..` in a path or a name does not lead out of a scope.',
    page,
    heading: how,
    steps: async (alist) => {
      await twoStorages(alist)
      const anna = await alist.user('anna', { '/anna': allBits })
      return {
        list: await anna.names('/anna/../ben'),
        get: await anna.codeOf('/anna/sub/../../ben/c.txt'),
        remove: (await remove(anna, '/anna', '../ben/c.txt')).code,
        rename: (await anna.post('/fs/rename', { path: '/anna/a.txt', name: '../ben/a.txt' })).code,
        upload: await anna.put('/anna/../ben/new.txt', 'n'),
        onDisk: (await alist.onDisk('ben', 'c.txt')) ?? 'deleted',
      }
    },
    expected: { list: 403, get: 403, remove: 400, rename: 400, upload: 403, onDisk: 'c' },
  },
  {
    id: 'similar-name',
    proves: 'A scope does not include folders whose name only starts with its name.',
    page,
    heading: how,
    steps: async (alist) => {
      await alist.local('/', { 'ann/a.txt': 'a', 'anna/b.txt': 'b' })
      const anna = await alist.user('anna', { '/ann': allBits })
      return [await anna.codeOf('/ann/a.txt'), await anna.codeOf('/anna/b.txt'), await anna.names('/')]
    },
    expected: [200, 403, ['ann']],
  },
  {
    id: 'scope-after-mount-change',
    proves: 'A changed mount path changes the scopes of roles, but not those of the role `guest`.',
    page,
    heading: rules,
    steps: async (alist) => {
      const id = await alist.local('/anna', { 'a.txt': 'a' })
      const anna = await alist.user('anna', { '/anna': 0 })
      const guest = await alist.guest({ '/anna': 0 })
      const storage = await alist.must(`/admin/storage/get?id=${id}`)
      await alist.must('/admin/storage/update', { ...Object(storage), mount_path: '/new' })
      return { anna: await anna.codeOf('/new/a.txt'), guest: await guest.codeOf('/new/a.txt') }
    },
    expected: { anna: 200, guest: 403 },
  },
]
