import type { Alist } from '../alist.ts'
import { bits } from '../bits.ts'
import { type Account, answerOf, contentOf, field, namesIn } from '../clients/account.ts'
import { raw } from '../clients/raw.ts'
import type { Family } from '../scenario.ts'

const page = 'guide/advanced/share'
const access = 'What visitors can access'

/** Anna may only read `/open`; `/secret` is another storage. */
async function annaAtOpen(alist: Alist): Promise<Account> {
  await alist.local('/open', { 'a.txt': 'a', 'sub/b.txt': 'b' })
  await alist.local('/secret', { 'c.txt': 'c' })
  return alist.user('anna', { '/open': 0 })
}

const share = (account: Account, path: string, fields: object = {}) =>
  account.post('/share/create', { path, share_id: 'one', ...fields })

/** Returns what a visitor sees of the share `one`: the names, or the message of the error. */
async function visitorList(alist: Alist, path = '/', token = '') {
  const answer = await alist.visitor.post('/public/share/list', { share_id: 'one', path, token })
  return answer.code === 200 ? namesIn(answer.data) : answer.message
}

/** Downloads a file of the share `one` as a visitor: the text, or the message of the error. */
async function visitorFile(alist: Alist, path = '', how: 'sd' | 'sp' = 'sd') {
  const { code, message } = await answerOf(await fetch(`${alist.url}/${how}/one${path}`))
  return code === 200 ? message : `${code} ${message}`
}

