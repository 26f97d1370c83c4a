import { describe, expect, test } from 'vitest'
import { editLinkOf } from '../../../src/content/edit-link.ts'
import { readContentFile } from '../../../src/content/front-matter.ts'
import type { ManifestShard } from '../../../src/content/manifest.ts'
import type { SidebarConfig } from '../../../src/content/navigation-config.ts'
import { pageHeadOf } from '../../../src/content/page-head.ts'
import { addressOfFile } from '../../../src/content/page-path.ts'
import { pageOf, pageViewOf } from '../../../src/content/page-view.ts'
import { readingTimeOf, reportedMinutes } from '../../../src/content/reading-time.ts'
import { repositoryUrl } from '../../../src/content/repository.ts'
import { sidebarOf } from '../../../src/content/sidebar.ts'
import type { SiteConfig } from '../../../src/content/site-config.ts'

async function read(file: string, text: string) {
  const address = addressOfFile(file)
  if (!address) throw new Error(`${file} is no page`)
  return pageOf(await readContentFile(text, file), { address, file, textLocale: address.locale })
}

const shard: ManifestShard = {
  format: 1,
  locale: 'en',
  folder: '/guide/install/',
  pages: [
    {
      route: '/guide/install/',
      file: 'en/guide/install/README.md',
      title: 'Installing',
      shortTitle: 'Install',
      hash: '1',
    },
    { route: '/guide/install/docker.html', file: 'en/guide/install/docker.md', title: 'Docker', hash: '2' },
    {
      route: '/guide/install/script.html',
      file: 'en/guide/install/script.md',
      title: 'Script',
      hash: '3',
      only: true,
    },
  ],
  folders: [],
  trail: [
    { route: '/', title: 'Home', hasPage: true },
    { route: '/guide/', title: 'Guide', icon: 'book', hasPage: true },
  ],
  redirects: {},
}
const sidebar: SidebarConfig = {
  '/guide/': [
    { text: 'Introduction', link: 'README.md' },
    {
      text: 'Install',
      prefix: 'install/',
      collapsible: true,
      children: [{ link: 'script' }, { text: 'Docker', link: 'docker.html' }],
    },
    { text: 'WebDAV', link: 'webdav.html', activeMatch: '^/guide/dav' },
    { text: 'Docker again', link: '/guide/install/docker.html' },
    { text: 'Forum', link: 'https://forum.example' },
  ],
}
const site = (config: SiteConfig = {}) => ({ config, sidebar, shard })

describe('titles', () => {
  test.each([
    ['title: A', '# B\n\nText', 'B', 'Text'],
    ['title: A', 'Text\n\n# Later', 'A', 'Text\n\n# Later'],
    ['order: 1', '# With `code` and [link](x) {#id}\nText', 'With code and link', 'Text'],
    ['order: 1', 'Under\n=====\nText', 'Under', 'Text'],
    ['order: 1', 'Text', 'docker', 'Text'],
  ])('come from front matter %s and body %j', async (yaml, body, title, rest) => {
    const page = await read('en/guide/install/docker.md', `---\n${yaml}\n---\n${body}`)
    expect(page.title).toBe(title)
    expect(page.body.trim()).toBe(rest)
  })
})

