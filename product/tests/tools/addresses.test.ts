import { execFileSync, spawnSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Answers, LocalTool } from '../../../src/content/local-tool.ts'
import { isInstalled } from '../../../tests/support/shell.ts'
import { powerShellWords } from '../../../tests/support/windows-shells.ts'
import { cleanPath, downloadPath, encodedPath } from '../../tools/address/encode.ts'
import { signOf } from '../../tools/address/sign.ts'
import address from '../../tools/address/tool.ts'
import { kodiAddress, netUse, rclonePowerShell, uncPath } from '../../tools/mount/clients.ts'
import mount from '../../tools/mount/tool.ts'

const valuesOf = (tool: LocalTool, answers: Answers): Readonly<Record<string, string>> =>
  Object.fromEntries(
    tool.result({ ...tool.initial, ...answers }).flatMap((part) => {
      if (part.kind === 'value') return [[part.label.en, part.value]]
      return part.kind === 'text' ? [[part.title.en, part.text]] : []
    }),
  )

// v3.63.0 answers these addresses with the files, and others with an error.
test.each([
  [
    '/l/100% #1?&+ 云.txt',
    '/d/l/100%2525%20%231%3F%26%2B%20%E4%BA%91.txt',
    '/dav/l/100%25%20%231%3F%26%2B%20%E4%BA%91.txt',
  ],
  ['/l/a%41b.txt', '/d/l/a%252541b.txt', '/dav/l/a%2541b.txt'],
])('the addresses of %s follow from its answers', (path, direct, webdav) => {
  const values = valuesOf(address, { site: 'https://alist.example.com/files/', path })
  expect(values['Direct link']).toBe(`https://alist.example.com/files${direct}`)
  expect(values['Proxied link']).toBe(`https://alist.example.com/files${direct.replace('/d/', '/p/')}`)
  expect(values['WebDAV address']).toBe(`https://alist.example.com/files${webdav}`)
})

test('an encoded path means the path, whatever is in it', () => {
  for (const path of ["/it's (1)!*", '/a//b', '/😀', '/\uD800', '/"<>&', '/..%2f']) {
    expect(decodeURIComponent(encodedPath(path))).toBe(path.replace('\uD800', '\uFFFD'))
    expect(decodeURIComponent(decodeURIComponent(downloadPath(path)))).toBe(path.replace('\uD800', '\uFFFD'))
    expect(encodedPath(path)).toMatch(/^[\w/%.~-]*$/)
  }
  expect(cleanPath('a/./b/../c//')).toBe('/a/c')
  expect(cleanPath('/../etc')).toBeUndefined()
})

test('a signature is the one of AList, and the token is not in the address', () => {
  const digest = createHmac('sha256', 'alist-tøken').update('/photos/云.jpg:1798761600').digest('base64url')
  expect(signOf('/photos/云.jpg', 1798761600, 'alist-tøken')).toBe(`${digest}=:1798761600`)
  const values = valuesOf(address, { path: '/photos/云.jpg', token: 'alist-tøken', expiry: '1798761600' })
  expect(values['Direct link']?.endsWith(`?sign=${digest}=:1798761600`)).toBe(true)
  expect(address.shared).not.toContain('token')
})

test.each([
  '',
  'alist.example.com',
  'javascript:alert(1)',
  'ftp://x',
  'https://a b',
  'https://user:pass@host',
  'https://x/?a',
  'https://x/#a',
  'https://[',
  'https://a\\b',
])('the site %j is refused', (site) => {
  for (const tool of [address, mount]) expect(valuesOf(tool, { site })).toEqual({})
})

const hostile = [
  "it's; touch x",
  '$(id)',
  '`id`',
  '"',
  'a\nb',
  '\\',
  '#',
  '%41',
  '‘x’',
  '\u202e',
  '-o',
  'a b',
]

