import { describe, expect, test } from 'vitest'
import { type ManifestShard, readManifestRoot, readManifestShard } from '../../../src/content/manifest.ts'
import { nearestPages, shardsNear } from '../../../src/content/nearest-pages.ts'
import { readPathname } from '../../../src/content/page-path.ts'
import { foldName, likeness } from '../../../src/content/word-likeness.ts'
import { type FoundPage, writeManifest } from '../../../src/content/write-manifest.ts'
import { cpuTime } from '../../support/cpu-time.ts'
import { siteIndex } from '../../support/site-index.ts'

const { root, shards: allShards } = await siteIndex()

/** The address on the unknown page. */
function addressOf(pathname: string) {
  const { locale, routes } = readPathname(encodeURI(pathname))
  return { locale, route: routes[0] ?? '/404.html' }
}

const suggestions = (pathname: string) => {
  const address = addressOf(pathname)
  const shards = shardsNear(address, root).map(({ name }) => allShards.get(name))
  const found = nearestPages(
    address,
    shards.filter((shard) => shard !== undefined),
    5,
  )
  return found.map((suggestion) => `${suggestion.address.locale} ${suggestion.address.route}`)
}

describe('[X9] the pages nearest to an address without a page', () => {
  test.each([
    ['a typo in the name', '/guide/install/dokcer.html', 'en /guide/install/docker.html'],
    ['a typo in a folder', '/guide/instal/docker.html', 'en /guide/install/docker.html'],
    ['a lost folder', '/install/docker.html', 'en /guide/install/docker.html'],
    ['all folders lost', '/docker', 'en /guide/install/docker.html'],
    [
      'another separator',
      '/guide/advanced/offline_download.html',
      'en /guide/advanced/offline-download.html',
    ],
    ['no separator', '/guide/install/reverseproxy', 'en /guide/install/reverse-proxy.html'],
    ['another ending', '/guide/install/docker.php', 'en /guide/install/docker.html'],
    ['a shorter name', '/guide/drivers/aliyun.html', 'en /guide/drivers/aliyundrive.html'],
    ['the title in place of the name', '/guide/drivers/baidu-netdisk.html', 'en /guide/drivers/baidu.html'],
    ['the folders the other way round', '/guide/docker/install.html', 'en /guide/install/docker.html'],
    ['a Chinese title', '/zh/guide/drivers/百度网盘.html', 'zh /guide/drivers/baidu.html'],
    ['another sign of the language', '/zh-CN/guide/install/docker', 'zh /guide/install/docker.html'],
    ['a typo in Chinese', '/zh/guide/install/dcoker.html', 'zh /guide/install/docker.html'],
  ])('are led by the page that was meant, with %s', (_case, asked, first) => {
    expect(suggestions(asked)[0]).toBe(first)
  })

  test('for an unknown name in a section, the section is suggested; for an unknown path, nothing', () => {
    expect(suggestions('/guide/install/zzzzqqqq.html')).toEqual(['en /guide/install/'])
    expect(suggestions('/qqqqzzzz/wwww.html')).toEqual([])
    expect(suggestions('/404.html')).toEqual([])
    expect(suggestions('/zh/404.html')).toEqual([])
  })

  test('a renamed page is found by a mistyped old name', () => {
    const shard: ManifestShard = {
      format: 1,
      locale: 'en',
      folder: '/guide/drivers/',
      pages: [{ route: '/guide/drivers/new.html', file: 'en/guide/drivers/new.md', title: 'New', hash: '' }],
      folders: [],
      trail: [],
      redirects: { '/guide/drivers/quarkpan.html': '/guide/drivers/new.html' },
    }
    const address = { locale: 'en', route: '/guide/drivers/quarkpam.html' } as const
    expect(nearestPages(address, [shard], 5).map(({ title }) => title)).toEqual(['New'])
  })

  test('a page that only the other language has is offered in that language', () => {
    const shard = { format: 1, locale: 'en', folder: '/a/', folders: [], trail: [], redirects: {} } as const
    const page = { route: '/a/only.html', file: 'en/a/only.md', title: 'Only here', hash: '' }
    const found = nearestPages({ locale: 'zh', route: '/a/onyl.html' }, [{ ...shard, pages: [page] }], 5)
    expect(found).toEqual([
      { address: { locale: 'zh', route: '/a/only.html' }, title: 'Only here', textLocale: 'en' },
    ])
  })

  test('ten thousand pages need few shards and little time', () => {
    const pages = Array.from({ length: 10_000 }, (_, index): FoundPage => {
      const route = `/part-${index % 200}/topic-${Math.floor(index / 200)}-of-${index}.html`
      return {
        locale: 'en',
        route,
        file: `en${route.replace(/html$/, 'md')}`,
        title: `Topic ${index}`,
        hash: '',
        textHash: '',
        redirectFrom: [],
      }
    })
    let shardsWritten = 0
    const written = writeManifest(pages, {
      configFiles: [],
      hash: () => {
        shardsWritten += 1
        return shardsWritten.toString(16).padStart(16, '0')
      },
    })
    const large = readManifestRoot(JSON.parse(written.root))
    const shards = [...written.shards.values()].flatMap((text) => readManifestShard(JSON.parse(text)) ?? [])
    if (!large) throw new Error('no manifest')
    const address = { locale: 'en', route: '/part-77/topic-3-fo-677.html' } as const
    const near = shardsNear(address, large)
    expect(near.length).toBeLessThanOrEqual(12)
    expect(near[0]?.folder).toBe('/part-77/')
    let first = ''
    const milliseconds = cpuTime(() => {
      first = nearestPages(address, shards, 5)[0]?.address.route ?? ''
    })
    expect(first).toBe('/part-77/topic-3-of-677.html')
    expect(milliseconds).toBeLessThan(1000)
  })
})

describe('similarity of names', () => {
  test.each([
    ['docker', 'docker', 1],
    ['dokcer', 'docker', 5 / 6],
    ['docke', 'docker', 0.95],
    ['a', 'docker', 0],
    ['', '', 0],
  ])('%s and %s are as similar as readers find them', (one, other, expected) => {
    expect(likeness(one, other)).toBeCloseTo(expected, 2)
  })

  test('folded names have no punctuation, capitals, or full-width letters', () => {
    expect(foldName('Reverse－Proxy 2_b')).toBe('reverseproxy2b')
  })
})
