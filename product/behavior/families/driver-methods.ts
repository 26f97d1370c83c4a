import type { Alist } from '../alist.ts'
import { raw } from '../clients/raw.ts'
import { caddyBefore, nginxBefore, spellingsOf } from '../proxies.ts'
import type { Family } from '../scenario.ts'
import { until } from '../until.ts'

const gaps = { page: 'guide/advanced/user', heading: "What roles don't protect" }
const turnOff = { page: 'guide/advanced/recipes', heading: 'Turn off driver methods' }
const body = { path: '/bucket/a.txt', method: 'archive', data: { storage_class: 'glacier' } }

/** Mounts an S3 bucket with one object. Returns the classes to which the object was changed. */
async function bucket(alist: Alist): Promise<readonly string[]> {
  const classes: string[] = []
  const list = `<ListBucketResult><IsTruncated>false</IsTruncated><Contents><Key>a.txt</Key><Size>1</Size>
<LastModified>2026-01-02T03:04:05Z</LastModified></Contents></ListBucketResult>`
  const answers: Readonly<Record<string, string>> = { GET: list, PUT: '<CopyObjectResult/>' }
  const endpoint = await alist.provider((request, response) => {
    const wanted = request.headers['x-amz-storage-class']
    if (request.method === 'PUT') classes.push(String(wanted))
    response.setHeader('content-type', 'application/xml')
    response.end(answers[request.method ?? ''])
  })
  const keys = { access_key_id: 'a', secret_access_key: 'a', root_folder_path: '/' }
  await alist.storage('/bucket', 'S3', { bucket: 'files', endpoint, force_path_style: true, ...keys })
  return classes
}

/** Calls the method through a proxy in every spelling, then directly. */
async function through(alist: Alist, start: (alist: Alist) => Promise<number>) {
  const classes = await bucket(alist)
  const anna = await alist.user('anna', { '/bucket': 0 })
  const port = await start(alist)
  const headers = { authorization: anna.token, 'content-type': 'application/json' }
  for (const path of spellingsOf('fs', 'other'))
    await raw(`http://127.0.0.1:${port}`, 'POST', path, headers, JSON.stringify(body))
  // A direct request adds the last task. Tasks of the others would have run before it.
  await anna.post('/fs/other', body)
  await until('The task', async () => classes.length > 0)
  return classes.length
}

export const scenarios: Family = [
  {
    id: 'reader-archives',
    proves: 'A user without a permission bit changes the storage class of an object in an S3 storage.',
    ...gaps,
    steps: async (alist) => {
      const classes = await bucket(alist)
      const anna = await alist.user('anna', { '/bucket': 0 })
      const { code } = await anna.post('/fs/other', body)
      await until('The task', async () => classes.length > 0)
      return { code, classes: classes.join() }
    },
    expected: { code: 200, classes: 'GLACIER' },
  },
  {
    id: 'visitor-archives',
    proves: 'A visitor without a login does the same if the guest role contains the storage.',
    ...gaps,
    steps: async (alist) => {
      const classes = await bucket(alist)
      const visitor = await alist.guest({ '/bucket': 0 })
      const { code } = await visitor.post('/fs/other', body)
      await until('The task', async () => classes.length > 0)
      return { code, classes: classes.join() }
    },
    expected: { code: 200, classes: 'GLACIER' },
  },
  {
    id: 'outside-the-role',
    proves: 'A user whose role does not contain the storage cannot call its methods.',
    ...gaps,
    steps: async (alist) => {
      const classes = await bucket(alist)
      const anna = await alist.user('anna', { '/docs': 0 })
      const { code } = await anna.post('/fs/other', body)
      return { code, classes: classes.join() }
    },
    expected: { code: 403, classes: '' },
  },
  {
    id: 'alias-offers-none',
    proves: 'An alias offers no methods of its sources.',
    ...gaps,
    steps: async (alist) => {
      const classes = await bucket(alist)
      await alist.storage('/shown', 'Alias', { paths: '/bucket' })
      const anna = await alist.user('anna', { '/shown': 0 })
      const { code, message } = await anna.post('/fs/other', { ...body, path: '/shown/a.txt' })
      return { code, message, classes: classes.join() }
    },
    expected: { code: 500, message: /not implement/, classes: '' },
  },
  {
    id: 'nginx',
    proves: 'With the lines for nginx, no spelling of the path reaches a method.',
    ...turnOff,
    programs: ['nginx'],
    steps: (alist) => through(alist, (one) => nginxBefore(one, 'location /api/fs/other { return 403; }')),
    expected: 1,
  },
  {
    id: 'caddy',
    proves: 'With the line for Caddy, no spelling of the path reaches a method.',
    ...turnOff,
    programs: ['caddy'],
    steps: (alist) => through(alist, (one) => caddyBefore(one, 'respond /api/fs/other* 403')),
    expected: 1,
  },
]
