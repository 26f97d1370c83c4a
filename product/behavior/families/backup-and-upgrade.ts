import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Alist } from '../alist.ts'
import { contentOf, field } from '../clients/account.ts'
import type { Family } from '../scenario.ts'

const page = 'guide/advanced/backup'
const programs = ['sqlite3'] as const

/** Copies the data folder, and puts the copy back in the place of the present one. */
const keep = (alist: Alist) => cp(alist.data, join(alist.folder, 'kept'), { recursive: true })
async function putBack(alist: Alist) {
  await rm(alist.data, { recursive: true })
  await cp(join(alist.folder, 'kept'), alist.data, { recursive: true })
}

/** Makes the database look like one of a version without roles: users have a number and bits. */
async function asBeforeRoles(alist: Alist, permission: number) {
  await alist.stop()
  await alist.sql(`update x_users set role = 0, permission = ${permission} where username = 'anna'`)
  await alist.sql("update x_users set role = 1 where username = 'guest'")
  await alist.sql("update x_users set role = 2 where username = 'admin'")
  await alist.sql('drop table x_roles')
  await alist.configure({ last_launched_version: 'v3.45.0' })
}

export const scenarios: Family = [
  {
    id: 'web-backup-has-50-assignments',
    proves: 'The request of the web backup returns only the 50 newest assignments of labels to files.',
    page,
    heading: 'What each backup contains',
    steps: async (alist) => {
      const label = await alist.must('/admin/label/create', { name: 'red', bg_color: '#f00' })
      const items = Array.from({ length: 60 }, (_, n) => ({
        id: `${n}`,
        name: `${n}.txt`,
        label_ids: String(field(label, 'id')),
      }))
      await alist.must('/admin/label_file_binding/create_batch', { items })
      const { data } = await alist.admin.get('/admin/label_file_binding/list')
      const names = contentOf(data).map((entry) => String(field(entry, 'file_name')))
      return {
        total: Number(field(data, 'total')),
        returned: names.length,
        newest: names[0],
        oldest: names.at(-1),
      }
    },
    expected: { total: 60, returned: 50, newest: '59.txt', oldest: '10.txt' },
  },
  {
    id: 'web-backup-cannot-create-admins',
    proves:
      'A restore creates no user with the role `admin` or `guest`, and gives a new user the first path of a role that exists.',
    page,
    heading: 'Restore',
    steps: async (alist) => {
      const role = [await alist.role('readers', { '/docs': 0 })]
      const create = (username: string, ids: number[]) =>
        alist.admin.post('/admin/user/create', {
          id: 0,
          username,
          password: '',
          role: ids,
          base_path: '/own',
        })
      const { message } = await create('second', [2])
      await create('anna', role)
      const { data } = await alist.admin.get(`/admin/user/get?id=${await alist.userId('anna')}`)
      return { message, basePath: String(field(data, 'base_path')) }
    },
    expected: { message: 'admin or guest user can not be created', basePath: '/docs' },
  },
  {
    id: 'copy-restores-everything',
    proves:
      'A copy of the data folder, made while AList is stopped, restores users, passwords, storages, metas, and shares.',
    page,
    heading: 'Restore the copy',
    steps: async (alist) => {
      await alist.local('/docs', { 'a.txt': 'a' })
      await alist.meta('/docs', { password: 'secret', p_sub: true })
      const anna = await alist.user('anna', { '/docs': 0 })
      await anna.post('/share/create', { path: '/docs', share_id: 'one' })
      await alist.stop()
      await keep(alist)
      await alist.start()
      await alist.must(`/admin/user/delete?id=${await alist.userId('anna')}`, {})
      await alist.stop()
      await putBack(alist)
      await alist.start()
      const again = await alist.logIn('anna')
      return {
        list: await again.names('/docs'),
        withPassword: await again.names('/docs', 'secret'),
        share: await (await fetch(`${alist.url}/sd/one/a.txt`)).text(),
      }
    },
    expected: { list: 403, withPassword: ['a.txt'], share: 'a' },
  },
  {
    id: 'permanent-token-in-copy',
    proves: 'A copy brings back the old permanent token, and links that were signed with it.',
    page,
    heading: 'Restore the copy',
    steps: async (alist) => {
      await alist.local('/docs', { 'a.txt': 'a' })
      const { data } = await alist.admin.post('/fs/get', { path: '/docs/a.txt' })
      const link = String(field(data, 'raw_url'))
      await alist.stop()
      await keep(alist)
      await alist.start()
      await alist.must('/admin/setting/reset_token', {})
      const revoked = (await (await fetch(link)).text()).includes('sign invalid')
      await alist.stop()
      await putBack(alist)
      await alist.start()
      return { revoked, link: await (await fetch(link)).text() }
    },
    expected: { revoked: true, link: 'a' },
  },
  {
    id: 'restored-user-without-password',
    proves: 'A user created without a password, as a web restore does, logs in with an empty password.',
    page,
    heading: 'Restore',
    steps: async (alist) => {
      const role = await alist.role('plain', { '/': 0 })
      const user = {
        username: 'anna',
        password: '',
        base_path: '/',
        role: [role],
        permission: 0,
        disabled: false,
      }
      await alist.must('/admin/user/create', user)
      const { code } = await alist.visitor.post('/auth/login', { username: 'anna', password: '' })
      return code
    },
    expected: 200,
  },
  {
    id: 'files-not-in-copy',
    proves: 'The data folder does not contain the files of the storages.',
    page,
    heading: 'What each backup contains',
    programs,
    steps: async (alist) => {
      await alist.local('/docs', { 'a.txt': 'content of the file' })
      await alist.stop()
      const { printed } = await alist.program('grep', '-rl', 'content of the file', alist.data).ended
      return printed
    },
    expected: '',
  },
  {
    id: 'upgrade-drops-bits',
    proves: 'Crossing v3.46.0, the bits of a user are dropped: the role `general` has `/` with 0.',
    page: 'guide/advanced/user',
    heading: 'How permissions work',
    programs,
    steps: async (alist) => {
      await alist.local('/docs', { 'a.txt': 'a' })
      const before = await alist.user('anna', { '/docs': 8 })
      const put = await before.put('/docs/n.txt', 'n')
      await asBeforeRoles(alist, 8)
      await alist.start()
      const anna = await alist.logIn('anna')
      const roles = Object(await alist.must('/admin/role/list?page=1&per_page=10')).content
      const general = roles.find(({ name }: { name: string }) => name === 'general')
      return {
        before: put,
        after: await anna.put('/docs/m.txt', 'm'),
        reads: await anna.codeOf('/docs/a.txt'),
        scopes: general?.permission_scopes.map(
          ({ path, permission }: { path: string; permission: number }) => `${path} ${permission}`,
        ),
      }
    },
    expected: { before: 200, after: 403, reads: 200, scopes: ['/ 0'] },
  },
  {
    id: 'two-instances-share-database',
    proves: 'Two AList on one database have separate logins: the token of one is refused by the other.',
    page: 'config/configuration',
    heading: 'Use another database',
    steps: async (alist) => {
      const { freePort } = await import('../free-port.ts')
      const port = await freePort()
      alist.run(['server'], { ALIST_HTTP_PORT: String(port), ALIST_TEMP_DIR: join(alist.folder, 'temp2') })
      const url = `http://127.0.0.1:${port}`
      await alist.answers(url)
      const me = async (base: string) =>
        (await (await fetch(`${base}/api/me`, { headers: { authorization: alist.admin.token } })).json()).code
      return [await me(alist.url), await me(url)]
    },
    expected: [200, 401],
  },
]
