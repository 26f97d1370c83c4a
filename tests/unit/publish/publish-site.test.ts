import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkTree } from '../../../scripts/check/check-tree.ts'
import { readContentTree } from '../../../scripts/content/content-tree.ts'
import { filesToPublish } from '../../../scripts/publish/publish-site.ts'
import { writeFiles } from '../../../scripts/shared/write-files.ts'
import { sayFault } from '../../../src/config/locales/check-words.ts'
import { check as checkEn } from '../../../src/config/locales/en/check.ts'
import { writeBelow } from '../../support/write-below.ts'

let folder: string
const text = (file: string) => readFile(join(folder, file), 'utf8')

const write = (files: Readonly<Record<string, string>>) => writeBelow(folder, files)

async function publish(host: 'capable' | 'plain' = 'capable') {
  const content = join(folder, 'content')
  const { pages } = await readContentTree(content)
  const files = await filesToPublish({ folder, content, pages, host })
  await writeFiles(new Map([...files].map(([name, text]) => [join(folder, name), text])))
  return [...files.keys()]
}

const html =
  '<!doctype html><html><head>\n<meta charset="utf-8" />\n<base href="/" />\n<script>alert(1)</script>\n</head></html>\n'

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'publish-'))
  await write({
    'index.html': html,
    'frame.html': `<meta http-equiv="Content-Security-Policy" content="default-src 'none'" />`,
    'content/site.json':
      '{ "siteUrl": "https://docs.example.com", "apiServers": { "cf": "https://one.example" } }',
    'content/en/README.md': '---\ntitle: Home\ndescription: Begin here.\n---\n\nHello.\n',
    'content/zh/README.md': '---\ntitle: 首页\n---\n\n你好。\n',
  })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('[X16] the index command writes everything for readers and hosts beside the built index.html, which stays as it is', async () => {
  expect(await publish()).toEqual([
    ...['llms.txt', 'llms-full.txt', 'zh/llms.txt', 'zh/llms-full.txt', 'robots.txt', 'sitemap.xml'],
    ...['not-found.txt', '_headers', '.htaccess', 'vercel.json', '.hosts/nginx.conf', '.hosts/Caddyfile'],
    ...['wrangler.json', 'worker.js', '_routes.json'].map((name) => `.hosts/cloudflare/${name}`),
    ...['.assetsignore', '.hosts/netlify/_redirects'],
  ])
  expect(await text('index.html')).toBe(html)
  expect(await text('llms-full.txt')).toContain('# Home\n\n<https://docs.example.com/>\n\nHello.')
  expect(await text('sitemap.xml')).toContain('hreflang="zh-CN"')
  const headers = await text('_headers')
  expect(headers).toContain("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='")
  expect(headers).toContain(
    "/frame.html\n  ! Content-Security-Policy\n  Content-Security-Policy: default-src 'none'; frame-ancestors 'self'",
  )
})

test('the policy has the origins of the token tools once a page, or a part of it, has a tool', async () => {
  const connections = async () => /connect-src ([^;]*)/.exec(await text('_headers'))?.[1]
  await publish()
  expect(await connections()).toBe("'self' https://one.example")
  await write({ 'content/en/_parts/login.md': '<Tool name="yandex-login" />\n' })
  await publish()
  expect(await connections()).toMatch(/^'self' http:\/\/localhost:3002 .* https:\/\/one\.example$/)
  expect(await connections()).toContain(' https://oauth.yandex.com ')
})

