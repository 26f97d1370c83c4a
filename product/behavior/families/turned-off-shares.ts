import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Alist } from '../alist.ts'
import { answerOf, field } from '../clients/account.ts'
import { raw } from '../clients/raw.ts'
import { freePort, isListening } from '../free-port.ts'
import type { Family } from '../scenario.ts'
import { until } from '../until.ts'

const page = 'guide/advanced/recipes'
const heading = 'Turn off shares'

/** Spellings of the path with which someone could try to get past the rule of the proxy. */
const spellings = [
  '/api/share/create',
  '/api/share/create/',
  '/api//share/create',
  '//api/share/create',
  '/api/./share/create',
  '/api/x/../share/create',
  '/api/share%2Fcreate',
  '/api%2Fshare/create',
  '/%61pi/share/create',
  '/api/sh%61re/create',
  '/API/share/create',
  '/api/Share/create',
  '/api/share;x/create',
  '/api\\share\\create',
]

/** Sends the request that creates a share through a proxy, in every spelling. Returns how many shares there are. */
async function sharesThrough(alist: Alist, port: number) {
  await alist.local('/docs', { 'a.txt': 'a' })
  const anna = await alist.user('anna', { '/docs': 0 })
  const body = JSON.stringify({ path: '/docs' })
  for (const path of spellings) {
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
      const port = await freePort()
      const folder = join(alist.folder, 'nginx')
      await mkdir(folder)
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${folder}/${name};`)
        .join('\n')
      await writeFile(
        join(folder, 'nginx.conf'),
        `daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${temporary}
  server {
    listen 127.0.0.1:${port};
    location /api/share/ {
      return 403;
    }
    location / {
      proxy_pass ${alist.url};
    }
  }
}
`,
      )
      alist.program('nginx', '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log'))
      await until('The start of nginx', () => isListening(port))
      return sharesThrough(alist, port)
    },
    expected,
  },
  {
    id: 'caddy',
    proves: 'With the line for Caddy, no spelling of the path creates a share. The web UI still works.',
    page,
    heading,
    programs: ['caddy'],
    steps: async (alist) => {
      const port = await freePort()
      const file = join(alist.folder, 'Caddyfile')
      await writeFile(
        file,
        `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  respond /api/share/* 403
  reverse_proxy ${alist.url.replace('http://', '')}
}
`,
      )
      alist.program('caddy', 'run', '--config', file, '--adapter', 'caddyfile')
      await until('The start of Caddy', () => isListening(port))
      return sharesThrough(alist, port)
    },
    expected,
  },
]
