import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import tool from '../../product/tools/proxy/tool.ts'
import type { Answers } from '../../src/content/local-tool.ts'

const folder = mkdtempSync(join(tmpdir(), 'proxy-builder-'))
const at = (name: string) => join(folder, name)

beforeAll(() => {
  const subject = ['-subj', '/CN=files.example.com', '-days', '2', '-nodes', '-newkey', 'rsa:2048', '-x509']
  execFileSync('openssl', ['req', ...subject, '-keyout', at('key.pem'), '-out', at('cert.pem')], {
    stdio: 'ignore',
  })
  execFileSync('sh', ['-c', 'cat "$1" "$2" > "$3"', 'sh', at('cert.pem'), at('key.pem'), at('both.pem')])
})
afterAll(() => rmSync(folder, { recursive: true }))

const isThere = (program: string) => spawnSync('sh', ['-c', 'command -v "$1"', 'sh', program]).status === 0

/** The servers with their own checks of a configuration, and what is around the builder's output in a real one. */
const checks: Readonly<
  Record<string, { readonly program: string; readonly run: (text: string) => readonly string[] }>
> = {
  nginx: {
    program: 'nginx',
    run: (text) => {
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${at(name)};`,
      )
      const whole = `pid ${at('nginx.pid')}; error_log stderr; events {} http { access_log off; ${paths.join(' ')}\n${text}\n}`
      writeFileSync(at('nginx.conf'), whole)
      return ['nginx', '-t', '-c', at('nginx.conf')]
    },
  },
  caddy: {
    program: 'caddy',
    run: (text) => {
      writeFileSync(at('Caddyfile'), text)
      return ['caddy', 'validate', '--adapter', 'caddyfile', '--config', at('Caddyfile')]
    },
  },
  apache: {
    program: 'apache2',
    run: (text) => {
      const modules = [
        'mpm_event',
        'authz_core',
        'proxy',
        'proxy_http',
        'headers',
        'ssl',
        'socache_shmcb',
        'alias',
        'remoteip',
      ]
      const load = modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
      const head = [
        ...load,
        `ServerRoot ${folder}`,
        'ServerName localhost',
        `PidFile ${at('a.pid')}`,
        `ErrorLog ${at('a.log')}`,
        'Listen 80',
        'Listen 443',
      ]
      writeFileSync(at('apache.conf'), `${head.join('\n')}\n${text}`)
      return ['apache2', '-t', '-f', at('apache.conf')]
    },
  },
  haproxy: {
    program: 'haproxy',
    run: (text) => {
      writeFileSync(
        at('haproxy.cfg'),
        `global\n    log stdout local0\ndefaults\n    mode http\n    timeout connect 5s\n    timeout client 5s\n    timeout server 5s\n\n${text}`,
      )
      return ['haproxy', '-c', '-f', at('haproxy.cfg')]
    },
  },
}

const variants: Readonly<Record<string, Answers>> = {
  'the usual': {},
  'a sub-path': { path: '/my.files/drive' },
  'another port without IPv6': { port: '8443', ipv6: '' },
  'without TLS behind a proxy': {
    tls: '',
    port: '8080',
    visitor: 'proxy',
    networks: '10.0.0.0/8, 192.168.1.1',
  },
  'Cloudflare, S3, and a limit': {
    visitor: 'cloudflare',
    s3: 'yes',
    size: '20000',
    s3domain: 'files.example.com',
  },
  'an international domain and an IPv6 target': { domain: '云盘.example.com', target: '[::1]:5244' },
}

describe.each(Object.entries(checks))('%s', (server, { program, run }) => {
  // HAProxy is not part of the setup of the full run.
  test.skipIf(server === 'haproxy' && !isThere(program)).each(Object.entries(variants))(
    'accepts %s',
    (_name, variant) => {
      const key = server === 'haproxy' ? '' : at('key.pem')
      const files = { certificate: at(server === 'haproxy' ? 'both.pem' : 'cert.pem'), key }
      const [part] = tool.result({ ...tool.initial, server, ...files, ...variant })
      if (part?.kind !== 'text') throw new Error(JSON.stringify(part))
      const [command = '', ...words] = run(part.text)
      const { status, stderr, stdout } = spawnSync(command, words, {
        encoding: 'utf8',
        env: { ...process.env, HOME: folder },
      })
      expect({ status, said: status === 0 ? '' : stderr + stdout + part.text }).toEqual({
        status: 0,
        said: '',
      })
    },
  )
})
