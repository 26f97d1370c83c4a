import type { Alist } from '../alist.ts'
import { bits } from '../bits.ts'
import { type Account, field } from '../clients/account.ts'
import type { Family } from '../scenario.ts'
import { until } from '../until.ts'

const page = 'guide/advanced/user'
const heading = 'Tasks'
const api = 'guide/api/task'

/** Mounts a provider as `/links` that sends one byte of its only file and then nothing. */
async function endlessFile(alist: Alist, name: string) {
  const site = await alist.provider((request, answer) => {
    answer.setHeader('content-length', '1000000')
    if (request.method === 'HEAD') answer.end()
    else answer.write('x')
  })
  await mountLinks(alist, name, site)
}

const mountLinks = (alist: Alist, name: string, site: string) =>
  alist.storage('/links', 'UrlTree', {
    url_structure: `${name}:1000000:${site}/${name}`,
    head_size: false,
    writable: false,
  })

/** Anna copies the endless file `film.mkv`, so the task runs until it is canceled. */
async function endlessCopy(alist: Alist) {
  await endlessFile(alist, 'film.mkv')
  await alist.local('/docs', { 'film.mkv': 'old' })
  const anna = await alist.user('anna', { '/links': bits('copy'), '/docs': bits('copy', 'write') })
  const body = { src_dir: '/links', dst_dir: '/docs', names: ['film.mkv'], overwrite: true }
  const { data } = await anna.post('/fs/copy', body)
  return { anna, tid: String(field(data, 'tasks.0.id')) }
}

const stateOf = async (account: Account, tid: string) =>
  Number(field((await account.post(`/task/copy/info?tid=${tid}`)).data, 'state'))

/** Returns how many tasks of a kind have not ended. */
async function undone(alist: Alist, kind: string) {
  const { data } = await alist.admin.get(`/task/${kind}/undone`)
  return Array.isArray(data) ? data.length : -1
}

