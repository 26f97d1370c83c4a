import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Alist } from '../alist.ts'
import { type Bit, bits } from '../bits.ts'
import { type Account, answerOf, field } from '../clients/account.ts'
import type { Family } from '../scenario.ts'

const page = 'guide/advanced/archives'
const extracting = 'Extract an archive'
const viewing = 'View an archive'
const programs = ['zip'] as const

/** Puts `a.zip` with a file and a folder into `/docs`. With a password, the files in it are encrypted. */
async function annaWithArchive(alist: Alist, password = '', ...permission: readonly Bit[]) {
  await alist.local('/docs', { 'c.txt': 'old', 'out/': '' })
  await alist.zip('docs', 'a.zip', { 'c.txt': 'from the archive', 'in/d.txt': 'deep' })
  if (password) {
    const from = join(alist.folder, 'zip-a.zip')
    const target = join(alist.folder, 'docs', 'locked.zip')
    await promisify(execFile)('zip', ['-qr', '-P', password, target, 'c.txt', 'in'], { cwd: from })
  }
  return alist.user('anna', { '/docs': bits('readArchives', 'extract', ...permission) })
}

const extract = async (alist: Alist, account: Account, fields: object = {}) => {
  const body = { src_dir: '/docs', dst_dir: '/docs/out', name: ['a.zip'], ...fields }
  const answer = await account.post('/fs/archive/decompress', body)
  const states = [await alist.tasks('decompress'), await alist.tasks('decompress_upload')]
  return { code: answer.code, message: answer.message, states }
}

const view = (account: Account, path: string, archive_pass = '') =>
  account.post('/fs/archive/meta', { path, archive_pass })

