import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Alist } from './alist.ts'
import { freePort, isListening } from './free-port.ts'
import { until } from './until.ts'

/** Starts nginx in front of the product, with a rule before the one that forwards. Returns its port. */
export async function nginxBefore(alist: Alist, rule: string): Promise<number> {
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
    ${rule}
    location / {
      proxy_pass ${alist.url};
    }
  }
}
`,
  )
  alist.program('nginx', '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log'))
  await until('The start of nginx', () => isListening(port))
  return port
}

/** Starts Caddy in front of the product, with a rule before the one that forwards. Returns its port. */
export async function caddyBefore(alist: Alist, rule: string): Promise<number> {
  const port = await freePort()
  const file = join(alist.folder, 'Caddyfile')
  await writeFile(
    file,
    `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  ${rule}
  reverse_proxy ${alist.url.replace('http://', '')}
}
`,
  )
  alist.program('caddy', 'run', '--config', file, '--adapter', 'caddyfile')
  await until('The start of Caddy', () => isListening(port))
  return port
}

/** Spellings of an address below `/api/` with which someone could try to get past the rule of a proxy. */
export const spellingsOf = (group: string, action: string) => [
  `/api/${group}/${action}`,
  `/api/${group}/${action}/`,
  `/api//${group}/${action}`,
  `//api/${group}/${action}`,
  `/api/./${group}/${action}`,
  `/api/x/../${group}/${action}`,
  `/api/${group}%2F${action}`,
  `/api%2F${group}/${action}`,
  `/%61pi/${group}/${action}`,
  `/api/${escaped(group)}/${action}`,
  `/api/${group}/${escaped(action)}`,
  `/API/${group}/${action}`,
  `/api/${group[0]?.toUpperCase()}${group.slice(1)}/${action}`,
  `/api/${group};x/${action}`,
  `/api\\${group}\\${action}`,
]

/** The first letter as an escape. */
const escaped = (text: string) => `%${text.charCodeAt(0).toString(16)}${text.slice(1)}`