export const scenarios: Family = [
  {
    id: 'canceled-copy-deletes',
    proves: 'A copy to Local that is canceled deletes the file that it was to replace.',
    page: 'guide/drivers/local',
    heading: 'Limits',
    steps: async (alist) => {
      const { anna, tid } = await endlessCopy(alist)
      await until('The start of the copy', async () => (await alist.onDisk('docs', 'film.mkv')) !== 'old')
      const { code } = await anna.post(`/task/copy/cancel?tid=${tid}`)
      await until('The deletion', async () => (await alist.onDisk('docs', 'film.mkv')) === undefined)
      return { code, onDisk: (await alist.onDisk('docs', 'film.mkv')) ?? 'deleted' }
    },
    expected: { code: 200, onDisk: 'deleted' },
  },
  {
    id: 'others-cannot-cancel',
    proves: 'A user can neither see nor cancel another user’s task, even with its ID.',
    page,
    heading,
    steps: async (alist) => {
      const { anna, tid } = await endlessCopy(alist)
      const ben = await alist.user('ben', { '/': bits('copy') })
      const cancel = await ben.post(`/task/copy/cancel?tid=${tid}`)
      const info = await ben.post(`/task/copy/info?tid=${tid}`)
      const { data } = await ben.get('/task/copy/undone')
      return {
        cancel: cancel.code,
        info: info.message,
        seen: Array.isArray(data) ? data.length : -1,
        isRunning: (await stateOf(anna, tid)) < 2,
      }
    },
    expected: { cancel: 404, info: 'task not found', seen: 0, isRunning: true },
  },
  {
    id: 'admin-cancels',
    proves: 'An admin sees and cancels the tasks of all users.',
    page,
    heading,
    steps: async (alist) => {
      const { anna, tid } = await endlessCopy(alist)
      const { data } = await alist.admin.get('/task/copy/undone')
      const { code } = await alist.admin.post(`/task/copy/cancel?tid=${tid}`)
      await until('The end', async () => (await stateOf(anna, tid)) > 3)
      return { seen: Array.isArray(data) ? data.length : -1, code, creator: String(field(data, '0.creator')) }
    },
    expected: { seen: 1, code: 200, creator: 'anna' },
  },
  {
    id: 'guest-sees-none',
    proves: 'Guests cannot call the tasks.',
    page,
    heading,
    steps: async (alist) => {
      const guest = await alist.guest({ '/': bits('copy') })
      return (await guest.get('/task/copy/undone')).message
    },
    expected: 'You are a guest',
  },
  {
    id: 'restart-loses-tasks',
    proves: 'Tasks are gone after a restart.',
    page: 'config/configuration',
    heading: 'Task keys',
    steps: async (alist) => {
      await endlessCopy(alist)
      const count = async () => {
        const { data } = await alist.admin.get('/task/copy/undone')
        return Array.isArray(data) ? data.length : -1
      }
      const before = await count()
      await alist.restart()
      return { before, after: await count() }
    },
    expected: { before: 1, after: 0 },
  },
  {
    id: 'persistent-tasks',
    proves:
      'With `task_persistant`, a copy is still listed after a restart. It runs again, or it has failed because its storage was not loaded yet.',
    page: 'config/configuration',
    heading: 'Task keys',
    programs: ['sqlite3'],
    config: { tasks: { copy: { task_persistant: true, workers: 5, max_retry: 2 } } },
    steps: async (alist) => {
      const { tid } = await endlessCopy(alist)
      await until('The record', async () =>
        (await alist.sql('select persist_data from x_task_items')).includes(tid),
      )
      await alist.restart()
      const state = await stateOf(alist.admin, tid)
      return state === 1 || state === 7
    },
    expected: true,
  },
  {
    id: 'running-copy-is-not-saved',
    proves:
      'With `task_persistant`, AList saves the copies only after a pause of three seconds in their progress: a copy that transfers data is lost with a restart.',
    page: 'config/configuration',
    heading: 'Task keys',
    config: { tasks: { copy: { task_persistant: true, workers: 5, max_retry: 2 } } },
    steps: async (alist) => {
      let sent = 0
      const site = await alist.provider((request, answer) => {
        answer.setHeader('content-length', '1000000')
        if (request.method === 'HEAD') return answer.end()
        const timer = setInterval(() => answer.write('x', () => (sent += 1)), 200)
        return answer.on('close', () => clearInterval(timer))
      })
      await mountLinks(alist, 'film.mkv', site)
      await alist.local('/docs')
      await alist.admin.post('/fs/copy', { src_dir: '/links', dst_dir: '/docs', names: ['film.mkv'] })
      await until('Eight seconds of data', async () => sent >= 40)
      const before = await undone(alist, 'copy')
      await alist.restart()
      return { before, after: await undone(alist, 'copy') }
    },
    expected: { before: 1, after: 0 },
  },
  {
    id: 'persistent-decompress',
    proves:
      'A decompress task is lost with a restart, also with `task_persistant`: AList keeps no record for it.',
    page: 'config/configuration',
    heading: 'Task keys',
    programs: ['sqlite3'],
    config: { tasks: { decompress: { task_persistant: true, workers: 5, max_retry: 2 } } },
    steps: async (alist) => {
      await endlessFile(alist, 'photos.zip')
      await alist.local('/docs')
      const body = { src_dir: '/links', dst_dir: '/docs', name: ['photos.zip'], cache_full: true }
      await alist.admin.post('/fs/archive/decompress', body)
      const before = await undone(alist, 'decompress')
      await alist.restart()
      const records = await alist.sql('select key from x_task_items order by key')
      return { before, after: await undone(alist, 'decompress'), records: records.split('\n') }
    },
    expected: { before: 1, after: 0, records: ['copy', 'download', 'transfer'] },
  },
  {
    id: 'copy-in-storage-has-no-task',
    proves: 'A copy within a storage whose driver can copy needs no task; one to another storage is a task.',
    page: api,
    heading: '',
    steps: async (alist) => {
      await alist.local('/docs', { 'a.txt': 'a', 'sub/': '' })
      await alist.local('/other')
      const anna = await alist.user('anna', { '/docs': bits('copy'), '/other': bits('write') })
      const tasks = async (dst_dir: string) => {
        const { data } = await anna.post('/fs/copy', { src_dir: '/docs', dst_dir, names: ['a.txt'] })
        const list = field(data, 'tasks')
        return Array.isArray(list) ? list.length : 0
      }
      const counts = { within: await tasks('/docs/sub'), between: await tasks('/other') }
      await alist.tasks('copy')
      return { ...counts, onDisk: (await alist.onDisk('other', 'a.txt')) ?? 'missing' }
    },
    expected: { within: 0, between: 1, onDisk: 'a' },
  },
  {
    id: 'move-between-storages',
    proves: 'A move to another storage is refused.',
    page: 'guide/api/fs',
    heading: '',
    steps: async (alist) => {
      await alist.local('/docs', { 'a.txt': 'a' })
      await alist.local('/other')
      const anna = await alist.user('anna', { '/docs': bits('move'), '/other': bits('write') })
      const { code, message } = await anna.post('/fs/move', {
        src_dir: '/docs',
        dst_dir: '/other',
        names: ['a.txt'],
      })
      return { code, message, source: (await alist.onDisk('docs', 'a.txt')) ?? 'gone' }
    },
    expected: { code: 500, message: "can't move files between two storages, try to copy", source: 'a' },
  },
  {
    id: 'canceled-is-failed',
    proves: 'A running copy that is canceled ends as failed (state 7), and trying it again fails at once.',
    page: 'config/configuration',
    heading: 'Task keys',
    steps: async (alist) => {
      const { anna, tid } = await endlessCopy(alist)
      await anna.post(`/task/copy/cancel?tid=${tid}`)
      await until('The end', async () => (await stateOf(anna, tid)) > 3)
      const state = await stateOf(anna, tid)
      await anna.post(`/task/copy/retry?tid=${tid}`)
      await until('The second end', async () => (await stateOf(anna, tid)) === 7)
      return { state, error: String(field((await anna.post(`/task/copy/info?tid=${tid}`)).data, 'error')) }
    },
    expected: { state: 7, error: /context canceled/ },
  },
  {
    id: 'upload-as-task',
    proves: 'An upload with `As-Task: true` returns a task, and the file is there when it has ended.',
    page: 'guide/api/fs',
    heading: '',
    steps: async (alist) => {
      await alist.local('/docs', {})
      const anna = await alist.user('anna', { '/docs': bits('write') })
      const code = await anna.put('/docs/n.txt', 'n', { 'as-task': 'true' })
      const states = await alist.tasks('upload', anna)
      return { code, states, onDisk: (await alist.onDisk('docs', 'n.txt')) ?? 'missing' }
    },
    expected: { code: 200, states: [2], onDisk: 'n' },
  },
]
