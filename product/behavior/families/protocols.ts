import type { Alist } from '../alist.ts'
import { type Bit, bits } from '../bits.ts'
import type { Account } from '../clients/account.ts'
import { contentOf, field, namesIn } from '../clients/account.ts'
import { mcpOverHttp, toolText } from '../clients/mcp.ts'
import { s3 } from '../clients/s3.ts'
import type { Family } from '../scenario.ts'

const page = 'guide/advanced/protocols'
const reading = 'Reading'
const changing = 'Changing files'
const servers = ['ftp', 's3', 'mcp'] as const

const reads: readonly Bit[] = ['webdavRead', 'ftpRead', 'mcpRead']
const manages: readonly Bit[] = [...reads, 'webdavManage', 'ftpManage', 'mcpManage']

/** Serves `/docs` as a bucket without a login and as a share, and returns Anna, who has these bits there. */
async function annaEverywhere(alist: Alist, ...permission: readonly Bit[]) {
  await alist.local('/docs', { 'a.txt': 'a', 'b.txt': 'b', 'safe/s.txt': 's' })
  await alist.local('/other', { 'o.txt': 'o' })
  await alist.set({
    s3_access_key_id: '',
    s3_secret_access_key: '',
    s3_buckets: JSON.stringify([{ name: 'docs', path: '/docs' }]),
  })
  await alist.must('/share/create', { path: '/docs', share_id: 'one' })
  return alist.user('anna', { '/docs': bits(...permission) })
}

const bucket = (alist: Alist, method: string, path: string, body = '') =>
  s3(`http://127.0.0.1:${alist.ports.s3}`, undefined, method, path, body)

const tool = (alist: Alist, account: Account, name: string, parameters: object) =>
  toolText(mcpOverHttp(`http://127.0.0.1:${alist.ports.mcp}/mcp`, account.token), name, parameters)

/** Returns whether each protocol lists a name in a folder below `/docs`. */
async function listed(alist: Alist, anna: Account, folder: string, name: string) {
  const path = `/docs${folder}`
  const share = await alist.visitor.post('/public/share/list', { share_id: 'one', path: folder || '/' })
  const has = (names: unknown) => Array.isArray(names) && names.some((entry) => String(entry).endsWith(name))
  return {
    web: has(await anna.names(path)),
    webdav: has(await alist.webDav(anna).paths(path)),
    ftp: has(await (await alist.ftp(anna)).names(path)),
    mcp: (await tool(alist, anna, 'fs_list', { path })).includes(`"${name}"`),
    s3: (await bucket(alist, 'GET', `/docs?prefix=${folder.slice(1)}`)).text.includes(name),
    share: has(namesIn(share.data)),
  }
}

/** Returns whether each protocol opens a file below `/docs`. */
async function opened(alist: Alist, anna: Account, file: string) {
  const path = `/docs${file}`
  return {
    web: (await anna.codeOf(path)) === 200,
    webdav: (await alist.webDav(anna).status('GET', path)) === 200,
    ftp: typeof (await (await alist.ftp(anna)).read(path)) === 'string',
    mcp: (await tool(alist, anna, 'fs_get', { path })).startsWith('{'),
    s3: (await bucket(alist, 'GET', path)).status === 200,
    share: !(await (await fetch(`${alist.url}/sd/one${file}`)).text()).startsWith('{'),
  }
}