test('every shell passes hostile values on as they are', () => {
  for (const value of hostile) {
    const line = value.replaceAll(/[\n\u202e]/g, '')
    const answers = { user: value, password: value, folder: `/${value}` }
    const rclone = valuesOf(mount, answers).Commands ?? ''
    const [create = ''] = rclone.split('\n')
    for (const shell of ['bash', 'dash']) {
      const words = execFileSync(shell, ['-c', create.replace('rclone', 'printf "%s\\n"')], {
        encoding: 'utf8',
      }).split('\n')
      expect(words).toContain(`user=${line}`)
      expect(words).toContain(`pass=${line}`)
    }
    const secrets = valuesOf(mount, { ...answers, client: 'davfs' }).Commands?.split('\n')[0] ?? ''
    const written = execFileSync('bash', ['-c', secrets.replace(/\| sudo.*$/, '')], {
      encoding: 'utf8',
    }).trim()
    expect(written.endsWith(` "${line.replace(/["\\#]/g, '\\$&')}"`)).toBe(true)
  }
})

test('PowerShell passes hostile values on as they are', () => {
  const url = new URL('https://alist.example.com/dav/my%20files/')
  for (const value of [...hostile, "a''b", '‘’‚‛“”„', '$env:PATH', '@a', '--%', '%PATH%', '~']) {
    const line = value.replaceAll(/[\n\u202e]/g, '')
    const connection = { url, user: value, password: value }
    const [create = ''] = rclonePowerShell(connection).split('\n')
    expect(powerShellWords(create)).toEqual([
      ...['.\\rclone.exe', 'config', 'create', 'alist', 'webdav', `url=${url.href}`, 'vendor=other'],
      ...[`user=${line}`, `pass=${line}`, '--obscure'],
    ])
    expect(powerShellWords(netUse(connection).trimEnd())).toEqual([
      ...['net', 'use', 'Z:', url.href, `/user:${line}`, line, '/persistent:yes'],
    ])
  }
  for (const command of ['a $(b)', 'a "$b"', 'a; b', 'a @b', "a 'b", 'a `b', 'a | b', 'a --% b', 'a (b)'])
    expect(() => powerShellWords(command), command).toThrow()
})

test('PowerShell quotes, also typographic ones, are doubled', () => {
  const url = new URL('https://alist.example.com/dav/')
  const text = rclonePowerShell({ url, user: "it's", password: 'a’b$c' })
  expect(text).toContain("'user=it''s'")
  expect(text).toContain("'pass=a’’b$c'")
})

test('a quote in a password is warned of where older versions of PowerShell would remove it', () => {
  const warned = (answers: Answers) =>
    mount
      .result({ ...mount.initial, ...answers })
      .some((part) => part.kind === 'note' && part.words.en.includes('PowerShell 7.3'))
  for (const client of ['windows', 'rclone-windows']) {
    expect(warned({ client, password: 'a"b' })).toBe(true)
    expect(warned({ client, password: "a'b" })).toBe(false)
  }
  expect(warned({ client: 'rclone', password: 'a"b' })).toBe(false)
})

test('gives the addresses that other programs need', () => {
  const url = new URL('https://alist.example.com:8443/dav/my%20files/')
  expect(uncPath(url)).toBe('\\\\alist.example.com@SSL@8443\\DavWWWRoot\\dav\\my files')
  expect(kodiAddress({ url, user: 'a@b', password: 'p/w:' })).toBe(
    'davs://a%40b:p%2Fw%3A@alist.example.com:8443/dav/my%20files/',
  )
  expect(valuesOf(mount, { client: 'desktop', site: 'http://192.168.1.10:5244' })).toEqual({
    'GNOME Files': 'dav://192.168.1.10:5244/dav/',
    'KDE Dolphin': 'webdav://192.168.1.10:5244/dav/',
  })
  expect(mount.shared).not.toContain('password')
  expect(mount.shared).not.toContain('user')
})

test.skipIf(!isInstalled('rclone'))('rclone accepts its command', () => {
  const [create = ''] = (valuesOf(mount, { user: 'me', password: "it's #1" }).Commands ?? '').split('\n')
  const { status, stdout } = spawnSync('bash', ['-c', `${create} --config /dev/null --non-interactive`], {
    encoding: 'utf8',
  })
  expect({ status, said: stdout }).toMatchObject({ status: 0 })
})
