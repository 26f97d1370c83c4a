import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { repository, runScript } from '../../tests/support/run-script.ts'
import { type ProductAnswers, productStandIn } from './product-stand-in.ts'

const yes = { en: 'yes', zh: '是' }
const no = { en: 'no', zh: '否' }

/** Pages that describe the product below, in one language. */
function pagesIn(locale: 'en' | 'zh'): Readonly<Record<string, string>> {
  const heads =
    locale === 'en'
      ? '| Name | Type | Required | Default | Values | Description | Since |'
      : '| 名称 | 类型 | 必填 | 默认值 | 可选值 | 说明 | 起始版本 |'
  return {
    'guide/changelog.md': '# Changelog\n\n## v3.63.0\n\nText.\n',
    'guide/drivers/README.md': '# Drivers\n\n| Driver | Kind |\n| --- | --- |\n| [Local](./local.md) | x |\n',
    'guide/drivers/local.md': `# Local\n\n${heads}\n| --- | --- | --- | --- | --- | --- | --- |\n| **Thumbnail** (\`thumbnail\`) | bool | ${yes[locale]} | – | – | Text | v3.0.0 |\n| **Order** (\`order_kind\`) | select | ${no[locale]} | \`asc\` | \`asc\`, \`desc\` | Text | v3.0.0 |\n| \`app_secret\` | string | ${no[locale]} | \`(built-in value)\` | – | Text | v3.0.0 |\n`,
    'guide/drivers/common.md': `# Common\n\n| Name | Type | Required | Default | Shown when | Description |\n| --- | --- | --- | --- | --- | --- |\n| **Mount path** (\`mount_path\`) | string | ${yes[locale]} | – | always | Text |\n`,
    'config/README.md': '# Settings\n',
    'config/site.md':
      '# Site\n\n| Key | Type | Default | Visibility | Description | Since |\n| --- | --- | --- | --- | --- | --- |\n| **Title** (`site_title`) | string | `"AList"` | `public` | Text | v3.0.0 |\n| **Pages** (`pagination_type`) | select | `"all"` | `public` | One of `all`, `pagination` | v3.0.0 |\n',
    'guide/advanced/user.md': `# Users\n\n| Bit | Value | Name | Allows |\n| --- | --- | --- | --- |\n| 0 | \`1\` | ${locale === 'en' ? 'Can see hides' : '可以看到隐藏'} | Text |\n| 1 | \`2\` | ${locale === 'en' ? 'WebDAV read' : 'WebDAV 读取'} | Text |\n| 2 | \`4\` | Limit | Text |\n`,
  }
}

const item = (name: string, type: string, more: object = {}) => ({
  name,
  type,
  default: '',
  options: '',
  required: false,
  help: '',
  ...more,
})

const product: ProductAnswers = {
  '/': '<script src="/assets/index-1.js"></script>',
  '/assets/index-1.js': 'import("./en-2.js");import("./zh-3.js");const a=["see_hides","webdav_read"]',
  '/assets/en-2.js': 'const p={see_hides:"Can see hides",webdav_read:"Webdav read"}',
  '/assets/zh-3.js': 'const p={see_hides:"可以看到隐藏",webdav_read:"Webdav 读取"}',
  '/api/public/settings': { version: 'v3.63.0' },
  '/api/admin/driver/list': {
    Local: {
      common: [item('mount_path', 'string', { required: true })],
      additional: [
        item('thumbnail', 'bool', { required: true }),
        item('order_kind', 'select', { default: 'asc', options: 'asc,desc' }),
        item('app_secret', 'string', { default: 'a secret' }),
      ],
    },
  },
  '/api/admin/setting/list': [
    { key: 'site_title', value: 'AList', type: 'string', options: '', flag: 0 },
    { key: 'pagination_type', value: 'all', type: 'select', options: 'all,pagination', flag: 0 },
  ],
  '/api/admin/role/list': {
    content: [{ id: 2, name: 'admin', permission_scopes: [{ path: '/', permission: 7 }] }],
  },
  '/api/fs/list': { content: [{ name: 'a.txt', is_dir: false }] },
  '/api/fs/get': { sign: 'x' },
  '/api/admin/user/list': { content: [{ id: 1 }] },
  '/api/admin/meta/list': { content: null },
  '/api/admin/storage/list': { content: [{ id: 1 }] },
  '/api/label/list': { content: [] },
  '/api/share/list': { content: [] },
  '/api/admin/task/copy/done': [],
  '/api/me': { id: 1, username: 'admin' },
}

