import { describe, expect, test } from 'vitest'
import { resolveLink } from '../../../src/content/link.ts'

const docker = { locale: 'en', route: '/guide/install/docker.html' } as const
const zhGuide = { locale: 'zh', route: '/guide/' } as const
const page = (locale: string, route: string, hash = '', search = '') => ({
  kind: 'page',
  address: { locale, route },
  search,
  hash,
})

describe('resolveLink', () => {
  test.each([
    ['./script.md', page('en', '/guide/install/script.html')],
    ['script.md#run', page('en', '/guide/install/script.html', '#run')],
    ['../drivers/README.md', page('en', '/guide/drivers/')],
    ['../drivers/Old%20V2%20V3.md', page('en', '/guide/drivers/Old V2 V3.html')],
    ['../drivers/baidu.photo', page('en', '/guide/drivers/baidu.photo.html')],
    ['/zh/faq/why.html?a=b#c', page('zh', '/faq/why.html', '#c', '?a=b')],
    ['#update', page('en', '/guide/install/docker.html', '#update')],
    ['', page('en', '/guide/install/docker.html')],
    ['/guide', page('en', '/guide.html')],
  ])('[L2] %s leads to its page', (href, target) => {
    expect(resolveLink(href, docker)).toEqual(target)
  })

  test('[L2] a folder index links from its own folder', () => {
    expect(resolveLink('./install/docker.md', zhGuide)).toEqual(page('zh', '/guide/install/docker.html'))
  })

  test('resolves files beside a page and files of the site', () => {
    expect(resolveLink('./img/a.png', docker)).toEqual({
      kind: 'file',
      path: '/content/en/guide/install/img/a.png',
    })
    expect(resolveLink('img/a.png', zhGuide)).toEqual({ kind: 'file', path: '/content/zh/guide/img/a.png' })
    expect(resolveLink('/img/logo.svg', docker)).toEqual({ kind: 'file', path: '/img/logo.svg' })
  })

  test.each([
    ['https://example.com/a b', 'https://example.com/a%20b'],
    ['//example.com', 'https://example.com/'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
  ])('[L3] %s is another site', (href, url) => {
    expect(resolveLink(href, docker)).toEqual({ kind: 'external', url })
  })

  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a/b',
    'http://[',
    '/a%2Fb',
    '/a/%00',
  ])('[D10] %s is refused', (href) => {
    expect(resolveLink(href, docker)).toEqual({ kind: 'refused' })
  })

  test.each([
    '\\\\evil.example',
    '/\\evil.example',
    '/%09/evil.example',
    '\t//evil.example',
  ])('[D10] %s never leaves the site unnoticed', (href) => {
    const target = resolveLink(href, docker)
    expect(['refused', 'external', 'page']).toContain(target.kind)
    if (target.kind === 'page') expect(target.address.route).toMatch(/^\/[^/]/)
  })
})