export const scenarios: Family = [
  {
    id: 'root-opens-everything',
    proves: 'A user whose role covers one folder can share `/`, and visitors then read every storage.',
    page,
    heading: access,
    steps: async (alist) => {
      const anna = await annaAtOpen(alist)
      return {
        annaReads: await anna.codeOf('/secret/c.txt'),
        created: (await share(anna, '/')).code,
        visitorSees: await visitorList(alist),
        visitorReads: await visitorFile(alist, '/secret/c.txt'),
      }
    },
    expected: { annaReads: 403, created: 200, visitorSees: ['open', 'secret'], visitorReads: 'c' },
  },
  {
    id: 'disabled-for-good',
    proves: 'A change does not enable a disabled share again, and does not remove the password of a share.',
    page: 'guide/api/share',
    heading: 'Disable a share',
    steps: async (alist) => {
      const anna = await annaAtOpen(alist)
      await share(anna, '/open', { password: 'p' })
      await anna.post('/share/disable', { share_id: 'one' })
      const { data } = await anna.post('/share/update', { share_id: 'one', enabled: true, password: '' })
      return { isEnabled: field(data, 'enabled') === true, hasPassword: field(data, 'has_password') === true }
    },
    expected: { isEnabled: false, hasPassword: true },
  },
  {
    id: 'parent-of-scope',
    proves: 'A user can share a parent folder of a scope, and visitors read what is beside the scope.',
    page,
    heading: access,
    steps: async (alist) => {
      await alist.local('/team', { 'anna/a.txt': 'a', 'ben/b.txt': 'b' })
      const anna = await alist.user('anna', { '/team/anna': 0 })
      return {
        annaReads: await anna.codeOf('/team/ben/b.txt'),
        created: (await share(anna, '/team')).code,
        visitorReads: await visitorFile(alist, '/ben/b.txt'),
      }
    },
    expected: { annaReads: 403, created: 200, visitorReads: 'b' },
  },
  {
    id: 'base-path-outside-roles',
    proves: 'A user can share the own base path even if no role covers it.',
    page,
    heading: access,
    steps: async (alist) => {
      await alist.local('/open', { 'a.txt': 'a' })
      await alist.local('/secret', { 'c.txt': 'c' })
      const anna = await alist.user('anna', { '/open': 0 }, { base_path: '/secret' })
      return {
        annaReads: await anna.codeOf('/c.txt'),
        created: (await share(anna, '/')).code,
        visitorReads: await visitorFile(alist, '/c.txt'),
      }
    },
    expected: { annaReads: 403, created: 200, visitorReads: 'c' },
  },
  {
    id: 'outside-of-roles',
    proves: 'A path that no scope contains, and that is above none, cannot be shared.',
    page,
    heading: 'Troubleshooting',
    steps: async (alist) => {
      const { code, message } = await share(await annaAtOpen(alist), '/secret')
      return { code, message }
    },
    expected: { code: 403, message: 'you have no permission' },
  },
  {
    id: 'guest-cannot-share',
    proves: 'Guests cannot create shares, even with every permission.',
    page,
    heading: 'Before you start',
    steps: async (alist) => {
      await annaAtOpen(alist)
      const guest = await alist.guest({ '/': 65535 })
      const { code, message } = await share(guest, '/open')
      return { code, message, reads: await guest.codeOf('/open/a.txt') }
    },
    expected: { code: 403, message: 'You are a guest', reads: 200 },
  },
  {
    id: 'no-bit-needed',
    proves: 'Sharing needs no permission bit.',
    page,
    heading: 'Before you start',
    steps: async (alist) => {
      const anna = await annaAtOpen(alist)
      return {
        created: (await share(anna, '/open/sub')).code,
        visitorReads: await visitorFile(alist, '/b.txt'),
      }
    },
    expected: { created: 200, visitorReads: 'b' },
  },
  {
    id: 'meta-password-ignored',
    proves:
      'Someone who does not know a meta password can share the folder, and visitors open it without the password.',
    page,
    heading: access,
    steps: async (alist) => {
      const anna = await annaAtOpen(alist)
      await alist.meta('/open/sub', { password: 'secret', p_sub: true })
      return {
        annaReads: await anna.codeOf('/open/sub/b.txt'),
        created: (await share(anna, '/open')).code,
        visitorReads: await visitorFile(alist, '/sub/b.txt'),
      }
    },
    expected: { annaReads: 403, created: 200, visitorReads: 'b' },
  },
  {
    id: 'protected-folder-itself',
    proves: 'A folder with a meta password can be shared itself, without the password.',
    page,
    heading: access,
    steps: async (alist) => {
      const anna = await annaAtOpen(alist)
      await alist.meta('/open/sub', { password: 'secret', p_sub: true })
      return { created: (await share(anna, '/open/sub')).code, visitorSees: await visitorList(alist) }
    },
    expected: { created: 200, visitorSees: ['b.txt'] },
  },
  {
    id: 'hide-ignored',
    proves: 'Names that a meta hides appear in a share, and visitors open them.',
    page,
    heading: access,
    steps: async (alist) => {
      const anna = await annaAtOpen(alist)
      await alist.meta('/open', { hide: '^sub$', h_sub: true })
      const annaSees = await anna.names('/open')
      await share(anna, '/open')
      return {
        annaSees,
        visitorSees: await visitorList(alist),
        visitorReads: await visitorFile(alist, '/sub/b.txt'),
      }
    },
    expected: { annaSees: ['a.txt'], visitorSees: ['a.txt', 'sub'], visitorReads: 'b' },
  },
  {
    id: 'nothing-above',
    proves: 'Visitors cannot leave the shared folder with `..` in the path.',
    page,
    heading: access,
    steps: async (alist) => {
      const anna = await annaAtOpen(alist)
      await share(anna, '/open/sub')
      const get = async (path: string) => (await raw(alist.url, 'GET', path)).text.includes('404')
      return {
        list: await visitorList(alist, '/../..'),
        plain: await get('/sd/one/../a.txt'),
        encoded: await get('/sd/one/%2e%2e/a.txt'),
        twice: await get('/sd/one/%252e%252e%252fa.txt'),
        inside: await visitorFile(alist, '/b.txt'),
      }
    },
    expected: { list: ['b.txt'], plain: true, encoded: true, twice: true, inside: 'b' },
  },
  {
    id: 'no-uploads',
    proves: 'Visitors cannot change anything in a share.',
    page,
    heading: access,
    steps: async (alist) => {
      const anna = await alist.local('/open', {}).then(() => alist.user('anna', { '/open': 255 }))
      await share(anna, '/open')
      const put = await fetch(`${alist.url}/sd/one/new.txt`, { method: 'PUT', body: 'new' })
      const remove = await fetch(`${alist.url}/sd/one/new.txt`, { method: 'DELETE' })
      return {
        put: put.status,
        remove: remove.status,
        onDisk: (await alist.onDisk('open', 'new.txt')) ?? 'missing',
      }
    },
    expected: { put: 405, remove: 405, onDisk: 'missing' },
  },
  {
    id: 'no-folder-download',
    proves: 'A whole folder cannot be downloaded through a share.',
    page,
    heading: access,
    steps: async (alist) => {
      await share(await annaAtOpen(alist), '/open')
      return visitorFile(alist, '/sub')
    },
    expected: '400 directory download is not supported',
  },
  {
    id: 'access-limit',
    proves: 'The access limit counts opened files and not listings, and then ends the share.',
    page,
    heading: access,
    steps: async (alist) => {
      await share(await annaAtOpen(alist), '/open', { access_limit: 2 })
      const lists = [await visitorList(alist), await visitorList(alist), await visitorList(alist)]
      const head = await fetch(`${alist.url}/sd/one/a.txt`, { method: 'HEAD' })
      return {
        lists: lists.map((names) => names.length),
        head: head.status,
        first: await visitorFile(alist, '/a.txt'),
        second: await visitorFile(alist, '/sub/b.txt', 'sp'),
        third: await visitorFile(alist, '/a.txt'),
        list: await visitorList(alist),
      }
    },
    expected: {
      lists: [2, 2, 2],
      head: 200,
      first: 'a',
      second: 'b',
      third: '410 share has been consumed',
      list: 'share has been consumed',
    },
  },
  {
    id: 'limit-counts-ranges',
    proves: 'Each part that a player requests counts as an access.',
    page,
    heading: access,
    steps: async (alist) => {
      await share(await annaAtOpen(alist), '/open', { access_limit: 1 })
      const part = () => fetch(`${alist.url}/sp/one/a.txt`, { headers: { range: 'bytes=0-0' } })
      return { first: (await part()).status, second: (await answerOf(await part())).message }
    },
    expected: { first: 206, second: 'share has been consumed' },
  },
  {
    id: 'head-is-not-counted',
    proves:
      'On a storage that redirects, a `HEAD` request returns the direct link and is not counted as an access. With Web proxy, it returns no link.',
    page,
    heading: access,
    steps: async (alist) => {
      const provider = await alist.provider((_, response) => response.end('content'))
      const options = { url_structure: `movie.mkv:7:1700000000:${provider}/movie.mkv` }
      await alist.storage('/tree', 'UrlTree', options)
      await alist.storage('/proxied', 'UrlTree', options, { web_proxy: true })
      await share(alist.admin, '/tree', { access_limit: 1 })
      await share(alist.admin, '/proxied', { access_limit: 1, share_id: 'two' })
      const ask = (method: string, id = 'one') =>
        fetch(`${alist.url}/sd/${id}/movie.mkv`, { method, redirect: 'manual' })
      const link = async () => (await ask('HEAD')).headers.get('location') ?? ''
      return {
        byHead: [await (await fetch(await link())).text(), await (await fetch(await link())).text()],
        counted: [(await ask('GET')).status, (await answerOf(await ask('GET'))).message],
        proxied: (await ask('HEAD', 'two')).headers.get('location'),
      }
    },
    expected: { byHead: ['content', 'content'], counted: [302, 'share has been consumed'], proxied: null },
  },
  {
    id: 'outlives-permission',
    proves:
      'A share stays open after the creator has lost the permission, and after the creator is disabled.',
    page,
    heading: access,
    steps: async (alist) => {
      await share(await annaAtOpen(alist), '/open')
      const roleId = await alist.roleId('anna-role')
      await alist.must('/admin/role/update', { id: roleId, name: 'anna-role', permission_scopes: [] })
      const withoutRole = await visitorFile(alist, '/a.txt')
      await alist.changeUser('anna', { disabled: true })
      return { withoutRole, disabled: await visitorFile(alist, '/a.txt') }
    },
    expected: { withoutRole: 'a', disabled: 'a' },
  },
  {
    id: 'outlives-user',
    proves:
      'Shares of a deleted user stay open. Admins cannot see or end them: deleting one answers 200 and has no effect.',
    page,
    heading: access,
    steps: async (alist) => {
      await share(await annaAtOpen(alist), '/open')
      await alist.must(`/admin/user/delete?id=${await alist.userId('anna')}`, {})
      const list = await alist.admin.get('/share/list?page=1&per_page=100')
      return {
        visitorReads: await visitorFile(alist, '/a.txt'),
        adminSees: contentOf(list.data).length,
        adminEnds: (await alist.admin.post('/share/disable', { share_id: 'one' })).code,
        adminDeletes: (await alist.admin.post('/share/delete', { share_id: 'one' })).code,
        visitorReadsThen: await visitorFile(alist, '/a.txt'),
      }
    },
    expected: { visitorReads: 'a', adminSees: 0, adminEnds: 404, adminDeletes: 200, visitorReadsThen: 'a' },
  },
  {
    id: 'others-invisible',
    proves: 'Admins do not see the shares of other users.',
    page,
    heading: access,
    steps: async (alist) => {
      const anna = await annaAtOpen(alist)
      await share(anna, '/open')
      const listOf = async (account: Account) =>
        contentOf((await account.get('/share/list?page=1&per_page=100')).data).length
      return { anna: await listOf(anna), admin: await listOf(alist.admin) }
    },
    expected: { anna: 1, admin: 0 },
  },
  {
    id: 'password-guessing',
    proves: 'Visitors can try passwords of a share without limit.',
    page,
    heading: access,
    steps: async (alist) => {
      await share(await annaAtOpen(alist), '/open', { password: 'right' })
      const guess = (password: string) =>
        alist.visitor.post('/public/share/auth', { share_id: 'one', password })
      const messages = new Set<string>()
      for (let at = 0; at < 30; at += 1) messages.add((await guess(`wrong ${at}`)).message)
      return { messages: [...messages], right: (await guess('right')).code }
    },
    expected: { messages: ['password is incorrect'], right: 200 },
  },
  {
    id: 'password-needed',
    proves: 'A share with a password opens neither list nor file without it.',
    page,
    heading: 'Create a share',
    steps: async (alist) => {
      await share(await annaAtOpen(alist), '/open', { password: 'right' })
      const auth = await alist.visitor.post('/public/share/auth', { share_id: 'one', password: 'right' })
      return {
        list: await visitorList(alist),
        file: await visitorFile(alist, '/a.txt'),
        withToken: await visitorList(alist, '/', String(field(auth.data, 'token'))),
      }
    },
    expected: {
      list: 'share password required',
      file: '401 share password required',
      withToken: ['a.txt', 'sub'],
    },
  },
  {
    id: 'password-again-after-access',
    proves: 'After a visitor opens a file of a share with a password, the token is no longer valid.',
    page,
    heading: 'Create a share',
    steps: async (alist) => {
      await share(await annaAtOpen(alist), '/open', { password: 'right' })
      // The token contains the second of the last change, so the access must be in a later one.
      await new Promise((resolve) => setTimeout(resolve, 1100))
      const auth = await alist.visitor.post('/public/share/auth', { share_id: 'one', password: 'right' })
      const token = encodeURIComponent(String(field(auth.data, 'token')))
      const first = await fetch(`${alist.url}/sd/one/a.txt?auth=${token}`)
      const second = await answerOf(await fetch(`${alist.url}/sd/one/a.txt?auth=${token}`))
      return { first: first.status, second: second.code }
    },
    expected: { first: 200, second: 401 },
  },
  {
    id: 'custom-link',
    proves: 'A link has 1 to 32 letters, digits, `_`, and `-`, and cannot be used twice.',
    page,
    heading: 'Troubleshooting',
    steps: async (alist) => {
      const anna = await annaAtOpen(alist)
      const create = async (share_id: string) => (await share(anna, '/open', { share_id })).message
      return [await create('a_-9'), await create('a_-9'), await create('a b'), await create('x'.repeat(33))]
    },
    expected: [
      'success',
      'share link already exists',
      /^share_id must be 1-32 characters/,
      /^share_id must be 1-32 characters/,
    ],
  },
  {
    id: 'switches-at-creation',
    proves:
      'A new share allows previews and downloads even if both are turned off at its creation; an edit turns them off.',
    page,
    heading: 'Turn off downloads',
    steps: async (alist) => {
      const anna = await annaAtOpen(alist)
      const off = { allow_download: false, allow_preview: false }
      await share(anna, '/open', off)
      const before = [await visitorFile(alist, '/a.txt'), await visitorFile(alist, '/a.txt', 'sp')]
      await anna.post('/share/update', { share_id: 'one', ...off })
      return { before, after: [await visitorFile(alist, '/a.txt'), await visitorFile(alist, '/a.txt', 'sp')] }
    },
    expected: { before: ['a', 'a'], after: ['403 download is not allowed', '403 preview is not allowed'] },
  },
  {
    id: 'preview-is-download',
    proves: 'With downloads turned off, visitors still get the whole file through the preview.',
    page,
    heading: 'Turn off downloads',
    steps: async (alist) => {
      const anna = await annaAtOpen(alist)
      await share(anna, '/open')
      await anna.post('/share/update', { share_id: 'one', allow_download: false })
      return {
        download: await visitorFile(alist, '/a.txt'),
        preview: await visitorFile(alist, '/a.txt', 'sp'),
      }
    },
    expected: { download: '403 download is not allowed', preview: 'a' },
  },
  {
    id: 'expiry',
    proves: 'A share that has expired opens nothing.',
    page,
    heading: 'Troubleshooting',
    steps: async (alist) => {
      const anna = await annaAtOpen(alist)
      await share(anna, '/open', { expire_at: '2020-01-01T00:00:00Z' })
      return [await visitorList(alist), await visitorFile(alist, '/a.txt')]
    },
    expected: ['share is expired', '410 share is expired'],
  },
  {
    id: 'invalidate',
    proves: 'After Invalidate, visitors see `share is disabled`.',
    page,
    heading: 'Manage your shares',
    steps: async (alist) => {
      const anna = await annaAtOpen(alist)
      await share(anna, '/open')
      await anna.post('/share/disable', { share_id: 'one' })
      return [await visitorList(alist), await visitorFile(alist, '/a.txt')]
    },
    expected: ['share is disabled', '404 share is disabled'],
  },
  {
    id: 'password-cannot-be-removed',
    proves: 'An edit with an empty password keeps the password.',
    page,
    heading: 'Manage your shares',
    steps: async (alist) => {
      const anna = await annaAtOpen(alist)
      await share(anna, '/open', { password: 'right' })
      await anna.post('/share/update', { share_id: 'one', password: '' })
      return visitorList(alist)
    },
    expected: 'share password required',
  },
  {
    id: 'moved-storage',
    proves: 'After the mount path of a storage changes, its shares lead to the old path.',
    page,
    heading: access,
    steps: async (alist) => {
      const id = await alist.local('/open', { 'a.txt': 'a' })
      const anna = await alist.user('anna', { '/open': bits('write') })
      await share(anna, '/open')
      const storage = await alist.must(`/admin/storage/get?id=${id}`)
      await alist.must('/admin/storage/update', { ...Object(storage), mount_path: '/moved' })
      return { list: await visitorList(alist), moved: await alist.admin.names('/moved') }
    },
    expected: { list: /not found/, moved: ['a.txt'] },
  },
  {
    id: 'consumed-stays-consumed',
    proves:
      'A higher access limit does not open a consumed share again. A later expiry opens an expired one.',
    page,
    heading: 'Troubleshooting',
    steps: async (alist) => {
      const anna = await annaAtOpen(alist)
      await share(anna, '/open', { access_limit: 1 })
      const first = await visitorFile(alist, '/a.txt')
      const update = (fields: object) => anna.post('/share/update', { share_id: 'one', ...fields })
      const { code } = await update({ access_limit: 5 })
      const consumed = await visitorFile(alist, '/a.txt')
      await anna.post('/share/delete', { share_id: 'one' })
      await share(anna, '/open', { expire_at: '2020-01-01T00:00:00Z' })
      const expired = await visitorFile(alist, '/a.txt')
      await update({ expire_at: '2099-01-01T00:00:00Z' })
      return { first, code, consumed, expired, extended: await visitorFile(alist, '/a.txt') }
    },
    expected: {
      first: 'a',
      code: 200,
      consumed: '410 share has been consumed',
      expired: '410 share is expired',
      extended: 'a',
    },
  },
  {
    id: 'preview-on-redirecting-storage',
    proves: 'Without downloads, visitors of a storage that redirects can preview only text.',
    page,
    heading: 'Troubleshooting',
    steps: async (alist) => {
      const provider = await alist.provider((_, response) => response.end('content'))
      await alist.storage('/tree', 'UrlTree', {
        url_structure: `movie.mkv:7:1700000000:${provider}/movie.mkv\nnote.txt:7:1700000000:${provider}/note.txt`,
      })
      await share(alist.admin, '/tree')
      await alist.admin.post('/share/update', { share_id: 'one', allow_download: false })
      const { data } = await alist.visitor.post('/public/share/list', { share_id: 'one', path: '/' })
      const previews = contentOf(data).map(async (entry) => {
        const answer = await answerOf(await fetch(String(field(entry, 'preview_url'))))
        return `${field(entry, 'name')}: ${answer.message}`
      })
      return (await Promise.all(previews)).toSorted()
    },
    expected: ['movie.mkv: download is not allowed', 'note.txt: content'],
  },
]