const success = (data: object) => ({
  description: 'The answer',
  content: {
    'application/json': {
      schema: {
        oneOf: [
          {
            type: 'object',
            required: ['code', 'message', 'data'],
            properties: { code: { const: 200 }, message: { type: 'string' }, data },
          },
          { $ref: '#/components/schemas/Error' },
        ],
      },
    },
  },
})

const openApi = {
  openapi: '3.1.0',
  info: { version: 'v3.63.0' },
  paths: {
    '/api/me': {
      get: {
        description: 'Tells who you are.',
        responses: {
          200: success({
            type: 'object',
            required: ['id', 'username'],
            properties: { id: { type: 'integer' }, username: { type: 'string' } },
          }),
        },
      },
    },
    '/api/admin/meta/get': {
      get: {
        description: 'A meta.',
        parameters: [{ name: 'id', in: 'query', required: true }],
        responses: { 200: success({ type: 'object' }) },
      },
    },
    '/api/admin/index/progress': {
      get: {
        description: 'Progress.\n\nErrors:\n- 404: There is no index',
        responses: { 200: success({ type: 'object' }) },
      },
    },
  },
  components: {
    responses: {},
    schemas: {
      Error: {
        type: 'object',
        required: ['code', 'message', 'data'],
        properties: { code: { type: 'integer' }, message: { type: 'string' }, data: {} },
      },
    },
  },
}

let folder: string
let close: () => void
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drift-'))
  close = () => {}
})
afterEach(async () => {
  close()
  await rm(folder, { recursive: true, force: true })
})

interface Run {
  readonly code: number
  readonly printed: string
}

/** Runs the command against a mock with these responses, and pages with these changes. */
async function drift(
  {
    answers = {},
    pages = {},
    api = openApi,
  }: Partial<{ answers: ProductAnswers; pages: Record<string, string>; api: object }>,
  password = 'secret',
  ...more: readonly string[]
): Promise<Run> {
  for (const locale of ['en', 'zh'] as const) {
    for (const [file, text] of Object.entries(pagesIn(locale))) await write(`content/${locale}/${file}`, text)
  }
  for (const [file, text] of Object.entries(pages)) await write(`content/${file}`, text)
  await write('openapi.json', JSON.stringify(api, null, 2))
  const server = await productStandIn({ ...product, ...answers })
  close = server.close
  const options = [
    '--server',
    server.url,
    '--content',
    join(folder, 'content'),
    '--api',
    join(folder, 'openapi.json'),
  ]
  const env = { ...process.env, ALIST_PASSWORD: password, ALIST_USER: '' }
  return runScript('product/drift/drift.ts', [...options, ...more], repository, env)
}

