import type { Alist } from '../alist.ts'
import { Account, answerOf, field } from '../clients/account.ts'
import type { Family } from '../scenario.ts'

const user = 'guide/advanced/user'
const failed = 'Failed logins'
const devices = 'Device sessions'

/** Tries wrong passwords, and returns the last code. */
async function guess(alist: Alist, times: number, headers: Readonly<Record<string, string>> = {}) {
  let last = 0
  for (let at = 0; at < times; at += 1)
    last = (await alist.visitor.post('/auth/login', { username: 'anna', password: `guess ${at}` }, headers))
      .code
  return last
}

const logIn = async (alist: Alist, headers: Readonly<Record<string, string>> = {}) =>
  (await alist.visitor.post('/auth/login', { username: 'anna', password: 'correct horse' }, headers)).code

/** Sends a request of a user from a device. */
const from = async (account: Account, device: string) => {
  const response = await account.fetch('/api/me', { headers: { 'client-id': device } })
  const { code, message }: { code: number; message: string } = JSON.parse(await response.text())
  return code === 200 ? '200' : `${code} ${message}`
}

export const scenarios: Family = [
  {
    id: 'five-failures',
    proves: 'After 5 failed logins, the right password is refused with code 429, for every user.',
    page: user,
    heading: failed,
    steps: async (alist) => {
      await alist.user('anna', { '/': 0 })
      const fifth = await guess(alist, 5)
      const admin = await alist.visitor.post('/auth/login', { username: 'admin', password: 'correct horse' })
      return { fifth, anna: await logIn(alist), admin: admin.code }
    },
    expected: { fifth: 400, anna: 429, admin: 429 },
  },
  {
    id: 'wrong-codes-count',
    proves:
      'Wrong and missing codes of two-factor authentication count as failed logins, even with the right password.',
    page: user,
    heading: failed,
    programs: ['sqlite3'],
    steps: async (alist) => {
      await alist.user('anna', { '/': 0 })
      await alist.sql("update x_users set otp_secret = 'JBSWY3DPEHPK3PXP' where username = 'anna'")
      await alist.restart()
      const logInWith = async (code: string) => {
        const body = { username: 'anna', password: 'correct horse', otp_code: code }
        return (await alist.visitor.post('/auth/login', body)).code
      }
      const codes = [await logInWith(''), await logInWith('x'), await logInWith('y')]
      return [...codes, await logInWith(''), await logInWith('z'), await logInWith('')]
    },
    expected: [402, 402, 402, 402, 402, 429],
  },
  {
    id: 'success-resets',
    proves: 'A successful login resets the counter.',
    page: user,
    heading: failed,
    steps: async (alist) => {
      await alist.user('anna', { '/': 0 })
      await guess(alist, 4)
      const first = await logIn(alist)
      await guess(alist, 4)
      return [first, await logIn(alist)]
    },
    expected: [200, 200],
  },
  {
    id: 'restart-ends-lock',
    proves: 'A restart ends the lock.',
    page: user,
    heading: failed,
    steps: async (alist) => {
      await alist.user('anna', { '/': 0 })
      await guess(alist, 6)
      const locked = await logIn(alist)
      await alist.restart()
      return [locked, await logIn(alist)]
    },
    expected: [429, 200],
  },
  {
    id: 'forged-address',
    proves: 'Someone who reaches AList directly gets around the lock with an invented `X-Forwarded-For`.',
    page: 'guide/install/reverse-proxy',
    heading: 'Close the direct path',
    steps: async (alist) => {
      await alist.user('anna', { '/': 0 })
      await guess(alist, 6)
      return [await logIn(alist), await logIn(alist, { 'x-forwarded-for': '203.0.113.9' })]
    },
    expected: [429, 200],
  },
  {
    id: 'lock-others-out',
    proves: 'With an invented `X-Forwarded-For`, someone locks another address out.',
    page: 'guide/install/reverse-proxy',
    heading: 'Close the direct path',
    steps: async (alist) => {
      await alist.user('anna', { '/': 0 })
      const victim = { 'x-forwarded-for': '198.51.100.7' }
      await guess(alist, 6, victim)
      return { victim: await logIn(alist, victim), others: await logIn(alist) }
    },
    expected: { victim: 429, others: 200 },
  },
  {
    id: 'changing-addresses',
    proves:
      'Someone who sends another `X-Forwarded-For` with each request tries passwords without limit, and locks others out.',
    page: user,
    heading: failed,
    steps: async (alist) => {
      await alist.user('anna', { '/': 0 })
      const codes = new Set<number>()
      for (let at = 0; at < 12; at += 1)
        codes.add(await guess(alist, 1, { 'x-forwarded-for': `203.0.113.${at}` }))
      const free = await logIn(alist)
      await guess(alist, 6, { 'x-forwarded-for': '127.0.0.1' })
      return { codes: [...codes], free, locked: await logIn(alist) }
    },
    expected: { codes: [400], free: 200, locked: 429 },
  },
  {
    id: 'devices-deny',
    proves:
      'With `deny`, a device too many is refused, and the others stay. The login itself, without an ID, is one of them.',
    page: user,
    heading: devices,
    steps: async (alist) => {
      const anna = await alist.user('anna', { '/': 0 })
      await alist.set({ max_devices: '2' })
      return [await from(anna, 'one'), await from(anna, 'two'), await from(anna, 'one')]
    },
    expected: ['200', '403 too many active devices', '200'],
  },
  {
    id: 'devices-evict',
    proves: 'With `evict_oldest`, a second device ends the session of the first.',
    page: user,
    heading: devices,
    steps: async (alist) => {
      const anna = await alist.user('anna', { '/': 0 })
      await alist.set({ max_devices: '1', device_evict_policy: 'evict_oldest' })
      return [await from(anna, 'one'), await from(anna, 'two'), await from(anna, 'one')]
    },
    expected: ['200', '200', '401 session inactive'],
  },
  {
    id: 'no-client-id',
    proves: 'All requests without an ID count as one device.',
    page: user,
    heading: devices,
    steps: async (alist) => {
      const anna = await alist.user('anna', { '/': 0 })
      await alist.set({ max_devices: '1' })
      const again = await alist.logIn('anna')
      return [(await anna.get('/me')).code, (await again.get('/me')).code]
    },
    expected: [200, 200],
  },
  {
    id: 'guests-share-devices',
    proves: 'All visitors share the devices of the guest user: the second browser is refused.',
    page: 'config/global',
    heading: 'Devices',
    steps: async (alist) => {
      const guest = await alist.guest({ '/': 0 })
      await alist.set({ max_devices: '1' })
      return [await from(guest, 'one'), await from(guest, 'two')]
    },
    expected: ['200', '403 too many active devices'],
  },
  {
    id: 'webdav-devices-by-address',
    proves:
      'Through WebDAV, each address counts as a device beside the login in the browser, and one too many gets 403.',
    page: user,
    heading: devices,
    steps: async (alist) => {
      const anna = await alist.user('anna', { '/': 256 })
      await alist.set({ max_devices: '2' })
      const dav = alist.webDav(anna)
      const statusFrom = async (address: string) =>
        (await dav.request('PROPFIND', '/', { headers: { depth: '0', 'x-forwarded-for': address } })).status
      return [
        await statusFrom('203.0.113.1'),
        await statusFrom('203.0.113.2'),
        await statusFrom('203.0.113.1'),
      ]
    },
    expected: [207, 403, 207],
  },
  {
    id: 'evicted-session',
    proves: 'A session that the user ended refuses its token.',
    page: user,
    heading: devices,
    steps: async (alist) => {
      const anna = await alist.user('anna', { '/': 0 })
      await from(anna, 'one')
      await from(anna, 'two')
      const { data } = await anna.get('/me/sessions')
      const sessions: readonly { session_id: string }[] = Array.isArray(data) ? data : []
      for (const { session_id } of sessions) await anna.post('/me/sessions/evict', { session_id })
      return { sessions: sessions.length > 1, after: await from(anna, 'two') }
    },
    expected: { sessions: true, after: /^401/ },
  },
  {
    id: 'other-users-session',
    proves: 'A user cannot end another user’s session.',
    page: user,
    heading: devices,
    steps: async (alist) => {
      const anna = await alist.user('anna', { '/': 0 })
      const ben = await alist.user('ben', { '/': 0 })
      await from(anna, 'one')
      const { data } = await anna.get('/me/sessions')
      const [session] = Array.isArray(data) ? data : []
      const { code } = await ben.post('/me/sessions/evict', session)
      return { refused: code !== 200, anna: await from(anna, 'one') }
    },
    expected: { refused: true, anna: '200' },
  },
  {
    id: 'max-connections',
    proves: 'With `max_connections`, further requests wait until one has ended.',
    page: 'config/configuration',
    heading: 'General keys',
    config: { max_connections: 2 },
    steps: async (alist) => {
      const answers = await Promise.all(Array.from({ length: 12 }, () => alist.admin.get('/me')))
      return [...new Set(answers.map(({ code }) => code))]
    },
    expected: [200],
  },
  {
    id: 'device-fields-of-a-user',
    proves: 'The web UI’s fields Max devices and Session TTL of a user have no effect.',
    page: user,
    heading: 'Fields of a user',
    steps: async (alist) => {
      await alist.user('anna', { '/': 0 })
      await alist.changeUser('anna', { max_devices: 1, session_ttl: 1 })
      const anna = new Account(alist.url, 'anna', '', (await alist.logIn('anna')).token)
      return [await from(anna, 'one'), await from(anna, 'two')]
    },
    expected: ['200', '200'],
  },
  {
    id: 'visitor-ends-sessions',
    proves: 'A visitor without a login lists and ends the sessions of other visitors.',
    page: 'guide/advanced/user',
    heading: 'Device sessions',
    steps: async (alist) => {
      await alist.local('/public', { 'a.txt': 'a' })
      await alist.guest({ '/public': 0 })
      const visit = async (client: string) =>
        (await answerOf(await alist.visitor.fetch('/api/me', { headers: { 'client-id': client } }))).message
      const before = await visit('victim')
      const { data } = await alist.visitor.get('/me/sessions?client_id=attacker')
      const sessions = Array.isArray(data) ? data.map((session) => String(field(session, 'session_id'))) : []
      for (const session_id of sessions)
        await alist.visitor.post('/me/sessions/evict?client_id=attacker', { session_id })
      return { before, after: await visit('victim'), other: await visit('new') }
    },
    expected: { before: 'success', after: 'session inactive', other: 'success' },
  },
]
