import type { Alist } from '../alist.ts'
import { answerOf, field } from '../clients/account.ts'
import { raw } from '../clients/raw.ts'
import { caddyBefore, nginxBefore, spellingsOf } from '../proxies.ts'
import type { Family } from '../scenario.ts'

const page = 'guide/advanced/recipes'
const heading = 'Turn off shares'

/** Sends the request that creates a share through a proxy, in every spelling. Returns how many shares there are. */
async function sharesThrough(alist: Alist, port: number) {
  await alist.local('/docs', { 'a.txt': 'a' })
  const anna = await alist.user('anna', { '/docs': 0 })
  const body = JSON.stringify({ path: '/docs' })
  for (const path of spellingsOf('share', 'create')) {
    const headers = { authorization: anna.token, 'content-type': 'application/json' }
    await raw(`http://127.0.0.1:${port}`, 'POST', path, headers, body)
  }
  const web = await fetch(`http://127.0.0.1:${port}/api/fs/list`, {
    method: 'POST',
    headers: { authorization: anna.token, 'content-type': 'application/json' },
    body: JSON.stringify({ path: '/docs' }),
  })
  const { data } = await anna.get('/share/list')
  await anna.post('/share/create', { path: '/docs' })
  const direct = await anna.get('/share/list')
  return {
    list: (await answerOf(web)).code,
    shares: Number(field(data, 'total')),
    without: Number(field(direct.data, 'total')),
  }
}

const expected = { list: 200, shares: 0, without: 1 }

export const scenarios: Family = [
  {
    id: 'nginx',
    proves: 'With the lines for nginx, no spelling of the path creates a share. The web UI still works.',
    page,
    heading,
    programs: ['nginx'],
    steps: async (alist) => {
      const rule = 'location /api/share/ { return 403; }'
      return sharesThrough(alist, await nginxBefore(alist, rule))
    },
    expected,
  },
  {
    id: 'caddy',
    proves: 'With the line for Caddy, no spelling of the path creates a share. The web UI still works.',
    page,
    heading,
    programs: ['caddy'],
    steps: async (alist) => sharesThrough(alist, await caddyBefore(alist, 'respond /api/share/* 403')),
    expected,
  },
]
