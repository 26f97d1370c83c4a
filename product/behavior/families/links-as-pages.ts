import { type Alist, password } from '../alist.ts'
import { raw } from '../clients/raw.ts'
import { caddyBefore, nginxBefore } from '../proxies.ts'
import type { Family } from '../scenario.ts'

const page = 'config/preview'
const heading = 'File types'

/** Spellings of the address of a file with which someone could try to get past the rule of a proxy. */
const spellings = [
  '/p/far/a.html',
  '//p/far/a.html',
  '/p//far/a.html',
  '/./p/far/a.html',
  '/x/../p/far/a.html',
  '/p/../p/far/a.html',
  '/%70/far/a.html',
  '/p%2Ffar/a.html',
  '/P/far/a.html',
  '/p;x/far/a.html',
  '/d/far/a.html',
]

/** Opens an HTML file through a proxy, in every spelling. */
async function openedThrough(alist: Alist, port: number) {
  await alist.local('/docs', { 'a.html': '<script>1</script>' })
  const login = { username: 'admin', password }
  const options = { ...login, vendor: 'other', address: `${alist.url}/dav/docs`, root_folder_path: '/' }
  await alist.storage('/far', 'WebDav', options)
  await alist.set({ sign_all: 'false' })
  const send = (path: string) =>
    raw(`http://127.0.0.1:${port}`, 'GET', `${path}?type=preview`, { host: `127.0.0.1:${port}` }, '')
  const answers = await Promise.all(spellings.map(send))
  const files = answers.filter(({ text }) => text.includes('<script>1</script>'))
  const isOpen = ({ headers }: (typeof files)[number]) => headers['content-security-policy'] !== 'sandbox'
  return {
    areFilesReached: files.length > 2,
    open: files.filter(isOpen).length,
    webUi: (await send('/')).headers['content-security-policy'] ?? 'none',
  }
}

const expected = { areFilesReached: true, open: 0, webUi: 'none' }

export const scenarios: Family = [
  {
    id: 'nginx',
    proves:
      'With the lines for nginx, files in every spelling of their address have the header, and the web UI does not.',
    page,
    heading,
    programs: ['nginx'],
    steps: async (alist) => {
      const rule = `set $policy "";
        if ($uri ~ "^/(d|p|sd|sp|ad|ap|dav|i)/") { set $policy sandbox; }
        add_header Content-Security-Policy $policy always;`
      return openedThrough(alist, await nginxBefore(alist, rule))
    },
    expected,
  },
  {
    id: 'caddy',
    proves:
      'With the lines for Caddy, files in every spelling of their address have the header, and the web UI does not.',
    page,
    heading,
    programs: ['caddy'],
    steps: async (alist) => {
      const rule = `@links path /d/* /p/* /sd/* /sp/* /ad/* /ap/* /dav/* /i/*
        header @links Content-Security-Policy sandbox`
      return openedThrough(alist, await caddyBefore(alist, rule))
    },
    expected,
  },
]