describe('pageViewOf', () => {
  test('[P1] the breadcrumb follows the path, with the titles of its folders', async () => {
    const page = await read('en/guide/install/docker.md', '---\ntitle: Docker\nicon: box\n---\n')
    expect(
      pageViewOf(page, site()).breadcrumb.map(({ text, icon, address }) => [text, icon, address?.route]),
    ).toEqual([
      ['Guide', 'book', '/guide/'],
      ['Install', undefined, '/guide/install/'],
      ['Docker', 'box', '/guide/install/docker.html'],
    ])
  })

  test('[P1] one level has no breadcrumb; metadata and configuration switch it and its icons off', async () => {
    const view = async (file: string, yaml: string, config: SiteConfig = {}) =>
      pageViewOf(await read(file, `---\n${yaml}\n---\n`), site(config)).breadcrumb
    expect(await view('en/pricing.md', 'title: A')).toEqual([])
    expect(await view('en/guide/README.md', 'title: A')).toEqual([])
    expect(await view('en/guide/install/docker.md', 'breadcrumb: false')).toEqual([])
    expect(await view('en/guide/install/docker.md', 'title: A', { breadcrumb: false })).toEqual([])
    const plain = await view('en/guide/install/docker.md', 'breadcrumbIcon: false')
    expect(plain.map(({ icon }) => icon)).toEqual([undefined, undefined, undefined])
  })

  test('[P1] breadcrumbExclude leaves a folder out', async () => {
    const page = await read('en/guide/install/docker.md', '---\ntitle: Docker\n---\n')
    const trail = shard.trail.map((folder) => ({ ...folder, breadcrumbExclude: folder.route === '/guide/' }))
    const view = pageViewOf(page, { ...site(), shard: { ...shard, trail } })
    expect(view.breadcrumb.map(({ text }) => text)).toEqual(['Install', 'Docker'])
  })

  test('[P6] the neighbors follow the order of the sidebar, with each page once', async () => {
    const view = pageViewOf(await read('en/guide/install/docker.md', 'Text'), site())
    expect(view.previous).toMatchObject({
      text: 'Script',
      target: { address: { route: '/guide/install/script.html' } },
    })
    expect(view.next).toMatchObject({ text: 'WebDAV' })
    const first = pageViewOf(await read('en/guide/README.md', 'Text'), site())
    expect(first.previous).toBeUndefined()
    expect(first.next).toMatchObject({ text: 'Script' })
  })

  test('[P6] prev and next of the page win; false removes; the configuration switches both off', async () => {
    const view = async (yaml: string, config: SiteConfig = {}) =>
      pageViewOf(await read('en/guide/install/docker.md', `---\n${yaml}\n---\n`), site(config))
    expect((await view('prev: false')).previous).toBeUndefined()
    expect((await view('next: ./script.md')).next).toMatchObject({ text: 'Script' })
    expect((await view('next: {text: Beyond, link: /other.html}')).next).toMatchObject({ text: 'Beyond' })
    expect((await view('title: A', { nextLink: false, prevLink: false })).next).toBeUndefined()
  })

  test('[R6] [X23] a page has all languages, unless the manifest says which ones', async () => {
    expect(pageViewOf(await read('en/guide/install/docker.md', ''), site()).locales).toEqual(['en', 'zh'])
    expect(pageViewOf(await read('en/guide/install/script.md', ''), site()).locales).toEqual(['en'])
    expect(pageViewOf(await read('en/guide/install/new.md', ''), site()).locales).toEqual(['en'])
    // A site may list languages that an older application does not know.
    const pages = shard.pages.map((page) => ({ ...page, in: ['ja', 'zh', 'en'] }))
    const newer = { ...site(), shard: { ...shard, pages } }
    expect(pageViewOf(await read('en/guide/install/docker.md', ''), newer).locales).toEqual(['en', 'zh'])
  })
})

