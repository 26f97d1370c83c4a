import type { Alist } from '../alist.ts'
import { s3 } from '../clients/s3.ts'
import type { Family } from '../scenario.ts'

const page = 'guide/advanced/s3'
const servers = ['s3'] as const
const key = { id: 'access-key', secret: 'a long secret' }

/** Serves `/docs/media` as the bucket `media`, with a key unless `keys` says otherwise. */
async function bucket(alist: Alist, keys = key) {
  await alist.local('/docs', { 'media/a.txt': 'a', 'media/safe/b.txt': 'b', 'private/c.txt': 'c' })
  await alist.set({
    s3_access_key_id: keys.id,
    s3_secret_access_key: keys.secret,
    s3_buckets: JSON.stringify([{ name: 'media', path: '/docs/media' }]),
  })
  await alist.restart()
  return `http://127.0.0.1:${alist.ports.s3}`
}

export const scenarios: Family = [
  {
    id: 'signed-access',
    proves: 'With the key, a client reads, writes, and deletes in a bucket.',
    page,
    heading: 'Supported actions',
    servers,
    steps: async (alist) => {
      const server = await bucket(alist)
      const get = await s3(server, key, 'GET', '/media/a.txt')
      const put = await s3(server, key, 'PUT', '/media/n.txt', 'n')
      const remove = await s3(server, key, 'DELETE', '/media/a.txt')
      return {
        get: get.text,
        put: put.status,
        remove: remove.status,
        onDisk: [
          (await alist.onDisk('docs', 'media/a.txt')) ?? 'deleted',
          (await alist.onDisk('docs', 'media/n.txt')) ?? 'missing',
        ],
      }
    },
    expected: { get: 'a', put: 200, remove: 204, onDisk: ['deleted', 'n'] },
  },
  {
    id: 'wrong-key',
    proves: 'Without a signature, or with a wrong secret, the server refuses.',
    page,
    heading: 'Configuration',
    servers,
    steps: async (alist) => {
      const server = await bucket(alist)
      const statuses = [
        await s3(server, undefined, 'GET', '/media/a.txt'),
        await s3(server, { ...key, secret: 'other' }, 'GET', '/media/a.txt'),
        await s3(server, { ...key, id: 'other-key' }, 'GET', '/media/a.txt'),
        await s3(server, key, 'GET', '/media/a.txt'),
      ]
      return statuses.map(({ status }) => status)
    },
    expected: [403, 403, 403, 200],
  },
  {
    id: 'empty-keys',
    proves: 'With empty keys, everyone reads, writes, and deletes without a login.',
    page,
    heading: 'Configuration',
    servers,
    steps: async (alist) => {
      const server = await bucket(alist, { id: '', secret: '' })
      const get = await s3(server, undefined, 'GET', '/media/a.txt')
      const remove = await s3(server, undefined, 'DELETE', '/media/a.txt')
      return {
        get: get.text,
        remove: remove.status,
        onDisk: (await alist.onDisk('docs', 'media/a.txt')) ?? 'deleted',
      }
    },
    expected: { get: 'a', remove: 204, onDisk: 'deleted' },
  },
  {
    id: 'meta-ignored',
    proves: 'S3 ignores meta passwords and Hide.',
    page,
    heading: 'Configuration',
    servers,
    steps: async (alist) => {
      const server = await bucket(alist)
      await alist.meta('/docs/media/safe', { password: 'secret', p_sub: true, hide: '.*', h_sub: true })
      const list = await s3(server, key, 'GET', '/media?list-type=2')
      return {
        get: (await s3(server, key, 'GET', '/media/safe/b.txt')).text,
        isListed: list.text.includes('safe/b.txt'),
      }
    },
    expected: { get: 'b', isListed: true },
  },
  {
    id: 'keys-leave-bucket',
    proves:
      'With `../` in the key of an object, a client lists, reads, replaces, and deletes files outside of the bucket’s folder, in every storage.',
    page,
    heading: 'Configuration',
    servers,
    steps: async (alist) => {
      await alist.local('/other', { 'o.txt': 'o', 'p.txt': 'p' })
      const server = await bucket(alist)
      const read = await s3(server, key, 'GET', '/media/../private/c.txt')
      const list = await s3(server, key, 'GET', '/media?list-type=2&prefix=../private/')
      const put = await s3(server, key, 'PUT', '/media/../../other/o.txt', 'replaced')
      const remove = await s3(server, key, 'DELETE', '/media/../../other/p.txt')
      return {
        read: read.text,
        isListed: list.text.includes('c.txt'),
        put: put.status,
        remove: remove.status,
        onDisk: [
          (await alist.onDisk('other', 'o.txt')) ?? 'missing',
          (await alist.onDisk('other', 'p.txt')) ?? 'deleted',
        ],
      }
    },
    expected: { read: 'c', isListed: true, put: 200, remove: 204, onDisk: ['replaced', 'deleted'] },
  },
  {
    id: 'keys-after-restart',
    proves: 'Changed keys apply after a restart.',
    page,
    heading: 'Configuration',
    servers,
    steps: async (alist) => {
      const server = await bucket(alist)
      const other = { id: 'other-key', secret: 'another secret' }
      await alist.set({ s3_access_key_id: other.id, s3_secret_access_key: other.secret })
      const status = async (with_: typeof key) => (await s3(server, with_, 'GET', '/media/a.txt')).status
      const before = [await status(key), await status(other)]
      await alist.restart()
      return { before, after: [await status(key), await status(other)] }
    },
    expected: { before: [200, 403], after: [403, 200] },
  },
  {
    id: 'off-by-default',
    proves: 'Without `s3.enable`, nothing listens on the port.',
    page,
    heading: 'Configuration',
    steps: async (alist) =>
      fetch(`http://127.0.0.1:${alist.ports.s3}/`).then(
        () => 'answered',
        () => 'refused',
      ),
    expected: 'refused',
  },
  {
    id: 'folder-key-deletes-folder',
    proves: 'Deleting the key of a folder deletes the folder with everything in it.',
    page,
    heading: 'Supported actions',
    servers,
    steps: async (alist) => {
      const server = await bucket(alist)
      const before = (await alist.onDisk('docs', 'media/safe/b.txt')) ?? 'missing'
      const { status } = await s3(server, key, 'DELETE', '/media/safe/')
      return { before, status, after: (await alist.onDisk('docs', 'media/safe/b.txt')) ?? 'deleted' }
    },
    expected: { before: 'b', status: 204, after: 'deleted' },
  },
  {
    id: 'missing-folder-of-a-bucket',
    proves:
      'If the folder of one bucket is missing, listing the buckets fails, and the other buckets still open.',
    page,
    heading: 'Troubleshooting',
    servers,
    steps: async (alist) => {
      const server = await bucket(alist)
      const list = async () => (await s3(server, key, 'GET', '/')).status
      const before = await list()
      const buckets = [
        { name: 'media', path: '/docs/media' },
        { name: 'gone', path: '/docs/gone' },
      ]
      await alist.set({ s3_buckets: JSON.stringify(buckets) })
      return { before, after: await list(), other: (await s3(server, key, 'GET', '/media/a.txt')).text }
    },
    expected: { before: 200, after: 500, other: 'a' },
  },
  {
    id: 'refused-deletion-reports-success',
    proves: 'If the storage refuses to delete an object, the client still sees a success.',
    page,
    heading: 'Supported actions',
    servers,
    steps: async (alist) => {
      const server = await bucket(alist)
      await alist.storage('/alias', 'Alias', { paths: '/docs/media', writable: false })
      await alist.set({ s3_buckets: JSON.stringify([{ name: 'media', path: '/alias' }]) })
      const { status } = await s3(server, key, 'DELETE', '/media/a.txt')
      return { status, onDisk: (await alist.onDisk('docs', 'media/a.txt')) ?? 'deleted' }
    },
    expected: { status: 204, onDisk: 'a' },
  },
]
