import { describe, expect, test } from 'vitest'
import {
  addressOfFile,
  filesOf,
  foldersTo,
  localeOfPathname,
  pathnameOf,
  readPathname,
} from '../../../src/content/page-path.ts'

const canonical = (locale: string, route: string) => ({
  kind: 'canonical',
  locale,
  routes: [route],
  address: { locale, route },
})

describe('readPathname', () => {
  test.each([
    ['/', canonical('en', '/')],
    ['/zh/', canonical('zh', '/')],
    ['/guide/', canonical('en', '/guide/')],
    ['/guide/install/docker.html', canonical('en', '/guide/install/docker.html')],
    ['/zh/guide/install/docker.html', canonical('zh', '/guide/install/docker.html')],
    ['/guide/drivers/Old%20V2%20V3.html', canonical('en', '/guide/drivers/Old V2 V3.html')],
    ['/guide/drivers/baidu.photo.html', canonical('en', '/guide/drivers/baidu.photo.html')],
    ['/%E4%BA%91%E7%9B%98/', canonical('en', '/云盘/')],
    ['/云盘/', canonical('en', '/云盘/')],
    ['/404.html', canonical('en', '/404.html')],
    ['/zhou.html', canonical('en', '/zhou.html')],
  ])('[R1] %s is exact', (pathname, reading) => {
    expect(readPathname(pathname)).toEqual(reading)
  })

  test.each([
    ['/guide/install/docker', 'en', ['/guide/install/docker.html', '/guide/install/docker/']],
    ['/guide/install/docker.md', 'en', ['/guide/install/docker.html', '/guide/install/docker.md/']],
    ['/guide/install/docker.html/', 'en', ['/guide/install/docker.html', '/guide/install/docker.html/']],
    ['/guide/install', 'en', ['/guide/install.html', '/guide/install/']],
    ['/guide//install/', 'en', ['/guide/install/', '/guide/install.html']],
    ['/guide/README', 'en', ['/guide/', '/guide/README/']],
    ['/guide/README.md', 'en', ['/guide/', '/guide/README.md/']],
    ['/guide/index.html', 'en', ['/guide/', '/guide/index.html/']],
    ['/index.html', 'en', ['/', '/index.html/']],
    ['/zh', 'zh', ['/']],
    ['/ZH/guide/', 'zh', ['/guide/', '/guide.html']],
    ['/guide/drivers/baidu.photo', 'en', ['/guide/drivers/baidu.photo.html', '/guide/drivers/baidu.photo/']],
    ['//evil.example/', 'en', ['/evil.example/', '/evil.example.html']],
    ['/DOCKER.HTML', 'en', ['/DOCKER.html', '/DOCKER.HTML/']],
  ])('[R3] %s is another way to write a page', (pathname, locale, routes) => {
    const reading = readPathname(pathname)
    expect(reading).toMatchObject({ kind: 'variant', locale })
    expect(reading.routes.slice(0, routes.length)).toEqual(routes)
  })

  test.each([
    '/a/../b',
    '/a/%2e%2e/b',
    '/a%2Fb',
    '/a%5Cb',
    '/a%00b',
    '/%',
    '/%E4%BA',
    '/a/./b',
    '/\udc00/a.html',
  ])('[R4] %s can be no page', (pathname) => {
    expect(readPathname(pathname)).toMatchObject({ kind: 'unreadable' })
  })

  test('[R4] never throws and never leads out of the site, whatever the path', () => {
    const pieces = [
      '/',
      '//',
      '..',
      '%2e',
      '%2F',
      '%5C',
      '\\',
      'zh',
      'ZH',
      '.html',
      '.md',
      'README',
      '云',
      '%E4',
      '%',
      '?',
      '#',
      ' ',
      ':',
      '@evil.example',
    ]
    for (let seed = 0; seed < 4000; seed++) {
      let state = seed
      const pick = () => {
        state = (state * 1103515245 + 12345) % 2147483648
        return pieces[state % pieces.length]
      }
      const reading = readPathname(`/${pick()}${pick()}${pick()}${pick()}`)
      if (reading.kind === 'unreadable') continue
      const { locale, routes } = reading
      for (const route of routes) {
        const url = new URL(pathnameOf({ locale, route }), 'http://here.test')
        expect(url.origin).toBe('http://here.test')
        expect(url.pathname).not.toMatch(/^\/\/|\/\.\.?(\/|$)/)
      }
    }
  })
})

describe('files and addresses', () => {
  test.each([
    ['en/guide/install/docker.md', 'en', '/guide/install/docker.html'],
    ['en/README.md', 'en', '/'],
    ['zh/guide/README.md', 'zh', '/guide/'],
    ['zh/guide/index.md', 'zh', '/guide/'],
    ['en/guide/drivers/Old V2 V3.md', 'en', '/guide/drivers/Old V2 V3.html'],
    ['en/云盘/说明.md', 'en', '/云盘/说明.html'],
  ])('%s is the page %s %s', (file, locale, route) => {
    expect(addressOfFile(file)).toEqual({ locale, route })
    expect(filesOf({ locale: locale as 'en', route })).toContain(file)
  })

  test.each([
    'en/guide/_part.md',
    'en/_parts/a.md',
    'en/.hidden.md',
    'fr/README.md',
    'en/a.txt',
    'README.md',
  ])('%s is no page', (file) => expect(addressOfFile(file)).toBeUndefined())

  test('a path written by us is read as the same exact page', () => {
    for (const route of ['/', '/a/', '/a b/c d.html', '/100%.html', '/问 答/甲.html', "/it's(1)+&.html"]) {
      for (const locale of ['en', 'zh'] as const) {
        expect(readPathname(pathnameOf({ locale, route }))).toEqual(canonical(locale, route))
      }
    }
  })

  test('folders lead from the root to the page', () => {
    expect(foldersTo('/guide/install/docker.html')).toEqual(['/', '/guide/', '/guide/install/'])
    expect(foldersTo('/guide/')).toEqual(['/', '/guide/'])
    expect(foldersTo('/')).toEqual(['/'])
  })

  test('the language of any path is known', () => {
    expect(localeOfPathname('/zh/x')).toBe('zh')
    expect(localeOfPathname('//zh/%')).toBe('zh')
    expect(localeOfPathname('/zhx')).toBe('en')
  })
})
