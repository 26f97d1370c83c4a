import { type Alist, password } from '../alist.ts'
import { bits } from '../bits.ts'
import { Account, answerOf, field } from '../clients/account.ts'
import type { Family } from '../scenario.ts'
import { until } from '../until.ts'

const user = 'guide/advanced/user'
const global = 'config/global'
const signed = 'Signed links'
const restarts = 'Logins and restarts'
const permanent = { page: 'config/other', heading: 'Permanent token' } as const

async function docs(alist: Alist) {
  await alist.local('/docs', { 'a.txt': 'a', 'b.txt': 'b' })
}

/** Returns the text behind an address, or the message of the API. */
const open = async (address: string) => (await answerOf(await fetch(address))).message

async function linkOf(account: Account, path: string): Promise<string> {
  return String(field((await account.post('/fs/get', { path })).data, 'raw_url'))
}

export const scenarios: Family = [
  {
    id: 'any-sso-id',
    proves: 'A user can enter any ID of single sign-on, also one that another user has.',
    page: 'guide/advanced/sso',
    heading: 'Turn on single sign-on',
    steps: async (alist) => {
      const anna = await alist.user('anna', { '/': 0 })
      await alist.user('ben', { '/': 0 }, { sso_id: 'boss' })
      const { code } = await anna.post('/me/update', { username: 'anna', sso_id: 'boss' })
      return { code, ids: await alist.sql("select group_concat(sso_id) from x_users where sso_id <> ''") }
    },
    programs: ['sqlite3'],
    expected: { code: 200, ids: 'boss,boss' },
  },
  {
    id: 'logout-without-client-id',
    proves:
      'A logout without `Client-Id` also ends the session of the permanent token, and without a token that of all visitors.',
    page: 'guide/api/auth',
    heading: 'Log out',
    steps: async (alist) => {
      await alist.guest({ '/': 0 })
      const permanent = String(field(await alist.must('/admin/setting/get?key=token'), 'value'))
      const me = async (authorization?: string) => {
        const headers: Record<string, string> = authorization === undefined ? {} : { authorization }
        return (await answerOf(await fetch(`${alist.url}/api/me`, { headers }))).code
      }
      const logOut = (headers: Record<string, string>) => fetch(`${alist.url}/api/auth/logout`, { headers })
      const before = [await me(permanent), await me()]
      await logOut({ authorization: permanent })
      await logOut({})
      const after = [await me(permanent), await me()]
      return { before, after }
    },
    expected: { before: [200, 200], after: [401, 401] },
  },
  {
    id: 'restart-ends-logins',
    proves: 'A restart ends every login.',
    page: user,
    heading: restarts,
    steps: async (alist) => {
      await docs(alist)
      const anna = await alist.user('anna', { '/docs': 0 })
      const before = (await anna.get('/me')).code
      await alist.restart()
      const after = await anna.get('/me')
      return { before, after: `${after.code} ${after.message}` }
    },
    expected: { before: 200, after: '401 token is invalidated' },
  },
  {
    id: 'permanent-token-survives',
    ...permanent,
    proves: 'The permanent token stays valid after a restart.',
    steps: async (alist) => {
      const admin = new Account(alist.url, '', '', await alist.setting('token'))
      const before = (await admin.get('/admin/user/list')).code
      await alist.restart()
      return [before, (await admin.get('/admin/user/list')).code]
    },
    expected: [200, 200],
  },
  {
    id: 'reset-token',
    ...permanent,
    proves: 'A new permanent token ends the old one at once.',
    steps: async (alist) => {
      const old = new Account(alist.url, '', '', await alist.setting('token'))
      await alist.must('/admin/setting/reset_token', {})
      const { code } = await old.get('/admin/user/list')
      const now = new Account(alist.url, '', '', await alist.setting('token'))
      return [code, (await now.get('/admin/user/list')).code]
    },
    expected: [401, 200],
  },
  {
    id: 'empty-permanent-token',
    ...permanent,
    proves: 'With an empty permanent token, every visitor without a login is an admin.',
    steps: async (alist) => {
      const before = (await alist.visitor.get('/admin/user/list')).code
      await alist.set({ token: '' })
      return [before, (await alist.visitor.get('/admin/user/list')).code]
    },
    expected: [401, 200],
  },
  {
    id: 'logout',
    proves: 'After a logout, the token is no longer valid.',
    page: user,
    heading: restarts,
    steps: async (alist) => {
      const anna = await alist.user('anna', { '/': 0 })
      await anna.get('/auth/logout')
      return (await anna.get('/me')).message
    },
    expected: 'token is invalidated',
  },
  {
    id: 'password-change',
    proves: 'A changed password ends the user’s other logins.',
    page: user,
    heading: restarts,
    steps: async (alist) => {
      const anna = await alist.user('anna', { '/': 0 })
      await alist.changeUser('anna', { password: 'another password' })
      return (await anna.get('/me')).message
    },
    expected: 'Password has been changed, login please',
  },
  {
    id: 'saved-form-and-logins',
    proves:
      'The first save of a user after the password was set ends the logins; the next one, without a new password, does not.',
    page: user,
    heading: 'Create a user',
    steps: async (alist) => {
      await alist.user('anna', { '/': 0 })
      await alist.changeUser('anna', { password })
      const first = await alist.logIn('anna')
      await alist.changeUser('anna', {})
      const second = await alist.logIn('anna')
      await alist.changeUser('anna', {})
      return [(await first.get('/me')).message, (await second.get('/me')).message]
    },
    expected: ['Password has been changed, login please', 'success'],
  },
  {
    id: 'old-login-revives',
    proves:
      'A login that ended with a new password works again after an admin saves the user once more, until a restart.',
    page: user,
    heading: 'Logins and restarts',
    steps: async (alist) => {
      const stolen = await alist.user('anna', { '/': 0 })
      const message = async () => (await stolen.get('/me')).message
      const before = await message()
      await alist.changeUser('anna', { password: 'another one' })
      const changed = await message()
      await alist.changeUser('anna', {})
      const saved = await message()
      await alist.restart()
      return { before, changed, saved, restarted: await message() }
    },
    expected: {
      before: 'success',
      changed: 'Password has been changed, login please',
      saved: 'success',
      restarted: 'token is invalidated',
    },
  },
  {
    id: 'own-password-ends-login',
    proves: 'A user changes their own password without any permission, which ends their other logins.',
    page: user,
    heading: 'Permission bits',
    steps: async (alist) => {
      const anna = await alist.user('anna', { '/': 0 })
      const thief = await alist.logIn('anna')
      const { code } = await thief.post('/me/update', { username: 'anna', password: 'mine now' })
      const old = await alist.logIn('anna').catch((error) => String(error))
      return { code, owner: (await anna.get('/me')).code, old: String(old) }
    },
    expected: { code: 200, owner: 401, old: /username or password is incorrect/ },
  },
  {
    id: 'log-contains-login-token',
    proves:
      'The log contains the login token that single sign-on in compatibility mode puts into the address.',
    page: 'guide/advanced/data-safety',
    heading: 'Logs',
    steps: async (alist) => {
      await fetch(`${alist.url}/@login?token=login-token-of-anna`)
      await until('The log', async () => (await alist.log()).includes('/@login'))
      return (await alist.log()).includes('login-token-of-anna')
    },
    expected: true,
  },
  {
    id: 'disabled-user',
    proves: 'A disabled user’s token is refused.',
    page: user,
    heading: 'Troubleshooting',
    steps: async (alist) => {
      const anna = await alist.user('anna', { '/': 0 })
      await alist.changeUser('anna', { disabled: true })
      return (await anna.get('/me')).message
    },
    expected: 'Current user is disabled, replace please',
  },
  {
    id: 'expiry',
    proves: 'With `token_expires_in` below zero hours, a login has expired at once.',
    page: 'config/configuration',
    heading: 'Set how long a login lasts (token_expires_in)',
    config: { token_expires_in: -1 },
    isStarted: false,
    steps: async (alist) => {
      await alist.start()
      return (await alist.admin.get('/me')).message
    },
    expected: /^token is expired/i,
  },
  {
    id: 'jwt-secret',
    proves: 'A new `jwt_secret` ends every login.',
    page: 'config/configuration',
    heading: 'General keys',
    steps: async (alist) => {
      const { token } = alist.admin
      await alist.configure({ jwt_secret: 'another secret' })
      await alist.restart()
      return (await new Account(alist.url, '', '', token).get('/me')).code
    },
    expected: 401,
  },
  {
    id: 'link-needs-signature',
    proves: 'By default, every download link needs a signature.',
    page: global,
    heading: signed,
    steps: async (alist) => {
      await docs(alist)
      return {
        signed: await open(await linkOf(alist.admin, '/docs/a.txt')),
        d: await open(`${alist.url}/d/docs/a.txt`),
        p: await open(`${alist.url}/p/docs/a.txt`),
        wrong: await open(`${alist.url}/d/docs/a.txt?sign=wrong:0`),
      }
    },
    expected: { signed: 'a', d: /expire missing/, p: /expire missing/, wrong: /sign|mac/ },
  },
  {
    id: 'signature-of-another-file',
    proves: 'A signature is valid for one file only.',
    page: global,
    heading: signed,
    steps: async (alist) => {
      await docs(alist)
      const link = await linkOf(alist.admin, '/docs/a.txt')
      return open(link.replace('a.txt', 'b.txt'))
    },
    expected: 'sign invalid',
  },
  {
    id: 'sign-all-off',
    proves:
      'With `sign_all` off, anyone who knows the path downloads the file, even if guests are disabled and no role contains it.',
    page: global,
    heading: signed,
    steps: async (alist) => {
      await docs(alist)
      await alist.set({ sign_all: 'false' })
      return { api: await alist.visitor.codeOf('/docs/a.txt'), link: await open(`${alist.url}/d/docs/a.txt`) }
    },
    expected: { api: 401, link: 'a' },
  },
  {
    id: 'enable-sign',
    proves: '`enable_sign` of a storage requires signatures even if `sign_all` is off.',
    page: global,
    heading: signed,
    steps: async (alist) => {
      await alist.local('/docs', { 'a.txt': 'a' }, { enable_sign: true })
      await alist.local('/other', { 'a.txt': 'a' })
      await alist.set({ sign_all: 'false' })
      return [await open(`${alist.url}/d/docs/a.txt`), await open(`${alist.url}/d/other/a.txt`)]
    },
    expected: [/expire missing/, 'a'],
  },
  {
    id: 'link-outlives-user',
    proves: 'A signed link opens after the user who got it has lost the permission.',
    page: global,
    heading: signed,
    steps: async (alist) => {
      await docs(alist)
      const anna = await alist.user('anna', { '/docs': 0 })
      const link = await linkOf(anna, '/docs/a.txt')
      await alist.changeUser('anna', { disabled: true })
      return { user: await anna.codeOf('/docs/a.txt'), link: await open(link) }
    },
    expected: { user: 401, link: 'a' },
  },
  {
    id: 'new-token-ends-links',
    proves: 'A new permanent token ends the signed links of files.',
    page: global,
    heading: signed,
    steps: async (alist) => {
      await docs(alist)
      const link = await linkOf(alist.admin, '/docs/a.txt')
      const before = await open(link)
      await alist.must('/admin/setting/reset_token', {})
      return [before, await open(link)]
    },
    expected: ['a', 'sign invalid'],
  },
  {
    id: 'new-token-and-archive-links',
    proves: 'Signed links into archives stay valid after a new permanent token, until the restart.',
    page: global,
    heading: signed,
    programs: ['zip'],
    steps: async (alist) => {
      await alist.zip('docs', 'a.zip', { 'x.txt': 'inside' })
      await alist.local('/docs')
      const meta = await alist.must('/fs/archive/meta', { path: '/docs/a.zip' })
      const link = `${String(field(meta, 'raw_url'))}?inner=/x.txt&sign=${String(field(meta, 'sign'))}`
      const before = await open(link)
      await alist.must('/admin/setting/reset_token', {})
      const after = await open(link)
      await alist.restart()
      return { before, after, restarted: await open(link) }
    },
    expected: { before: 'inside', after: 'inside', restarted: 'sign invalid' },
  },
  {
    id: 'rotate-password',
    proves: 'After a leak, a new password is not enough: only a restart ends the old logins for good.',
    page: 'faq/howto',
    heading: 'Rotate leaked tokens and passwords',
    steps: async (alist) => {
      const stolen = await alist.user('anna', { '/': 0 })
      const code = async () => (await stolen.get('/me')).code
      await alist.changeUser('anna', { password: 'another one' })
      const changed = await code()
      await alist.changeUser('anna', {})
      const saved = await code()
      await alist.restart()
      await alist.changeUser('anna', {})
      return { changed, saved, restarted: await code() }
    },
    expected: { changed: 401, saved: 200, restarted: 401 },
  },
  {
    id: 'rotate-token',
    proves:
      'After a new permanent token and a restart, the old token, links to files, and links into archives are refused.',
    page: 'faq/howto',
    heading: 'Rotate leaked tokens and passwords',
    programs: ['zip'],
    steps: async (alist) => {
      await alist.zip('docs', 'a.zip', { 'x.txt': 'inside' })
      await docs(alist)
      const old = new Account(alist.url, '', '', await alist.setting('token'))
      const file = await linkOf(alist.admin, '/docs/a.txt')
      const meta = await alist.must('/fs/archive/meta', { path: '/docs/a.zip' })
      const inside = `${field(meta, 'raw_url')}?inner=/x.txt&sign=${field(meta, 'sign')}`
      const all = async () => [String((await old.get('/me')).code), await open(file), await open(inside)]
      const before = await all()
      await alist.must('/admin/setting/reset_token', {})
      const reset = await all()
      await alist.restart()
      return { before, reset, restarted: await all() }
    },
    expected: {
      before: ['200', 'a', 'inside'],
      reset: ['401', 'sign invalid', 'inside'],
      restarted: ['401', 'sign invalid', 'sign invalid'],
    },
  },
  {
    id: 'foreign-token',
    proves: 'After a changed `jwt_secret`, with `Bearer`, or invented, every token is “invalidated”.',
    page: 'faq/error',
    heading: 'token is expired / token is invalidated',
    steps: async (alist) => {
      const anna = await alist.user('anna', { '/': 0 })
      const message = async (token: string) =>
        (await new Account(alist.url, '', '', token).get('/me')).message
      const before = await message(anna.token)
      const bearer = await message(`Bearer ${anna.token}`)
      const invented = await message('invented')
      await alist.configure({ jwt_secret: 'another secret' })
      await alist.restart()
      return { before, bearer, invented, after: await message(anna.token) }
    },
    expected: {
      before: 'success',
      bearer: 'token is invalidated',
      invented: 'token is invalidated',
      after: 'token is invalidated',
    },
  },
  {
    id: 'link-expiration',
    proves: '`link_expiration` puts the time into the link, and a change of it affects only new links.',
    page: global,
    heading: signed,
    steps: async (alist) => {
      await docs(alist)
      const endless = await linkOf(alist.admin, '/docs/a.txt')
      await alist.set({ link_expiration: '1' })
      const hour = await linkOf(alist.admin, '/docs/a.txt')
      const left = Number(/:(\d+)$/.exec(hour)?.[1]) - Date.now() / 1000
      return {
        endless: /:0$/.test(endless),
        isAnHour: left > 3500 && left <= 3600,
        stillOpen: await open(endless),
      }
    },
    expected: { endless: true, isAnHour: true, stillOpen: 'a' },
  },
  {
    id: 'log-contains-secrets',
    proves: 'The normal log contains the signatures of links and the tokens of shares.',
    page: 'config/configuration',
    heading: 'Read the log',
    steps: async (alist) => {
      await docs(alist)
      const link = await linkOf(alist.admin, '/docs/a.txt')
      await fetch(link)
      await fetch(`${alist.url}/sd/nothing?auth=share-token`)
      const log = await until('The log', async () => {
        const text = await alist.log()
        return text.includes('/sd/nothing') && text
      })
      return [log.includes(new URL(link).search), log.includes('auth=share-token')]
    },
    expected: [true, true],
  },
  {
    id: 'token-in-query',
    proves: 'The API does not accept a token in the query.',
    page: 'guide/api/README',
    heading: '',
    steps: async (alist) => {
      const anna = await alist.user('anna', { '/': bits() })
      return (await alist.visitor.get(`/me?token=${anna.token}`)).code
    },
    expected: 401,
  },
  {
    id: 'percent-signs-twice',
    proves: 'AList decodes the paths of /d, /p, and /sd twice, so a percent sign in a name is encoded twice.',
    page: 'guide/api/links',
    heading: 'Make a link',
    steps: async (alist) => {
      await alist.local('/docs', { '100%41.txt': 'found' }, { web_proxy: true })
      const anna = await alist.user('anna', { '/docs': bits('write') })
      await alist.admin.post('/share/create', { path: '/docs', share_id: 'one' })
      const got = (await alist.admin.post('/fs/get', { path: '/docs/100%41.txt' })).data
      const sign = `?sign=${field(got, 'sign')}`
      const textOf = async (path: string) => {
        const text = await (await fetch(alist.url + path)).text()
        return text === 'found' ? text : 'refused'
      }
      return {
        once: await Promise.all(
          [`/d/docs/100%2541.txt${sign}`, `/p/docs/100%2541.txt${sign}`, '/sd/one/100%2541.txt'].map(textOf),
        ),
        twice: await Promise.all(
          [`/d/docs/100%252541.txt${sign}`, `/p/docs/100%252541.txt${sign}`, '/sd/one/100%252541.txt'].map(
            textOf,
          ),
        ),
        rawUrl: (await open(await linkOf(anna, '/docs/100%41.txt'))) === 'sign invalid' ? 'refused' : 'found',
      }
    },
    expected: {
      once: ['refused', 'refused', 'refused'],
      twice: ['found', 'found', 'found'],
      rawUrl: 'refused',
    },
  },
]
