import { basename } from 'node:path'
import type { Alist } from '../alist.ts'
import { bits } from '../bits.ts'
import { answerOf, field } from '../clients/account.ts'
import { basic, raw } from '../clients/raw.ts'
import type { Family } from '../scenario.ts'

const common = 'guide/drivers/common'

async function mounted(alist: Alist, id: number, fields: object) {
  const storage = await alist.must(`/admin/storage/get?id=${id}`)
  return alist.admin.post('/admin/storage/update', { ...Object(storage), ...fields })
}

/** `/far` is the same AList's `/docs` through WebDAV, so it has a cache and an upload without a result. */
async function farAway(alist: Alist) {
  await alist.local('/docs', { 'a.txt': 'old', 'sub/': '' })
  await alist.storage(
    '/far',
    'WebDav',
    {
      vendor: 'other',
      address: `${alist.url}/dav/docs`,
      username: 'admin',
      password: 'correct horse',
      root_folder_path: '/',
    },
    { cache_expiration: 30 },
  )
  return alist.user('anna', { '/far': bits('write', 'remove', 'rename', 'webdavRead', 'webdavManage') })
}

export const scenarios: Family = [
  {
    id: 'unique-mount-path',
    proves: 'A mount path can be used once.',
    page: 'faq/error',
    heading: 'UNIQUE constraint failed: x_storages.mount_path',
    steps: async (alist) => {
      await alist.local('/docs')
      const body = { mount_path: '/docs', driver: 'Local', addition: '{}' }
      return (await alist.admin.post('/admin/storage/create', body)).message
    },
    expected: /UNIQUE constraint failed: x_storages\.mount_path/,
  },
  {
    id: 'mount-path-required',
    proves: 'A storage needs a mount path.',
    page: 'faq/error',
    heading: "Field validation for 'MountPath' failed on the 'required' tag",
    steps: async (alist) =>
      (await alist.admin.post('/admin/storage/create', { driver: 'Local', addition: '{}' })).message,
    expected: /Field validation for 'MountPath' failed on the 'required' tag/,
  },
  {
    id: 'delete-refused-while-used',
    proves: 'A storage cannot be deleted while the path of a role starts with its first folder.',
    page: common,
    heading: 'Limits',
    steps: async (alist) => {
      const id = await alist.local('/docs/one')
      await alist.user('anna', { '/docs/other': 0 })
      const { code } = await alist.admin.post(`/admin/storage/delete?id=${id}`)
      const free = await alist.local('/free')
      return { used: code, free: (await alist.admin.post(`/admin/storage/delete?id=${free}`)).code }
    },
    expected: { used: 500, free: 200 },
  },
  {
    id: 'mount-path-change-keeps-base-path',
    proves: 'A changed mount path leaves the base paths of users on the old path.',
    page: common,
    heading: 'Mount path',
    steps: async (alist) => {
      const id = await alist.local('/docs', { 'a.txt': 'a' })
      await alist.user('anna', { '/docs': 0 }, { base_path: '/docs' })
      await mounted(alist, id, { mount_path: '/new' })
      const user = await alist.must(`/admin/user/get?id=${await alist.userId('anna')}`)
      const role = await alist.must(`/admin/role/get?id=${await alist.roleId('anna-role')}`)
      return {
        base: String(field(user, 'base_path')),
        scope: String(field(role, 'permission_scopes.0.path')),
      }
    },
    expected: { base: '/docs', scope: '/new' },
  },
  {
    id: 'disabled-while-changed',
    proves: 'If the storage is saved disabled, the paths of roles stay on the old path.',
    page: common,
    heading: 'Mount path',
    steps: async (alist) => {
      const id = await alist.local('/docs', { 'a.txt': 'a' })
      await alist.user('anna', { '/docs': 0 })
      await mounted(alist, id, { mount_path: '/new', disabled: true })
      const role = await alist.must(`/admin/role/get?id=${await alist.roleId('anna-role')}`)
      return String(field(role, 'permission_scopes.0.path'))
    },
    expected: '/docs',
  },
  {
    id: 'upload-not-listed',
    proves:
      'After an upload to a driver that returns no file, the list and the details do not know the file until a refresh.',
    page: common,
    heading: 'Cache',
    steps: async (alist) => {
      const anna = await farAway(alist)
      const before = await anna.names('/far')
      const put = await anna.put('/far/new.txt', 'n')
      const cached = await anna.names('/far')
      const details = await anna.codeOf('/far/new.txt')
      const refreshed = await anna.post('/fs/list', { path: '/far', refresh: true })
      return { before, put, cached, details, refreshed: refreshed.code, after: await anna.names('/far') }
    },
    expected: {
      before: ['a.txt', 'sub'],
      put: 200,
      cached: ['a.txt', 'sub'],
      details: 500,
      refreshed: 200,
      after: ['a.txt', 'new.txt', 'sub'],
    },
  },
  {
    id: 'delete-listed-at-once',
    proves: 'A deletion through AList is visible at once.',
    page: common,
    heading: 'Cache',
    steps: async (alist) => {
      const anna = await farAway(alist)
      await anna.names('/far')
      await anna.post('/fs/remove', { dir: '/far', names: ['a.txt'] })
      return anna.names('/far')
    },
    expected: ['sub'],
  },
  {
    id: 'change-at-provider',
    proves: 'A change at the provider is visible only after a refresh, which needs bit 3.',
    page: common,
    heading: 'Cache',
    steps: async (alist) => {
      const anna = await farAway(alist)
      const ben = await alist.user('ben', { '/far': 0 })
      await ben.names('/far')
      await alist.files('docs', { 'new.txt': 'n' })
      const refresh = async (account: typeof anna) =>
        (await account.post('/fs/list', { path: '/far', refresh: true })).message
      const cached = await ben.names('/far')
      return { cached, ben: await refresh(ben), anna: await refresh(anna), after: await ben.names('/far') }
    },
    expected: {
      cached: ['a.txt', 'sub'],
      ben: 'Refresh without permission',
      anna: 'success',
      after: ['a.txt', 'new.txt', 'sub'],
    },
  },
  {
    id: 'no-cache',
    proves: 'With Cache Expiration 0, changes at the provider are visible at once.',
    page: common,
    heading: 'Cache',
    steps: async (alist) => {
      await alist.local('/docs', { 'a.txt': 'a' })
      const options = {
        vendor: 'other',
        address: `${alist.url}/dav/docs`,
        username: 'admin',
        password: 'correct horse',
        root_folder_path: '/',
      }
      await alist.storage('/far', 'WebDav', options, { cache_expiration: 0 })
      const before = await alist.admin.names('/far')
      await alist.files('docs', { 'new.txt': 'n' })
      return [before, await alist.admin.names('/far')]
    },
    expected: [['a.txt'], ['a.txt', 'new.txt']],
  },
  {
    id: 'local-shows-changes',
    proves: 'Local has no cache: a file that appears on the disk is listed at once.',
    page: common,
    heading: 'Cache',
    steps: async (alist) => {
      await alist.local('/docs', { 'a.txt': 'a' })
      const anna = await alist.user('anna', { '/docs': 0 })
      const before = await anna.names('/docs')
      await alist.files('docs', { 'new.txt': 'n' })
      return [before, await anna.names('/docs')]
    },
    expected: [['a.txt'], ['a.txt', 'new.txt']],
  },
  {
    id: 'provider-password-is-readable',
    proves: 'Admins read the stored password of a storage through the API.',
    page: common,
    heading: 'Fields in the API',
    steps: async (alist) => {
      await farAway(alist)
      const list = JSON.stringify(await alist.must('/admin/storage/list?page=1&per_page=10'))
      const anna = await alist.logIn('anna')
      return { admin: list.includes('correct horse'), anna: (await anna.get('/admin/storage/list')).code }
    },
    expected: { admin: true, anna: 403 },
  },
  {
    id: 'web-proxy',
    proves: 'With Web proxy, the link leads to AList, and without it to the provider.',
    page: common,
    heading: 'How downloads reach visitors',
    steps: async (alist) => {
      const site = await alist.provider((_, answer) => answer.end('far'))
      const structure = { url_structure: `a.txt:3:${site}/a.txt`, head_size: false, writable: false }
      await alist.storage('/redirect', 'UrlTree', structure)
      await alist.storage('/proxy', 'UrlTree', structure, { web_proxy: true })
      const link = async (path: string) =>
        String(field((await alist.admin.post('/fs/get', { path })).data, 'raw_url'))
      return {
        redirect: (await link('/redirect/a.txt')).startsWith(site),
        proxy: (await link('/proxy/a.txt')).startsWith(`${alist.url}/p/`),
      }
    },
    expected: { redirect: true, proxy: true },
  },
  {
    id: 'provider-link-has-no-end',
    proves: 'The provider’s link in the details lets a user read the file after losing the permission.',
    page: common,
    heading: 'How downloads reach visitors',
    steps: async (alist) => {
      const site = await alist.provider((_, answer) => answer.end('far'))
      await alist.storage('/links', 'UrlTree', {
        url_structure: `a.txt:3:${site}/a.txt`,
        head_size: false,
        writable: false,
      })
      const anna = await alist.user('anna', { '/links': 0 })
      const link = String(field((await anna.post('/fs/get', { path: '/links/a.txt' })).data, 'raw_url'))
      await alist.changeUser('anna', { disabled: true })
      return { api: await anna.codeOf('/links/a.txt'), link: await (await fetch(link)).text() }
    },
    expected: { api: 401, link: 'far' },
  },
  {
    id: 'download-proxy',
    proves: '`/p` redirects to the download proxy that is set, with a signature, and `?d=1` does not.',
    page: common,
    heading: 'Download proxy',
    steps: async (alist) => {
      await alist.local('/docs', { 'a.txt': 'a' }, { down_proxy_url: 'https://proxy.example.com' })
      await alist.set({ sign_all: 'false' })
      const response = await fetch(`${alist.url}/p/docs/a.txt`, { redirect: 'manual' })
      return {
        location: response.headers.get('location'),
        direct: (await answerOf(await fetch(`${alist.url}/p/docs/a.txt?d=1`))).message,
      }
    },
    expected: { location: /^https:\/\/proxy\.example\.com\/docs\/a\.txt\?sign=.+:0$/, direct: 'a' },
  },
  {
    id: 'download-proxy-without-sign',
    proves:
      'Turned off when a storage is added, `down_proxy_sign` stays on. Turned off in a second save, the address has no signature.',
    page: common,
    heading: 'Download proxy',
    steps: async (alist) => {
      const fields = { down_proxy_url: 'https://proxy.example.com', down_proxy_sign: false }
      const id = await alist.local('/docs', { 'a.txt': 'a' }, fields)
      await alist.set({ sign_all: 'false' })
      const location = async () =>
        (await fetch(`${alist.url}/p/docs/a.txt`, { redirect: 'manual' })).headers.get('location')
      const added = await location()
      await mounted(alist, id, fields)
      return { added, saved: await location() }
    },
    expected: { added: /\?sign=/, saved: 'https://proxy.example.com/docs/a.txt' },
  },
  {
    id: 'alist-v3-first-entries',
    proves:
      'A mounted AList site shows at most 200 entries of a folder: files after them can be neither seen nor opened.',
    page: 'guide/drivers/Alist V2 V3',
    heading: 'Limits',
    steps: async (alist) => {
      const names = Array.from({ length: 201 }, (_, at) => `${at + 100}.txt`)
      await alist.local('/docs', Object.fromEntries(names.map((name) => [name, name])))
      const options = {
        url: alist.url,
        username: 'admin',
        password: 'correct horse',
        root_folder_path: '/docs',
      }
      await alist.storage('/far', 'AList V3', options, { order_by: 'name', order_direction: 'asc' })
      const anna = await alist.user('anna', { '/far': bits(), '/docs': bits() })
      const codeOf = async (name: string) => [
        await anna.codeOf(`/docs/${name}`),
        await anna.codeOf(`/far/${name}`),
      ]
      const listed = (await anna.names('/far')) as readonly string[]
      const missing = names.filter((name) => !listed.includes(name))
      return { listed: listed.length, missing: missing.length, opened: await codeOf(missing[0] ?? '') }
    },
    expected: { listed: 200, missing: 1, opened: [200, 500] },
  },
  {
    id: 'alist-v3-guest',
    proves:
      'A storage of the driver AList V3 without an account reads what guests of the other site may read.',
    page: 'guide/drivers/Alist V2 V3',
    heading: 'Before you start',
    steps: async (alist) => {
      await alist.local('/docs', { 'a.txt': 'a' })
      await alist.local('/private', { 'p.txt': 'p' })
      await alist.guest({ '/docs': 0 })
      await alist.storage('/site', 'AList V3', {
        url: alist.url,
        root_folder_path: '/',
        meta_password: '',
        username: '',
        password: '',
        token: '',
      })
      return [await alist.admin.names('/site'), await alist.admin.names('/site/docs')]
    },
    expected: [['docs'], ['a.txt']],
  },
  {
    id: 'allow-mounted',
    proves:
      'With Allow mounted off, the mounting site refuses, but only there: the API answers everyone as before.',
    page: 'faq/error',
    heading: 'the site does not allow mounted',
    steps: async (alist) => {
      await alist.local('/docs', { 'a.txt': 'a' })
      const guest = await alist.guest({ '/docs': 0 })
      await alist.set({ allow_mounted: 'false' })
      const { message } = await alist.admin.post('/admin/storage/create', {
        mount_path: '/site',
        driver: 'AList V3',
        addition: JSON.stringify({ url: alist.url, root_folder_path: '/' }),
      })
      return { message, api: await guest.text('/docs/a.txt') }
    },
    expected: { message: /the site does not allow mounted/, api: 'a' },
  },
  {
    id: 'allow-mounted-accounts',
    proves: 'With Allow mounted off, accounts can mount the site, except those with the role `guest`.',
    page: 'config/site',
    heading: 'Mounting by other sites',
    steps: async (alist) => {
      await alist.local('/docs', { 'a.txt': 'a' })
      await alist.user('anna', { '/docs': 0 })
      await alist.set({ allow_register: 'true', allow_mounted: 'false' })
      await alist.visitor.post('/auth/register', { username: 'ben', password: 'correct horse' })
      const mount = async (username: string) => {
        const { code, message } = await alist.admin.post('/admin/storage/create', {
          mount_path: `/${username}`,
          driver: 'AList V3',
          addition: JSON.stringify({
            url: alist.url,
            root_folder_path: '/',
            username,
            password: 'correct horse',
          }),
        })
        return { code, message }
      }
      return { anna: await mount('anna'), ben: await mount('ben') }
    },
    expected: {
      anna: { code: 200, message: 'success' },
      ben: { code: 500, message: /the site does not allow mounted/ },
    },
  },
  {
    id: 'forwarded-headers',
    proves: 'Anyone who reaches AList directly chooses the host in the links that it returns.',
    page: 'guide/install/reverse-proxy',
    heading: 'What the proxy must do',
    steps: async (alist) => {
      await alist.local('/docs', { 'a.txt': 'a' })
      const anna = await alist.user('anna', { '/docs': 0 })
      const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
      const { data } = await anna.post('/fs/get', { path: '/docs/a.txt' }, headers)
      return String(field(data, 'raw_url'))
    },
    expected: /^https:\/\/evil\.example\/p\/docs\/a\.txt/,
  },
  {
    id: 'site-url-beats-host',
    proves: 'With a full `site_url`, the headers have no influence on links.',
    page: 'guide/install/reverse-proxy',
    heading: 'Set the site URL',
    config: { site_url: 'https://files.example.com' },
    steps: async (alist) => {
      await alist.local('/docs', { 'a.txt': 'a' })
      const { data } = await alist.admin.post(
        '/fs/get',
        { path: '/docs/a.txt' },
        { 'x-forwarded-host': 'evil.example' },
      )
      return String(field(data, 'raw_url'))
    },
    expected: /^https:\/\/files\.example\.com\//,
  },
  {
    id: 'local-root-itself',
    proves:
      'A Local storage can open any folder that AList may read, the data folder included: an admin of AList reads the secrets of the server.',
    page: 'guide/drivers/local',
    heading: 'Before you start',
    steps: async (alist) => {
      await alist.local('/here')
      await alist.storage('/data', 'Local', { root_folder_path: alist.data, mkdir_perm: '777' })
      return {
        name: basename(alist.data),
        isOpen: String(await alist.admin.text('/data/config.json')).includes('jwt_secret'),
      }
    },
    expected: { name: 'data', isOpen: true },
  },
  {
    id: 'webdav-policy-redirect',
    proves: 'With `302_redirect`, WebDAV clients get the address at the provider.',
    page: 'guide/webdav',
    heading: 'Choose the download policy',
    steps: async (alist) => {
      const site = await alist.provider((_, answer) => answer.end('far'))
      const structure = { url_structure: `a.txt:3:${site}/a.txt`, head_size: false, writable: false }
      await alist.storage('/redirect', 'UrlTree', structure, { webdav_policy: '302_redirect' })
      await alist.storage('/native', 'UrlTree', structure, { webdav_policy: 'native_proxy' })
      const get = (path: string) => raw(alist.url, 'GET', `/dav${path}`, basic('admin', 'correct horse'))
      const redirect = await get('/redirect/a.txt')
      const native = await get('/native/a.txt')
      return {
        redirect: [redirect.status, redirect.headers.location === `${site}/a.txt`],
        native: [native.status, native.text],
      }
    },
    expected: { redirect: [302, true], native: [200, 'far'] },
  },
]