describe('sidebarOf', () => {
  const at = (route: string, config: SidebarConfig = sidebar) =>
    sidebarOf({ address: { locale: 'en', route }, config, shard })

  test('[B2] the current page is marked inside its group', () => {
    const found = at('/guide/install/docker.html')
    if (found.kind !== 'items') throw new Error('no items')
    expect(found.items.map(({ text, isCurrent, holdsCurrent }) => [text, isCurrent, holdsCurrent])).toEqual([
      ['Introduction', false, false],
      ['Install', false, true],
      ['WebDAV', false, false],
      ['Docker again', true, true],
      ['Forum', false, false],
    ])
    expect(found.items[4]?.url).toBe('https://forum.example/')
    expect(found.items[1]?.children[0]).toMatchObject({
      text: 'Script',
      address: { route: '/guide/install/script.html' },
    })
  })

  test('[B2] activeMatch marks an item for other paths; a broken pattern marks nothing', () => {
    const found = at('/guide/davfs.html')
    expect(found.kind === 'items' && found.items[2]?.isCurrent).toBe(true)
    const broken = at('/guide/x.html', { '/': [{ text: 'A', link: 'a', activeMatch: '(' }] })
    expect(broken.kind === 'items' && broken.items[0]?.isCurrent).toBe(false)
  })

  test('[B3] there is no sidebar under /tool/, or if the configuration says false', () => {
    expect(at('/tool/115/token.html', { '/': 'tree' })).toEqual({ kind: 'none' })
    expect(at('/guide/', { '/guide/': false })).toEqual({ kind: 'none' })
  })

  test('[B7] a path without a matching key is recognized; the longest key wins', () => {
    expect(at('/pricing.html')).toEqual({ kind: 'unconfigured' })
    expect(at('/guide/', { '/': [], '/guide/': [{ text: 'A' }] })).toMatchObject({ items: [{ text: 'A' }] })
  })

  test('without configuration the tree makes it: the folders above as groups, the pages inside', () => {
    const found = at('/guide/install/docker.html', { '/': 'tree' })
    if (found.kind !== 'items') throw new Error('no items')
    expect(found.items).toMatchObject([
      {
        text: 'Guide',
        children: [{ text: 'Install', children: [{ text: 'Docker', isCurrent: true }, { text: 'Script' }] }],
      },
    ])
  })

  test('[B1] Chinese keys and links stay in Chinese', () => {
    const found = sidebarOf({
      address: { locale: 'zh', route: '/guide/a.html' },
      config: { '/zh/guide/': [{ text: '甲', link: 'a.html' }] },
      shard: undefined,
    })
    expect(found).toMatchObject({
      items: [{ text: '甲', isCurrent: true, address: { locale: 'zh', route: '/guide/a.html' } }],
    })
  })
})

describe('reading time', () => {
  test('[P3] the reading time counts words in Latin and characters in Chinese, without markup', () => {
    expect(readingTimeOf('Three short words').words).toBe(3)
    expect(readingTimeOf('配置文件 config.json 说明').words).toBe(7)
    expect(readingTimeOf('[text](https://example.com/a/b/c) <Badge text="x" /> <!-- no -->').words).toBe(1)
    expect(readingTimeOf('')).toEqual({ words: 0, minutes: 0 })
  })

  test('[P3] the machine-readable time is at least one minute', () => {
    expect(reportedMinutes({ minutes: 0.1, words: 30 })).toBe(1)
    expect(reportedMinutes({ minutes: 2.6, words: 800 })).toBe(3)
  })

  test('[P2] metadata may give the reading time', async () => {
    expect(
      (await read('en/a.md', '---\nreadingTime: {minutes: 9, words: 5}\n---\nText')).readingTime,
    ).toEqual({ minutes: 9, words: 5 })
  })
})

