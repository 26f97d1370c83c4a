import fc from 'fast-check'
import { describe, test } from 'vitest'
import { readFolderHistory } from '../../../src/content/history.ts'
import { readJsonWithPositions } from '../../../src/content/json-positions.ts'
import { readLateParts } from '../../../src/content/late-parts.ts'
import { readManifestRoot, readManifestShard } from '../../../src/content/manifest.ts'
import { navbarEntryNames, sidebarItemNames } from '../../../src/content/menu-names.ts'
import { readNavbar, readSidebar } from '../../../src/content/navigation-config.ts'
import { isNoticeFor, noticeFields, readNotices } from '../../../src/content/notice-config.ts'
import { readOfflineList } from '../../../src/content/offline-list.ts'
import { readPathname } from '../../../src/content/page-path.ts'
import { readSiteFields, siteFields } from '../../../src/content/publish-config.ts'
import { resolvePage } from '../../../src/content/resolve-page.ts'
import { sidebarOf } from '../../../src/content/sidebar.ts'
import { readOperation } from '../../../src/markdown/blocks/console/read-operation.ts'
import { generatedTimeout, withstands } from '../../support/generated.ts'
import { hostileJson, hostileText } from '../../support/generated-values.ts'

const words = { title: 'a', permission: 'b', describe: () => 'c' }
const route = '/api/a/{kind}/b'
const home = { locale: 'en', route: '/' } as const
const pageNames = [
  'format',
  'locale',
  'folder',
  'pages',
  'folders',
  'trail',
  'redirects',
  'route',
  'file',
  'title',
]
const listNames = ['format', 'files', 'path', 'hash', 'bytes', 'parts', 'integrity']
const openApiNames = [
  ...[
    'openapi',
    'paths',
    route.replace('{kind}', 'x'),
    'get',
    'post',
    'put',
    'parameters',
    'in',
    'name',
    'required',
  ],
  ...[
    'requestBody',
    'content',
    'application/json',
    'schema',
    'properties',
    'type',
    'enum',
    '$ref',
    'items',
    'security',
  ],
]

/** What reads each kind of file, and the names that it knows. */
const readers: Readonly<
  Record<string, readonly [names: readonly string[], read: (json: unknown) => unknown]>
> = {
  'site.json': [Object.keys(siteFields), (json) => [readSiteFields(json)]],
  'navbar.json': [navbarEntryNames, (json) => readNavbar(json, 'en')],
  'sidebar.json': [
    ['/', '/guide/', ...sidebarItemNames],
    (json) => {
      const { value: config, issues } = readSidebar(json, 'en')
      return [issues, sidebarOf({ address: home, config, shard: undefined })]
    },
  ],
  'notices.json': [
    Object.keys(noticeFields),
    (json) => {
      const { value, issues } = readNotices(json, 'en')
      return [issues, value.map((notice) => isNoticeFor(notice, '/guide/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!'))]
    },
  ],
  'the manifest': [
    ['format', 'configFiles', 'shards', 'en', 'zh', 'offline', 'search', 'parts'],
    readManifestRoot,
  ],
  'a shard': [
    pageNames,
    (json) => {
      const shard = readManifestShard(json)
      return [shard, shard && resolvePage(readPathname('/guide'), [shard])]
    },
  ],
  'a history file': [['a.md', 'hash', 'updatedTime', 'contributors', 'name', 'email'], readFolderHistory],
  'the offline list': [listNames, readOfflineList],
  'the late parts': [listNames, readLateParts],
  'an OpenAPI definition': [openApiNames, (json) => readOperation(json, route, words)],
}

describe('[X11] any value', () => {
  test.each(Object.entries(readers))(
    'in %s is read or left out',
    async (_file, [names, read]) => {
      const json = hostileJson(names, ['/guide/', 'en/a.md', '1', '0123456789abcdef', 'post'])
      // As a field of a file that is otherwise right, and as the whole file.
      const field = fc
        .tuple(fc.constantFrom(...names), json)
        .map(([name, value]): unknown => ({ format: 1, locale: 'en', [name]: value }))
      await withstands(fc.oneof(json, field, fc.array(json, { maxLength: 3 })), read)
    },
    generatedTimeout,
  )

  test(
    'as text is JSON with places, or broken',
    () =>
      withstands(
        fc.oneof(
          hostileText,
          hostileJson().map((value) => JSON.stringify(value, null, 1).slice(0, 3000)),
        ),
        (text) => {
          const read = readJsonWithPositions(text)
          return read.kind === 'read' ? read.lineOf(['a', 0, '__proto__']) : read
        },
      ),
    generatedTimeout,
  )
})