test('[X24] the files for hosts name players, playgrounds, and tools only if pages need them', async () => {
  const outside = /jsfiddle|bilibili|youtube|3002|local_api|\btool\/|silent|no-referrer/g
  const hostFiles = ['_headers', '.htaccess', 'vercel.json', '.hosts/nginx.conf', '.hosts/Caddyfile']
  const named = async () =>
    (await Promise.all(hostFiles.map(text))).map((file) => [...new Set(file.match(outside))].toSorted())
  await publish()
  expect(await named()).toEqual(hostFiles.map(() => []))
  await write({ 'content/en/film.md': '<YouTube id="abc" />\n\n::: demo\n```html\n```\n:::\n' })
  await publish()
  expect(await named()).toEqual(hostFiles.map(() => ['bilibili', 'jsfiddle', 'youtube']))
  await write({ 'content/en/tool/login.md': '<Tool name="yandex-login" />\n' })
  await publish()
  for (const found of await named()) expect(found).toEqual(expect.arrayContaining(['no-referrer', 'tool/']))
})

test('index.html lists the folders with an index.md, or with `*` the others if most have one', async () => {
  const root = async () => /<html[^>]*>/.exec(await text('index.html'))?.[0]
  await write({ 'content/zh/a & "b"/index.md': '' })
  await publish()
  expect(await root()).toBe('<html data-index-md="/zh/a%20&amp;%20%22b%22/">')
  await write({ 'content/en/guide/index.md': '', 'content/en/faq/index.md': '' })
  await publish()
  expect(await root()).toBe('<html data-index-md="* / /zh/">')
  await publish()
  expect(await root()).toBe('<html data-index-md="* / /zh/">')
  for (const file of ['zh/a & "b"', 'en/guide', 'en/faq']) await rm(join(folder, 'content', file, 'index.md'))
  await publish()
  expect(await root()).toBe('<html>')
})

test('a folder without a built site gets nothing', async () => {
  await rm(join(folder, 'index.html'))
  expect(await publish()).toEqual([])
  expect((await readdir(folder)).toSorted()).toEqual(['content', 'frame.html'])
})

test('a plain host gets the policy in the document and a copy for every other path; later runs keep both current', async () => {
  const site = (server: string) =>
    JSON.stringify({ siteUrl: 'https://docs.example.com', pageHeads: false, apiServers: { cf: server } })
  await write({ 'content/site.json': site('https://one.example') })
  await publish('plain')
  const first = await text('index.html')
  expect(first).toMatch(
    /<meta charset="utf-8" \/>\n\s*<meta http-equiv="Content-Security-Policy" content="[^"]*https:\/\/one\.example/,
  )
  expect(first).not.toContain('frame-ancestors')
  expect(await text('404.html')).toBe(first)
  expect(await text('.nojekyll')).toBe('')
  await write({ 'content/site.json': site('https://two.example') })
  await publish()
  const second = await text('index.html')
  expect(second).toBe(first.replace('https://one.example', 'https://two.example'))
  expect(await text('404.html')).toBe(second)
})

test('the content check names an origin that the published policy lacks, until the index command ran', async () => {
  await publish()
  const rules = async () => {
    const { issues } = await checkTree({ content: join(folder, 'content') })
    return issues
      .filter(({ rule }) => rule === 'delivered-policy')
      .map((issue) => sayFault(issue, checkEn).what)
  }
  expect(await rules()).toEqual([])
  await write({ 'content/site.json': '{ "apiServers": { "cn": "https://two.example" } }' })
  expect(await rules()).toEqual([
    'The field apiServers.cn uses https://two.example, which the deployed policy blocks (connect-src in _headers).',
  ])
  await publish()
  expect(await rules()).toEqual([])
})

test('the content check names the path of a published site that its list of versions lacks', async () => {
  const findings = async (base: string) => {
    const versions = [{ label: 'v2', base }]
    await write({ 'content/site.json': JSON.stringify({ versions }) })
    const { issues } = await checkTree({ content: join(folder, 'content') })
    return issues.filter(({ rule }) => rule === 'own-version').map((issue) => sayFault(issue, checkEn).what)
  }
  expect(await findings('/')).toEqual([])
  expect(await findings('/v2/')).toEqual([
    'The field versions has no entry with the base /, which is the path of this site.',
  ])
  const { issues } = await checkTree({ content: join(folder, 'content'), base: '/v2/' })
  expect(issues.filter(({ rule }) => rule === 'own-version')).toEqual([])
})