async function write(file: string, text: string) {
  const path = join(folder, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

describe('[X20] npm run drift', { timeout: 60_000 }, () => {
  test('pages that say what the product says end with exit code 0, counts, and what was not compared', async () => {
    const { code, printed } = await drift({})
    expect(printed).toContain('driver options (en): 3 compared, 0 differ')
    expect(printed).toContain('settings (zh): 2 compared, 0 differ')
    expect(printed).toContain('GET routes: 1 compared, 0 differ')
    expect(printed).toContain('driver Local, option app_secret: the page describes its default')
    expect(printed).toContain('GET /api/admin/meta/get: the product has no meta')
    expect(printed).toContain('GET /api/admin/index/progress: returned the documented error 404')
    expect(printed).not.toContain('a secret')
    expect(code).toBe(0)
  })

  test('each difference is printed with its page, line, and both values, and ends with exit code 1', async () => {
    const { code, printed } = await drift({
      answers: {
        '/api/public/settings': { version: 'v3.64.0' },
        '/api/admin/driver/list': {
          Local: {
            common: [item('mount_path', 'string', { required: true })],
            additional: [
              item('thumbnail', 'string'),
              item('order_kind', 'select', { default: 'asc', options: 'asc,desc,none' }),
              item('mkdir_perm', 'string'),
            ],
          },
          Moon: { common: [], additional: [] },
        },
        '/api/admin/setting/list': [
          { key: 'site_title', value: 'Moon', type: 'string', options: '', flag: 1 },
          { key: 'pagination_type', value: 'all', type: 'select', options: 'all,pagination,moon', flag: 0 },
          { key: 'moon', value: '', type: 'bool', options: '', flag: 0 },
        ],
        '/assets/en-2.js': 'const p={see_hides:"Can see hides",webdav_read:"Reads"}',
        '/api/me': { id: 'one', username: 'admin', moon: true },
      },
    })
    const place = (file: string, line: number) => `${join(folder, 'content/en', file)}:${line}: `
    for (const line of [
      `${place('guide/changelog.md', 3)}version, newest in the changelog: the product has v3.64.0, the page has v3.63.0`,
      `${place('guide/drivers/local.md', 5)}driver Local, option thumbnail, type: the product has string, the page has bool`,
      `${place('guide/drivers/local.md', 5)}driver Local, option thumbnail, required: the product has no, the page has yes`,
      `${place('guide/drivers/local.md', 6)}driver Local, option order_kind, values: the product has asc, desc, none, the page has asc, desc`,
      `${place('guide/drivers/local.md', 7)}driver Local, option app_secret: the product has no such option, the page has a row`,
      `${place('guide/drivers/local.md', 3)}driver Local, option mkdir_perm: the product has a row, the page has none`,
      `${place('guide/drivers/README.md', 1)}driver Moon: the product has a table of its options, the page has none`,
      `${place('config/site.md', 5)}setting site_title, visibility: the product has private, the page has public`,
      `${place('config/site.md', 5)}setting site_title, default: the product has "Moon", the page has "AList"`,
      `${place('config/site.md', 6)}setting pagination_type, values: the product has moon, the page has not named`,
      `${place('config/README.md', 1)}setting moon: the product has a row, the page has none`,
      `${place('guide/advanced/user.md', 6)}permission bit 1, name: the product has Reads, the page has WebDAV read`,
      'GET /api/me: the product has /data must NOT have additional properties (moon); /data/id must be integer',
    ])
      expect(printed).toContain(line)
    expect(code).toBe(1)
  })

  test('in the JSON output, an explained difference has its reason and does not count as drift', async () => {
    const site = `${pagesIn('en')['config/site.md']}| \`115_temp_dir\` | string | \`""\` | \`private\` | Text | v3.0.0 |\n`
    const { code, printed } = await drift({ pages: { 'en/config/site.md': site } }, 'secret', '--json')
    const settings = JSON.parse(printed).find(({ name }: { name: string }) => name === 'settings (en)')
    expect(settings.drifts).toEqual([
      expect.objectContaining({
        subject: 'setting 115_temp_dir',
        line: 7,
        why: expect.stringContaining('saved'),
      }),
    ])
    expect(code).toBe(0)
  })

  test('an error that the API description lacks is drift', async () => {
    const paths = {
      ...openApi.paths,
      '/api/admin/index/progress': { get: { ...openApi.paths['/api/me'].get } },
    }
    const { code, printed } = await drift({ api: { ...openApi, paths } })
    expect(printed).toContain('GET /api/admin/index/progress: the product has error 404: not found')
    expect(code).toBe(1)
  })

  test('a refused login and a missing address end with exit code 2 and the reason', async () => {
    const refused = await drift({}, 'wrong')
    expect(refused.printed).toContain(
      'could not be compared: /api/auth/login returned 400: password is incorrect',
    )
    expect(refused.code).toBe(2)
    const nowhere = await drift({}, 'secret', '--server', '')
    expect(nowhere.printed).toContain('Set --server to the address of a running AList server')
    expect(nowhere.code).toBe(2)
  })
})
