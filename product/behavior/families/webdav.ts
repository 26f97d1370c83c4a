import { type Alist, password } from '../alist.ts'
import { type Bit, bits } from '../bits.ts'
import { raw } from '../clients/raw.ts'
import type { Family } from '../scenario.ts'

const page = 'guide/webdav'
const permissions = 'Permissions'
const limits = 'Limits'
const user = 'guide/advanced/user'

async function annaAtDocs(alist: Alist, ...permission: readonly Bit[]) {
  await alist.local('/docs', { 'a.txt': 'a', 'b.txt': 'b', 'sub/c.txt': 'c' })
  await alist.local('/other', { 'o.txt': 'o' })
  return alist.webDav(await alist.user('anna', { '/docs': bits(...permission) }))
}

const lockBody =
  '<?xml version="1.0"?><lockinfo xmlns="DAV:"><lockscope><exclusive/></lockscope><locktype><write/></locktype></lockinfo>'

const propertyBody = (properties: readonly string[]) =>
  `<?xml version="1.0"?><D:propertyupdate xmlns:D="DAV:" xmlns:Z="urn:z"><D:set><D:prop>${properties.join('')}</D:prop></D:set></D:propertyupdate>`

export const scenarios: Family = [
  {
    id: 'proxy-types',
    proves: 'Over WebDAV, files with an extension in `proxy_types` are redirected like all others.',
    page: 'config/preview',
    heading: 'Files that are always proxied',
    steps: async (alist) => {
      await alist.local('/docs', { 'a.m3u8': 'm', 'a.bin': 'b' })
      const options = {
        url: alist.url,
        username: 'admin',
        password,
        root_folder_path: '/docs',
      }
      await alist.storage('/far', 'AList V3', options, { webdav_policy: '302_redirect' })
      await alist.set({ sign_all: 'false' })
      const link = async (name: string) =>
        (await fetch(`${alist.url}/d/far/${name}`, { redirect: 'manual' })).status
      const dav = alist.webDav(alist.admin)
      return {
        links: { list: await link('a.m3u8'), other: await link('a.bin') },
        webDav: await dav.status('GET', '/far/a.m3u8'),
      }
    },
    expected: { links: { list: 200, other: 302 }, webDav: 302 },
  },
  {
    id: 'link-opens-html',
    proves: 'With `type=preview`, a link to a file of a WebDav storage opens HTML as a page of the site.',
    page: 'config/preview',
    heading: 'File types',
    steps: async (alist) => {
      await alist.local('/docs', { 'a.html': '<script></script>' })
      const options = { vendor: 'other', address: `${alist.url}/dav/docs`, username: 'admin', password }
      await alist.storage('/far', 'WebDav', { ...options, root_folder_path: '/' })
      await alist.set({ sign_all: 'false' })
      const disposition = async (path: string) =>
        (await fetch(`${alist.url}/p${path}`)).headers.get('content-disposition')?.split(';')[0]
      return {
        far: [await disposition('/far/a.html'), await disposition('/far/a.html?type=preview')],
        local: await disposition('/docs/a.html?type=preview'),
      }
    },
    expected: { far: ['attachment', 'inline'], local: 'attachment' },
  },
  {
    id: 'other-links-open-html',
    proves:
      'Links to shares, over WebDAV, and to files in an archive of an AList V3 storage open HTML in the same way.',
    page: 'config/preview',
    heading: 'File types',
    programs: ['zip'],
    steps: async (alist) => {
      await alist.local('/docs', { 'a.html': '<script></script>' })
      await alist.zip('docs', 'a.zip', { 'in.html': '<script></script>' })
      const login = { username: 'admin', password }
      const dav = { ...login, vendor: 'other', address: `${alist.url}/dav/docs`, root_folder_path: '/' }
      await alist.storage('/far', 'WebDav', dav)
      const site = { ...login, url: alist.url, root_folder_path: '/docs', forward_archive_requests: true }
      await alist.storage('/site', 'AList V3', site, { web_proxy: true })
      await alist.set({ sign_all: 'false' })
      const anna = await alist.user('anna', { '/far': bits('webdavRead') })
      await anna.post('/share/create', { path: '/far/a.html', share_id: 'one' })
      const opened = async (answer: Promise<Response>) =>
        (await answer).headers.get('content-disposition')?.split(';')[0]
      return {
        share: await opened(fetch(`${alist.url}/sd/one?type=preview`)),
        webDav: await opened(alist.webDav(anna).request('GET', '/far/a.html?type=preview')),
        archive: await opened(fetch(`${alist.url}/ap/site/a.zip?inner=/in.html&type=preview`)),
        archiveAtSource: await opened(fetch(`${alist.url}/ae/docs/a.zip?inner=/in.html&type=preview`)),
      }
    },
    expected: { share: 'inline', webDav: 'inline', archive: 'inline', archiveAtSource: 'attachment' },
  },
  {
    id: 'html-of-plain-server',
    proves:
      'If the other server does not answer with `attachment`, links open HTML as a page of the site without `type=preview` too.',
    page: 'config/preview',
    heading: 'File types',
    steps: async (alist) => {
      const item = (href: string, type: string) =>
        `<D:response><D:href>${href}</D:href><D:propstat><D:status>HTTP/1.1 200 OK</D:status><D:prop><D:resourcetype>${type}</D:resourcetype></D:prop></D:propstat></D:response>`
      const address = await alist.provider((request, response) => {
        if (request.method === 'PROPFIND') {
          response.writeHead(207, { 'content-type': 'application/xml' })
          response.end(
            `<D:multistatus xmlns:D="DAV:">${item('/', '<D:collection/>')}${item('/a.html', '')}</D:multistatus>`,
          )
        } else response.setHeader('content-type', 'text/html').end('<script></script>')
      })
      await alist.storage('/far', 'WebDav', { vendor: 'other', address, root_folder_path: '/' })
      await alist.set({ sign_all: 'false' })
      const opened = async (link: string) => {
        const { status, headers } = await fetch(`${alist.url}${link}/far/a.html`)
        return [status, headers.get('content-type'), headers.get('content-disposition')]
      }
      return { d: await opened('/d'), p: await opened('/p') }
    },
    expected: { d: [200, 'text/html', null], p: [200, 'text/html', null] },
  },
  {
    id: 'needs-bit-8',
    proves: 'Reading through WebDAV needs bit 8.',
    page,
    heading: permissions,
    steps: async (alist) => {
      const without = await annaAtDocs(alist, 'write', 'webdavManage')
      const ben = alist.webDav(await alist.user('ben', { '/docs': bits('webdavRead') }))
      return {
        without: [
          await without.paths('/docs'),
          await without.text('/docs/a.txt'),
          await without.status('PUT', '/docs/n.txt', {}, 'n'),
        ],
        with: [await ben.paths('/docs/sub'), await ben.text('/docs/a.txt')],
      }
    },
    expected: { without: [403, 403, 403], with: [['/docs/sub/', '/docs/sub/c.txt'], 'a'] },
  },
  {
    id: 'changes-need-bits',
    proves: 'Without bit 9, WebDAV changes nothing, even if the bits for the actions are set.',
    page,
    heading: permissions,
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'webdavRead', 'write', 'rename', 'move', 'copy', 'remove')
      return [
        await anna.status('PUT', '/docs/n.txt', {}, 'n'),
        await anna.status('MKCOL', '/docs/new'),
        await anna.transfer('COPY', '/docs/a.txt', '/docs/sub/a.txt'),
        await anna.transfer('MOVE', '/docs/a.txt', '/docs/sub/a.txt'),
        await anna.status('DELETE', '/docs/a.txt'),
        await anna.status('PROPPATCH', '/docs/a.txt'),
        (await alist.onDisk('docs', 'a.txt')) ?? 'deleted',
      ]
    },
    expected: [403, 403, 403, 403, 403, 403, 'a'],
  },
  {
    id: 'manage-needs-action',
    proves: 'With bit 9, each change also needs the bit for the action.',
    page,
    heading: permissions,
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'webdavRead', 'webdavManage')
      return [
        await anna.status('PUT', '/docs/n.txt', {}, 'n'),
        await anna.status('MKCOL', '/docs/new'),
        await anna.transfer('COPY', '/docs/a.txt', '/docs/sub/a.txt'),
        await anna.transfer('MOVE', '/docs/a.txt', '/docs/sub/a.txt'),
        await anna.status('DELETE', '/docs/a.txt'),
      ]
    },
    expected: [403, 403, 403, 403, 403],
  },
  {
    id: 'all-changes',
    proves: 'With the bits, WebDAV uploads, makes folders, copies, moves, renames, and deletes.',
    page,
    heading: permissions,
    steps: async (alist) => {
      const anna = await annaAtDocs(
        alist,
        'webdavRead',
        'webdavManage',
        'write',
        'rename',
        'move',
        'copy',
        'remove',
      )
      return {
        put: await anna.status('PUT', '/docs/n.txt', {}, 'n'),
        mkcol: await anna.status('MKCOL', '/docs/new'),
        copy: await anna.transfer('COPY', '/docs/a.txt', '/docs/new/a.txt'),
        move: await anna.transfer('MOVE', '/docs/b.txt', '/docs/new/b.txt'),
        rename: await anna.transfer('MOVE', '/docs/n.txt', '/docs/m.txt'),
        remove: await anna.status('DELETE', '/docs/a.txt'),
        left: await anna.paths('/docs'),
        inside: await anna.paths('/docs/new'),
      }
    },
    expected: {
      put: 201,
      mkcol: 201,
      copy: 201,
      move: 201,
      rename: 201,
      remove: 204,
      left: ['/docs/', '/docs/m.txt', '/docs/new/', '/docs/sub/'],
      inside: ['/docs/new/', '/docs/new/a.txt', '/docs/new/b.txt'],
    },
  },
  {
    id: 'rename-with-move-bit',
    proves:
      'The move bit without the rename bit does not rename, and the rename bit does not move to another folder.',
    page: user,
    heading: 'Rules per protocol',
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'webdavRead', 'webdavManage', 'move')
      const ben = alist.webDav(
        await alist.user('ben', { '/docs': bits('webdavRead', 'webdavManage', 'rename') }),
      )
      return {
        move: [
          await anna.transfer('MOVE', '/docs/a.txt', '/docs/x.txt'),
          await anna.transfer('MOVE', '/docs/a.txt', '/docs/sub/a.txt'),
        ],
        rename: [
          await ben.transfer('MOVE', '/docs/b.txt', '/docs/sub/b.txt'),
          await ben.transfer('MOVE', '/docs/b.txt', '/docs/y.txt'),
        ],
      }
    },
    expected: { move: [403, 201], rename: [403, 201] },
  },
  {
    id: 'copy-target-unchecked',
    proves: 'COPY writes into a folder that no scope contains.',
    page: user,
    heading: 'How permissions work',
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'webdavRead', 'webdavManage', 'copy')
      return {
        read: await anna.text('/other/o.txt'),
        copy: await anna.transfer('COPY', '/docs/a.txt', '/other/a.txt'),
        onDisk: (await alist.onDisk('other', 'a.txt')) ?? 'missing',
      }
    },
    expected: { read: 403, copy: 201, onDisk: 'a' },
  },
  {
    id: 'proppatch-changes-nothing',
    proves:
      'PROPPATCH needs bits 8 and 9, and changes nothing: the answer is 207, with the status 403 or 424 for each property.',
    page,
    heading: permissions,
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'webdavRead', 'webdavManage')
      const ben = alist.webDav(await alist.user('ben', { '/docs': bits('webdavRead') }))
      const answer = async (...properties: readonly string[]) => {
        const response = await anna.request('PROPPATCH', '/docs/a.txt', { body: propertyBody(properties) })
        const states = [...(await response.text()).matchAll(/<D:status>HTTP\/1\.1 (\d+)/g)]
        return [response.status, ...states.map(([, status]) => Number(status))]
      }
      return {
        without: await ben.status('PROPPATCH', '/docs/a.txt', {}, propertyBody(['<Z:mtime>1</Z:mtime>'])),
        own: await answer('<Z:mtime>1</Z:mtime>'),
        known: await answer('<D:displayname>b.txt</D:displayname>', '<Z:mtime>1</Z:mtime>'),
        list: await anna.paths('/docs'),
      }
    },
    expected: {
      without: 403,
      own: [207, 403],
      known: [207, 403, 424],
      list: ['/docs/', '/docs/a.txt', '/docs/b.txt', '/docs/sub/'],
    },
  },
  {
    id: 'overwrite-f',
    proves: 'WebDAV ignores `Overwrite: F`: COPY replaces the file.',
    page,
    heading: limits,
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'webdavRead', 'webdavManage', 'copy', 'write')
      await anna.status('PUT', '/docs/sub/a.txt', {}, 'other')
      return {
        copy: await anna.transfer('COPY', '/docs/a.txt', '/docs/sub/a.txt', { overwrite: 'F' }),
        onDisk: (await alist.onDisk('docs', 'sub/a.txt')) ?? '',
      }
    },
    expected: { copy: 201, onDisk: 'a' },
  },
  {
    id: 'move-overwrite-f',
    proves: 'MOVE with `Overwrite: F` replaces the file too.',
    page,
    heading: limits,
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'webdavRead', 'webdavManage', 'move', 'write')
      await anna.status('PUT', '/docs/sub/a.txt', {}, 'other')
      return {
        move: await anna.transfer('MOVE', '/docs/a.txt', '/docs/sub/a.txt', { overwrite: 'F' }),
        onDisk: (await alist.onDisk('docs', 'sub/a.txt')) ?? '',
      }
    },
    expected: { move: 201, onDisk: 'a' },
  },
  {
    id: 'put-replaces',
    proves: 'PUT replaces an existing file without a question, also with `If-None-Match: *`.',
    page,
    heading: limits,
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'webdavRead', 'webdavManage', 'write')
      return {
        put: await anna.status('PUT', '/docs/a.txt', { 'if-none-match': '*' }, 'new'),
        onDisk: (await alist.onDisk('docs', 'a.txt')) ?? '',
      }
    },
    expected: { put: 201, onDisk: 'new' },
  },
  {
    id: 'reader-locks',
    proves: 'A user who may only read locks a file, and the uploads of others then fail with 423.',
    page,
    heading: limits,
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'webdavRead')
      const ben = alist.webDav(
        await alist.user('ben', { '/docs': bits('webdavRead', 'webdavManage', 'write') }),
      )
      const before = await ben.status('PUT', '/docs/a.txt', {}, 'new')
      const lock = await anna.status('LOCK', '/docs/a.txt', { timeout: 'Second-3600' }, lockBody)
      return { before, lock, after: await ben.status('PUT', '/docs/a.txt', {}, 'new') }
    },
    expected: { before: 201, lock: 200, after: 423 },
  },
  {
    id: 'reader-locks-own-paths',
    proves: 'A user locks the files of the role, but no file outside it.',
    page,
    heading: limits,
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'webdavRead')
      const lock = (path: string) => anna.status('LOCK', path, {}, lockBody)
      return { own: await lock('/docs/a.txt'), other: await lock('/other/o.txt') }
    },
    expected: { own: 200, other: 403 },
  },
  {
    id: 'reader-locks-site',
    proves:
      'A user who may only read one folder locks `/` without a time limit. Changes of everyone in all storages then fail with 423 until a restart, and PROPFIND does not show the lock.',
    page,
    heading: limits,
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'webdavRead')
      const admin = () => alist.webDav(alist.admin)
      const change = () => admin().status('PUT', '/other/n.txt', {}, 'n')
      const before = await change()
      const lock = await anna.status('LOCK', '/', {}, lockBody)
      const during = [
        await change(),
        await admin().status('MKCOL', '/other/new'),
        await admin().status('DELETE', '/other/o.txt'),
        await admin().transfer('MOVE', '/other/o.txt', '/other/m.txt'),
      ]
      const list = await admin().request('PROPFIND', '/', { headers: { depth: '0' } })
      const isShown = (await list.text()).includes('opaquelocktoken')
      const web = await alist.admin.put('/other/w.txt', 'w')
      await alist.restart()
      return { before, lock, during, isShown, web, restarted: await change() }
    },
    expected: {
      before: 201,
      lock: 200,
      during: [423, 423, 423, 423],
      isShown: false,
      web: 200,
      restarted: 201,
    },
  },
  {
    id: 'propfind-without-depth',
    proves: 'PROPFIND without `Depth` walks the whole tree.',
    page,
    heading: limits,
    steps: async (alist) => (await annaAtDocs(alist, 'webdavRead')).paths('/docs', ''),
    expected: ['/docs/', '/docs/a.txt', '/docs/b.txt', '/docs/sub/', '/docs/sub/c.txt'],
  },
  {
    id: 'copy-keeps-name',
    proves: 'COPY keeps the name of the source and ignores a new one.',
    page,
    heading: limits,
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'webdavRead', 'webdavManage', 'copy')
      const copy = await anna.transfer('COPY', '/docs/a.txt', '/docs/sub/z.txt')
      return { copy, inside: await anna.paths('/docs/sub') }
    },
    expected: { copy: 201, inside: ['/docs/sub/', '/docs/sub/a.txt', '/docs/sub/c.txt'] },
  },
  {
    id: 'move-between-storages',
    proves: 'Moving a file to another storage fails with 500 and leaves the file.',
    page,
    heading: limits,
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'webdavRead', 'webdavManage', 'move')
      return {
        move: await anna.transfer('MOVE', '/docs/a.txt', '/other/a.txt'),
        onDisk: [
          (await alist.onDisk('docs', 'a.txt')) ?? 'gone',
          (await alist.onDisk('other', 'a.txt')) ?? 'missing',
        ],
      }
    },
    expected: { move: 500, onDisk: ['a', 'missing'] },
  },
  {
    id: 'no-login-limit',
    proves: 'Failed logins through WebDAV are not limited.',
    page,
    heading: limits,
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'webdavRead')
      const codes = new Set<number>()
      for (let at = 0; at < 20; at += 1) {
        const authorization = `Basic ${Buffer.from(`anna:guess${at}`).toString('base64')}`
        codes.add((await raw(alist.url, 'GET', '/dav/docs/a.txt', { authorization })).status)
      }
      return { codes: [...codes], right: await anna.text('/docs/a.txt') }
    },
    expected: { codes: [401], right: 'a' },
  },
  {
    id: 'no-login',
    proves: 'WebDAV refuses callers without a login, even if guests may read.',
    page,
    heading: 'Before you start',
    steps: async (alist) => {
      await annaAtDocs(alist, 'webdavRead')
      const guest = await alist.guest({ '/': bits('webdavRead') })
      return { api: await guest.text('/docs/a.txt'), webDav: await alist.webDav(guest).text('/docs/a.txt') }
    },
    expected: { api: 'a', webDav: 401 },
  },
  {
    id: 'guest-with-password',
    proves: 'The guest user logs in to WebDAV with the password `guest`.',
    page: user,
    heading: 'Built-in users',
    steps: async (alist) => {
      await annaAtDocs(alist, 'webdavRead')
      const { url } = await alist.guest({ '/': bits('webdavRead') })
      const as = async (password: string) =>
        (
          await raw(url, 'GET', '/dav/docs/a.txt', {
            authorization: `Basic ${Buffer.from(`guest:${password}`).toString('base64')}`,
          })
        ).text
      return [await as('guest'), await as('')]
    },
    expected: ['a', ''],
  },
  {
    id: 'permanent-token',
    proves: 'WebDAV accepts the permanent token as a Bearer token, with the permissions of the admin.',
    page,
    heading: 'Addresses and login',
    steps: async (alist) => {
      await annaAtDocs(alist, 'webdavRead')
      const token = await alist.setting('token')
      const put = (authorization: string) =>
        raw(alist.url, 'PUT', '/dav/other/n.txt', { authorization }, 'n').then(({ status }) => status)
      return [await put(`Bearer ${token}`), await put('Bearer wrong')]
    },
    expected: [201, 401],
  },
  {
    id: 'permanent-token-lists',
    proves:
      'With the permanent token, the list of the root is empty, and the lists of its folders are complete.',
    page,
    heading: 'Addresses and login',
    steps: async (alist) => {
      await annaAtDocs(alist, 'webdavRead')
      const authorization = `Bearer ${await alist.setting('token')}`
      const list = async (path: string) => {
        const headers = { authorization, depth: '1' }
        const body = await (await fetch(`${alist.url}/dav${path}`, { method: 'PROPFIND', headers })).text()
        return [...body.matchAll(/<D:href>\/dav([^<]*)<\/D:href>/g)].map(([, name = '']) => name)
      }
      return { root: await list('/'), folder: await list('/other/') }
    },
    expected: { root: ['/'], folder: ['/other/', '/other/o.txt'] },
  },
  {
    id: 'login-token-refused',
    proves: 'WebDAV does not accept the token of a login.',
    page,
    heading: 'Addresses and login',
    steps: async (alist) => {
      await annaAtDocs(alist, 'webdavRead')
      const authorization = `Bearer ${alist.admin.token}`
      return (await raw(alist.url, 'GET', '/dav/docs/a.txt', { authorization })).status
    },
    expected: 401,
  },
  {
    id: 'base-path-uploads',
    proves:
      'With a base path other than `/`, everything below gives 404, and uploads go to the base path a second time.',
    page,
    heading: 'Addresses and login',
    steps: async (alist) => {
      await alist.local('/docs', { 'sub/c.txt': 'c' })
      const permission = bits('webdavRead', 'webdavManage', 'write')
      const anna = alist.webDav(await alist.user('anna', { '/docs': permission }, { base_path: '/docs' }))
      return {
        root: await anna.paths('/'),
        file: await anna.text('/sub/c.txt'),
        put: await anna.status('PUT', '/n.txt', {}, 'n'),
        onDisk: (await alist.onDisk('docs', 'docs/n.txt')) ?? 'missing',
      }
    },
    expected: { root: ['/', '/sub/'], file: 404, put: 201, onDisk: 'n' },
  },
  {
    id: 'disabled-user',
    proves: 'A disabled user cannot use WebDAV.',
    page: user,
    heading: 'Fields of a user',
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'webdavRead')
      const before = await anna.text('/docs/a.txt')
      await alist.changeUser('anna', { disabled: true })
      return [before, await anna.text('/docs/a.txt')]
    },
    expected: ['a', 403],
  },
  {
    id: 'meta-write-not-here',
    proves: 'The Write field of a meta does not allow uploads through WebDAV.',
    page: 'guide/advanced/meta',
    heading: 'Upload for everyone',
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'webdavRead')
      await alist.meta('/docs', { write: true, w_sub: true })
      const account = await alist.logIn('anna')
      return {
        webDav: await anna.status('PUT', '/docs/n.txt', {}, 'n'),
        api: await account.put('/docs/n.txt', 'n'),
      }
    },
    expected: { webDav: 403, api: 200 },
  },
  {
    id: 'propfind-missing',
    proves: 'PROPFIND answers 404 for a path that does not exist, and an address without `dav` gives 405.',
    page,
    heading: 'Troubleshooting',
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'webdavRead')
      return [await anna.paths('/docs/missing'), (await raw(alist.url, 'PROPFIND', '/docs')).status]
    },
    expected: [404, 405],
  },
  {
    id: 'put-read-only-driver',
    proves: 'A PUT that the storage refuses answers 405.',
    page,
    heading: 'Troubleshooting',
    steps: async (alist) => {
      await alist.storage('/links', 'UrlTree', { url_structure: '', head_size: false, writable: false })
      const permission = bits('webdavRead', 'webdavManage', 'write', 'remove')
      const anna = alist.webDav(await alist.user('anna', { '/links': permission }))
      return anna.status('PUT', '/links/n.txt', {}, 'n')
    },
    expected: 405,
  },
]