describe('edit links', () => {
  const file = 'en/guide/drivers/Old V2 V3.md'
  test.each([
    [
      'owner/docs',
      'https://github.com/owner/docs/edit/main/public/content/en/guide/drivers/Old%20V2%20V3.md',
    ],
    [
      'https://gitlab.example.org/a/b',
      'https://gitlab.example.org/a/b/-/edit/main/public/content/en/guide/drivers/Old%20V2%20V3.md',
    ],
    [
      'https://gitee.com/a/b/',
      'https://gitee.com/a/b/edit/main/public/content/en/guide/drivers/Old%20V2%20V3.md',
    ],
  ])('[M6] [P5] lead to the editor of %s', (docsRepo, url) => {
    expect(editLinkOf(file, { docsRepo })).toBe(url)
  })

  test('[M6] lead to Bitbucket, to another branch and folder, and to a pattern of the site', () => {
    expect(
      editLinkOf('en/a.md', { docsRepo: 'https://bitbucket.org/a/b', docsBranch: 'v3', docsDir: '/docs/' }),
    ).toBe('https://bitbucket.org/a/b/src/v3/docs/en/a.md?mode=edit&spa=0&at=v3&fileviewer=file-view-default')
    expect(
      editLinkOf('en/a.md', {
        docsRepo: 'https://git.example/a',
        docsDir: '',
        editLinkPattern: ':repo/e/:branch/:path',
      }),
    ).toBe('https://git.example/a/e/main/en/a.md')
  })

  test('[P5] edit links are missing without a repository, for an unknown host, and for an unsafe scheme', () => {
    expect(editLinkOf('en/a.md', {})).toBeUndefined()
    expect(editLinkOf('en/a.md', { repo: 'https://git.example/a' })).toBeUndefined()
    expect(editLinkOf('en/a.md', { repo: 'a/b', editLinkPattern: 'javascript:alert(1)' })).toBeUndefined()
    expect(repositoryUrl('javascript:alert(1)')).toBeUndefined()
  })
})

describe('pageHeadOf', () => {
  const headOf = async (file: string, text: string, config: SiteConfig = {}) => {
    const page = await read(file, text)
    const view = pageViewOf(page, site(config))
    return pageHeadOf({
      address: page.address,
      site: config,
      page,
      view,
      siteTitle: 'Docs',
      siteDescription: 'About',
      screen: { kind: 'unknown', title: 'Not found' },
      absolute: (path) => `https://x.test${path}`,
    })
  }

  test('[R6] the head of a page has title, description, canonical address, and alternates', async () => {
    const head = await headOf('en/guide/install/docker.md', '---\ntitle: Docker\ndescription: Run it\n---\n')
    expect(head.title).toBe('Docker | Docs')
    expect(head.lang).toBe('en-US')
    const texts = head.tags.map(({ attributes }) => Object.values(attributes).join(' '))
    expect(texts).toContain('description Run it')
    expect(texts).toContain('canonical https://x.test/guide/install/docker.html')
    expect(texts).toContain('alternate zh-CN https://x.test/zh/guide/install/docker.html')
    expect(texts).toContain('alternate x-default https://x.test/guide/install/docker.html')
    expect(texts).toContain('og:title Docker | Docs')
  })

  test('[R6] configured head entries pass only where they are harmless', async () => {
    const head = await headOf('en/a.md', '', {
      head: [
        ['meta', { name: 'theme-color', content: '#fff' }],
        ['meta', { 'http-equiv': 'refresh', content: '0;url=//evil' }],
        ['link', { rel: 'stylesheet', href: '//evil' }],
      ],
    })
    const configured = head.tags.filter(({ attributes }) =>
      /theme-color|refresh|stylesheet/.test(JSON.stringify(attributes)),
    )
    expect(configured).toHaveLength(1)
  })

  const headOfScreen = (screen: Parameters<typeof pageHeadOf>[0]['screen']) =>
    pageHeadOf({
      address: { locale: 'zh', route: '/nope.html' },
      site: {},
      page: undefined,
      view: undefined,
      siteTitle: 'Docs',
      siteDescription: 'About',
      screen,
      absolute: (path) => path,
    })
  const noIndex = { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }

  test('[R4] a screen without a page is not indexed', () => {
    const head = headOfScreen({ kind: 'unknown', title: '页面不存在' })
    expect(head).toMatchObject({ title: '页面不存在 | Docs', lang: 'zh-CN' })
    expect(head.tags).toContainEqual(noIndex)
  })

  test('[E9] a page that could not be loaded has a title that says so, and stays in search engines', () => {
    const head = headOfScreen({ kind: 'failed', title: '页面加载失败' })
    expect(head.title).toBe('页面加载失败 | Docs')
    expect(head.tags).not.toContainEqual(noIndex)
  })
})
