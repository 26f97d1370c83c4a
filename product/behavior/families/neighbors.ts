import type { Alist } from '../alist.ts'
import { type Account, field } from '../clients/account.ts'
import type { Family } from '../scenario.ts'

const page = 'guide/advanced/user'
const heading = "What roles don't protect"

/** Returns what the entries beside a path contain that the API returns with it, by name. Folders have no text. */
async function neighbors(alist: Alist, account: Account, path: string, folder: string) {
  const { data } = await account.post('/fs/get', { path })
  const related = field(data, 'related')
  const texts = (Array.isArray(related) ? related : []).map(async (entry) => {
    const name = String(field(entry, 'name'))
    if (field(entry, 'is_dir') === true) return [name, 'folder'] as const
    const link = `${alist.url}/d${folder}/${name}?sign=${field(entry, 'sign')}`
    return [name, await (await fetch(link)).text()] as const
  })
  return Object.fromEntries((await Promise.all(texts)).toSorted())
}

export const scenarios: Family = [
  {
    id: 'same-beginning',
    proves:
      'With the details of a folder, AList returns signed links to files whose names begin as its name.',
    page,
    heading,
    steps: async (alist) => {
      await alist.local('/home', {
        'anna/a.txt': 'a',
        'anna-letter.txt': 'letter',
        'ben.txt': 'b',
        'anna2/': '',
      })
      const anna = await alist.user('anna', { '/home/anna': 0 }, { base_path: '/home/anna' })
      return {
        direct: await anna.codeOf('/../anna-letter.txt'),
        neighbors: await neighbors(alist, anna, '/', '/home'),
      }
    },
    expected: { direct: 403, neighbors: { 'anna-letter.txt': 'letter', anna2: 'folder' } },
  },
  {
    id: 'before-last-dot',
    proves:
      'Only the part of the folder’s name before its last dot counts: beside `j.smith`, everything with `j`.',
    page,
    heading,
    steps: async (alist) => {
      await alist.local('/home', { 'j.smith/a.txt': 'a', 'jobs.txt': 'jobs', 'j.doe/': '', 'ben.txt': 'b' })
      const anna = await alist.user('anna', { '/home/j.smith': 0 }, { base_path: '/home/j.smith' })
      return neighbors(alist, anna, '/', '/home')
    },
    expected: { 'jobs.txt': 'jobs', 'j.doe': 'folder' },
  },
  {
    id: 'skip-meta-above',
    proves:
      'If the folder has its own meta, the neighbors also come without the password and Hide of the folder above.',
    page: 'guide/advanced/meta',
    heading: 'Which meta applies',
    steps: async (alist) => {
      await alist.local('/safe', { 'open/a.txt': 'a', 'open-secret.txt': 'secret' })
      await alist.local('/tidy', { 'open/a.txt': 'a', 'open-hidden.nfo': 'hidden' })
      await alist.meta('/safe', { password: 'secret', p_sub: true })
      await alist.meta('/tidy', { hide: '\\.nfo$', h_sub: true })
      const anna = await alist.user('anna', { '/safe': 0, '/tidy': 0 })
      const direct = [await anna.codeOf('/safe/open-secret.txt'), await anna.codeOf('/tidy/open-hidden.nfo')]
      const before = [
        await neighbors(alist, anna, '/safe/open', '/safe'),
        await neighbors(alist, anna, '/tidy/open', '/tidy'),
      ]
      await alist.meta('/safe/open', { readme: 'hello' })
      await alist.meta('/tidy/open', { readme: 'hello' })
      return {
        direct,
        before,
        after: [
          await neighbors(alist, anna, '/safe/open', '/safe'),
          await neighbors(alist, anna, '/tidy/open', '/tidy'),
        ],
      }
    },
    expected: {
      direct: [403, 403],
      before: [{}, {}],
      after: [{ 'open-secret.txt': 'secret' }, { 'open-hidden.nfo': 'hidden' }],
    },
  },
]