export const scenarios: Family = [
  {
    id: 'upload-onto-a-folder',
    proves:
      'Over FTP, WebDAV, and MCP, an upload with the name of an existing folder deletes the folder, without the permission to delete.',
    page,
    heading: changing,
    servers: ['ftp', 'mcp'],
    steps: async (alist) => {
      await alist.local('/docs', { 'three/a.txt': 'a', 'one/a.txt': 'a', 'two/a.txt': 'a' })
      const anna = await alist.user('anna', {
        '/docs': bits('ftpRead', 'ftpManage', 'webdavRead', 'webdavManage', 'mcpRead', 'mcpManage', 'write'),
      })
      const ftp = await alist.ftp(anna)
      const overFtp = await ftp.write('/docs/one', 'file')
      ftp.close()
      await alist.tasks('upload')
      const overWebDav = await alist.webDav(anna).status('PUT', '/docs/two', {}, 'file')
      const local_path = await alist.files('server', { 'm.txt': 'file' })
      await tool(alist, anna, 'fs_upload', { path: '/docs/three', local_path: `${local_path}/m.txt` })
      return {
        three: await alist.onDisk('docs', 'three'),
        overFtp,
        one: await alist.onDisk('docs', 'one'),
        overWebDav,
        two: await alist.onDisk('docs', 'two'),
      }
    },
    expected: { three: 'file', overFtp: 226, one: 'file', overWebDav: 201, two: 'file' },
  },
  {
    id: 'hidden-names-listed',
    proves: 'S3 and shares list hidden names. The other protocols do not.',
    page,
    heading: reading,
    servers,
    steps: async (alist) => {
      const anna = await annaEverywhere(alist, ...reads)
      const before = await listed(alist, anna, '', 'a.txt')
      await alist.meta('/docs', { hide: '^a' })
      return { before: Object.values(before), after: await listed(alist, anna, '', 'a.txt') }
    },
    expected: {
      before: [true, true, true, true, true, true],
      after: { web: false, webdav: false, ftp: false, mcp: false, s3: true, share: true },
    },
  },
  {
    id: 'hidden-files-opened',
    proves: 'WebDAV, S3, and shares open a hidden file whose name is known.',
    page,
    heading: reading,
    servers,
    steps: async (alist) => {
      const anna = await annaEverywhere(alist, ...reads)
      await alist.meta('/docs', { hide: '^a' })
      return opened(alist, anna, '/a.txt')
    },
    expected: { web: false, webdav: true, ftp: false, mcp: false, s3: true, share: true },
  },
  {
    id: 'meta-password',
    proves: 'WebDAV, S3, and shares ignore the password of a meta.',
    page,
    heading: reading,
    servers,
    steps: async (alist) => {
      const anna = await annaEverywhere(alist, ...reads)
      await alist.meta('/docs/safe', { password: 'secret', p_sub: true })
      return opened(alist, anna, '/safe/s.txt')
    },
    expected: { web: false, webdav: true, ftp: false, mcp: false, s3: true, share: true },
  },
  {
    id: 'names-in-root',
    proves: 'FTP and MCP list the names of storages outside of the role in `/`.',
    page,
    heading: reading,
    servers,
    steps: async (alist) => {
      const anna = await annaEverywhere(alist, ...reads)
      return {
        web: await anna.names('/'),
        webdav: await alist.webDav(anna).paths('/'),
        ftp: await (await alist.ftp(anna)).names('/'),
        mcp: (await tool(alist, anna, 'fs_list', { path: '/' })).includes('"other"'),
      }
    },
    expected: { web: ['docs'], webdav: ['/', '/docs/'], ftp: ['docs', 'other'], mcp: true },
  },
  {
    id: 'read-bits',
    proves: 'Without bits 8, 10, and 15, a user reads in the web UI, but not over WebDAV, FTP, and MCP.',
    page,
    heading: reading,
    servers,
    steps: async (alist) => {
      const anna = await annaEverywhere(alist)
      return {
        web: await anna.codeOf('/docs/a.txt'),
        webdav: await alist.webDav(anna).status('GET', '/docs/a.txt'),
        ftp: await alist
          .ftp(anna)
          .catch((error) => String(error))
          .then(String),
        mcp: await tool(alist, anna, 'fs_get', { path: '/docs/a.txt' }),
      }
    },
    expected: { web: 200, webdav: 403, ftp: /not allowed/, mcp: 'MCP access not permitted' },
  },
  {
    id: 'meta-write',
    proves: 'The field Write of a meta lets users without bit 3 upload in the web UI and over FTP only.',
    page,
    heading: changing,
    servers,
    steps: async (alist) => {
      const anna = await annaEverywhere(alist, ...manages)
      await alist.meta('/docs', { write: true })
      await alist.files('', { 'mine.txt': 'mine' })
      const upload = { path: '/docs/mcp.txt', local_path: `${alist.folder}/mine.txt` }
      return {
        web: await anna.put('/docs/web.txt', 'w'),
        webdav: await alist.webDav(anna).status('PUT', '/docs/dav.txt', {}, 'd'),
        ftp: await (await alist.ftp(anna)).write('/docs/ftp.txt', 'f'),
        mcp: await tool(alist, anna, 'fs_upload', upload),
      }
    },
    expected: { web: 200, webdav: 403, ftp: 226, mcp: 'permission denied for this operation' },
  },
  {
    id: 'rename-of-protected-path',
    proves: 'Only the web UI and the API refuse to rename a path with a meta password.',
    page,
    heading: changing,
    servers,
    steps: async (alist) => {
      const anna = await annaEverywhere(alist, ...manages, 'rename', 'withoutPassword')
      const protect = (path: string) => alist.meta(path, { password: 'secret', p_sub: true })
      await alist.local('/docs2')
      for (const name of ['/docs/a.txt', '/docs/b.txt', '/docs/safe']) await protect(name)
      const batch = { src_dir: '/docs', rename_objects: [{ src_name: 'a.txt', new_name: 'z.txt' }] }
      return {
        web: (await anna.post('/fs/rename', { path: '/docs/a.txt', name: 'z.txt' })).code,
        batch: (await anna.post('/fs/batch_rename', batch)).code,
        webdav: await alist.webDav(anna).transfer('MOVE', '/docs/a.txt', '/docs/dav.txt'),
        ftp: await (await alist.ftp(anna)).rename('/docs/b.txt', '/docs/ftp.txt'),
        mcp: await tool(alist, anna, 'fs_rename', { path: '/docs/safe', name: 'mcp' }),
        names: await alist.admin.names('/docs'),
      }
    },
    expected: {
      web: 403,
      batch: 403,
      webdav: 201,
      ftp: 250,
      mcp: 'renamed successfully',
      names: ['dav.txt', 'ftp.txt', 'mcp'],
    },
  },
  {
    id: 'rename-onto-existing-name',
    proves:
      'Without `overwrite`, the web UI refuses a rename onto an existing name. WebDAV, FTP, and MCP replace the file.',
    page,
    heading: changing,
    servers,
    steps: async (alist) => {
      const anna = await annaEverywhere(alist, ...manages, 'rename')
      const pairs = {
        'w1.txt': '1',
        'w2.txt': '2',
        'f1.txt': '1',
        'f2.txt': '2',
        'm1.txt': '1',
        'm2.txt': '2',
      }
      await alist.files('docs', pairs)
      const web = await anna.post('/fs/rename', { path: '/docs/a.txt', name: 'b.txt' })
      await alist.webDav(anna).transfer('MOVE', '/docs/w1.txt', '/docs/w2.txt')
      await (await alist.ftp(anna)).rename('/docs/f1.txt', '/docs/f2.txt')
      await tool(alist, anna, 'fs_rename', { path: '/docs/m1.txt', name: 'm2.txt' })
      const onDisk = async (name: string) => (await alist.onDisk('docs', name)) ?? 'missing'
      return {
        web: web.message,
        b: await onDisk('b.txt'),
        replaced: [await onDisk('w2.txt'), await onDisk('f2.txt'), await onDisk('m2.txt')],
      }
    },
    expected: { web: 'file [b.txt] exists', b: 'b', replaced: ['1', '1', '1'] },
  },
  {
    id: 'disabled-account',
    proves:
      'A disabled account keeps its open FTP connection and its shares. Everything else refuses it at once.',
    page,
    heading: 'Login',
    servers,
    steps: async (alist) => {
      const anna = await annaEverywhere(alist, ...reads)
      await anna.post('/share/create', { path: '/docs', share_id: 'of-anna' })
      const ftp = await alist.ftp(anna)
      await alist.changeUser('anna', { disabled: true })
      return {
        web: (await anna.get('/me')).code,
        webdav: await alist.webDav(anna).status('GET', '/docs/a.txt'),
        mcp: await tool(alist, anna, 'fs_get', { path: '/docs/a.txt' }),
        newFtp: await alist.ftp(anna).then(String, String),
        openFtp: await ftp.read('/docs/a.txt'),
        share: await (await fetch(`${alist.url}/sd/of-anna/a.txt`)).text(),
      }
    },
    expected: {
      web: 401,
      webdav: 403,
      mcp: 'authentication required',
      newFtp: /not allowed/,
      openFtp: 'a',
      share: 'a',
    },
  },
  {
    id: 'search-results',
    proves: 'Search leaves out hidden names and protected folders, in the web UI and over MCP.',
    page,
    heading: reading,
    servers,
    steps: async (alist) => {
      const anna = await annaEverywhere(alist, ...reads)
      await alist.meta('/docs', { hide: '^a' })
      await alist.meta('/docs/safe', { password: 'secret', p_sub: true })
      await alist.buildIndex()
      const found = await tool(alist, anna, 'fs_search', { path: '/', keywords: 'txt' })
      return {
        web: await anna.found('txt'),
        mcp: contentOf(JSON.parse(found)).map((entry) => String(field(entry, 'name'))),
      }
    },
    expected: { web: ['/docs/b.txt'], mcp: ['b.txt'] },
  },
  {
    id: 'labels-are-public',
    proves: 'Guests who may open no file with a label read all labels with their descriptions.',
    page: 'guide/advanced/label',
    heading: '',
    steps: async (alist) => {
      await alist.local('/public')
      const guest = await alist.guest({ '/public': 0 })
      await alist.must('/admin/label/create', { name: 'Plan', description: 'internal', bg_color: '#fff' })
      const { data } = await guest.get('/label/list')
      return {
        change: (await guest.post('/admin/label/create', { name: 'Mine', bg_color: '#fff' })).code,
        labels: contentOf(data).map((label) => `${field(label, 'name')}: ${field(label, 'description')}`),
      }
    },
    expected: { change: 403, labels: ['Plan: internal'] },
  },
]