export const scenarios: Family = [
  {
    id: 'view-tree',
    proves: 'The content of an archive can be viewed without extracting it.',
    page,
    heading: viewing,
    programs,
    steps: async (alist) => {
      const anna = await annaWithArchive(alist)
      const { code, data } = await view(anna, '/docs/a.zip')
      const names = Object(field(data, 'content')).map((entry: object) => String(field(entry, 'name')))
      return { code, names: names.toSorted() }
    },
    expected: { code: 200, names: ['c.txt', 'in'] },
  },
  {
    id: 'names-of-encrypted-zip',
    proves: 'The names in an encrypted ZIP archive are shown without the password, but its files are not.',
    page,
    heading: 'Passwords of archives',
    programs,
    steps: async (alist) => {
      const anna = await annaWithArchive(alist, 'open sesame')
      const { code, data } = await view(anna, '/docs/locked.zip')
      const link = `${field(data, 'raw_url')}?inner=${encodeURIComponent('/c.txt')}&sign=${field(data, 'sign')}`
      const read = async (pass: string) =>
        (await answerOf(await fetch(`${link}&pass=${encodeURIComponent(pass)}`))).message
      return {
        code,
        encrypted: field(data, 'encrypted') === true,
        wrong: (await read('wrong')) === 'from the archive',
        right: await read('open sesame'),
      }
    },
    expected: { code: 200, encrypted: true, wrong: false, right: 'from the archive' },
  },
  {
    id: 'into-folder',
    proves: 'Without a new subfolder, the files go into the target folder and replace files there.',
    page,
    heading: extracting,
    programs,
    steps: async (alist) => {
      const anna = await annaWithArchive(alist)
      const { code } = await extract(alist, anna, { dst_dir: '/docs' })
      return {
        code,
        onDisk: [(await alist.onDisk('docs', 'c.txt')) ?? '', (await alist.onDisk('docs', 'in/d.txt')) ?? ''],
      }
    },
    expected: { code: 200, onDisk: ['from the archive', 'deep'] },
  },
  {
    id: 'into-new-subfolder',
    proves:
      'With a new subfolder, the files go into a folder with the name of the archive without its last extension.',
    page,
    heading: extracting,
    programs,
    steps: async (alist) => {
      const anna = await annaWithArchive(alist)
      await extract(alist, anna, { put_into_new_dir: true })
      return [await anna.names('/docs/out'), (await alist.onDisk('docs', 'out/a/c.txt')) ?? 'missing']
    },
    expected: [['a'], 'from the archive'],
  },
  {
    id: 'inner-path',
    proves: 'One folder of an archive can be extracted alone.',
    page,
    heading: extracting,
    programs,
    steps: async (alist) => {
      const anna = await annaWithArchive(alist)
      await extract(alist, anna, { inner_path: '/in' })
      return (
        (await alist.onDisk('docs', 'out/in/d.txt')) ?? (await alist.onDisk('docs', 'out/d.txt')) ?? 'missing'
      )
    },
    expected: 'deep',
  },
  {
    id: 'password-in-task-name',
    proves: 'The name of the task contains the password of the archive, which admins can read.',
    page,
    heading: 'Passwords of archives',
    programs,
    steps: async (alist) => {
      const anna = await annaWithArchive(alist, 'open sesame')
      await extract(alist, anna, { name: ['locked.zip'], archive_pass: 'open sesame' })
      const { data } = await alist.admin.get('/task/decompress/done')
      const names = Array.isArray(data) ? data.map((task) => String(field(task, 'name'))) : []
      return { names, onDisk: (await alist.onDisk('docs', 'out/c.txt')) ?? 'missing' }
    },
    expected: { names: [/with password <open sesame>/], onDisk: 'from the archive' },
  },
  {
    id: 'wrong-password',
    proves: 'With a wrong password, the task fails and the target folder stays as it was.',
    page,
    heading: 'Troubleshooting',
    programs,
    steps: async (alist) => {
      const anna = await annaWithArchive(alist, 'open sesame')
      const { code } = await extract(alist, anna, { name: ['locked.zip'], archive_pass: 'wrong' })
      const { data } = await anna.get('/task/decompress/done')
      const errors = Array.isArray(data) ? data.map((task) => String(field(task, 'error'))) : []
      return { code, errors, names: await anna.names('/docs/out') }
    },
    expected: { code: 200, errors: ['zip: checksum error'], names: [] },
  },
  {
    id: 'unknown-format',
    proves: 'A file with an unknown extension, or without one, is no archive.',
    page,
    heading: 'Troubleshooting',
    steps: async (alist) => {
      const anna = await annaWithArchive(alist)
      await alist.files('docs', { 'x.abc': 'x', plain: 'x' })
      return [(await view(anna, '/docs/x.abc')).message, (await view(anna, '/docs/plain')).message]
    },
    programs,
    expected: [/unknown archive format/, /does not have an extension/],
  },
  {
    id: 'capitals-and-dots',
    proves: 'Extensions in capitals, and names of split archives with another dot, are no archives.',
    page,
    heading: 'Formats',
    steps: async (alist) => {
      const anna = await annaWithArchive(alist)
      for (const name of ['b.ZIP', 'b.zip.001', 'b.c.zip.001'])
        await alist.zip('docs', name, { 'c.txt': 'c' })
      const first = await view(anna, '/docs/b.zip.001')
      return [
        first.code,
        (await view(anna, '/docs/b.ZIP')).message,
        (await view(anna, '/docs/b.c.zip.001')).message,
      ]
    },
    programs,
    expected: [200, /unknown archive format/, /unknown archive format/],
  },
  {
    id: 'extensions',
    proves: 'AList reads these archives.',
    page,
    heading: 'Formats',
    steps: async (alist) => {
      const { data } = await alist.visitor.get('/public/archive_extensions')
      return Array.isArray(data) ? data.map(String).toSorted().join(' ') : ''
    },
    expected:
      '.7z .7z.001 .br .bz2 .gz .iso .lz .lz4 .part1.rar .rar .s2 .sz .tar .xz .zip .zip.001 .zst .zz',
  },
  {
    id: 'traversal',
    proves: 'An entry of an archive that leads out of the target folder fails, and nothing is written there.',
    page,
    heading: 'Troubleshooting',
    programs: ['python3'],
    steps: async (alist) => {
      const anna = await annaWithArchive(alist).catch(async () =>
        alist.user('anna', { '/docs': bits('extract') }),
      )
      const code =
        "import zipfile,sys; z=zipfile.ZipFile(sys.argv[1],'w'); z.writestr('../../evil.txt','evil'); z.close()"
      await promisify(execFile)('python3', ['-c', code, join(alist.folder, 'docs', 'evil.zip')])
      await extract(alist, anna, { name: ['evil.zip'] })
      const { data } = await anna.get('/task/decompress/done')
      const errors = Array.isArray(data) ? data.map((task) => String(field(task, 'error'))) : []
      return {
        errors,
        evil: (await alist.onDisk('', 'evil.txt')) ?? (await alist.onDisk('docs', 'evil.txt')) ?? 'none',
      }
    },
    expected: { errors: [/illegal path/], evil: 'none' },
  },
  {
    id: 'tasks-of-others',
    proves: 'A user sees only their own tasks of extraction; admins see all.',
    page,
    heading: 'Tasks',
    programs,
    steps: async (alist) => {
      const anna = await annaWithArchive(alist)
      const ben = await alist.user('ben', { '/docs': bits('extract') })
      await extract(alist, anna)
      const count = async (account: Account) => {
        const { data } = await account.get('/task/decompress/done')
        return Array.isArray(data) ? data.length : -1
      }
      return { anna: await count(anna), ben: await count(ben), admin: await count(alist.admin) }
    },
    expected: { anna: 1, ben: 0, admin: 1 },
  },
  {
    id: 'symbolic-links',
    proves: 'An archive with a symbolic link is refused like one whose paths lead out of the target.',
    page,
    heading: 'Troubleshooting',
    programs: ['tar'],
    steps: async (alist) => {
      await alist.local('/docs', { 'in/a.txt': 'a', 'out/': '' })
      await alist.link('docs/in/a.txt', 'docs/in/link')
      const pack = (...parameters: readonly string[]) =>
        alist.program('tar', '-C', `${alist.folder}/docs/in`, '-cf', ...parameters).ended
      await pack(`${alist.folder}/docs/plain.tar`, 'a.txt')
      await pack(`${alist.folder}/docs/linked.tar`, 'link')
      const extracted = async (name: string) => {
        const body = { src_dir: '/docs', dst_dir: '/docs/out', name: [name], inner_path: '/' }
        await alist.must('/fs/archive/decompress', body)
        await alist.tasks('decompress')
        const done = await alist.must('/task/decompress/done')
        const tasks = Array.isArray(done) ? done : []
        return String(
          field(
            tasks.find((task) => String(field(task, 'name')).includes(name)),
            'error',
          ),
        )
      }
      return { plain: await extracted('plain.tar'), linked: await extracted('linked.tar') }
    },
    expected: { plain: '', linked: /archive entry has illegal path/ },
  },
]
