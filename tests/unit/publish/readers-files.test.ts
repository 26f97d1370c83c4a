import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { llmsFile, writeLlms, writeLlmsFull } from '../../../scripts/publish/llms.ts'
import { siteAddressOf } from '../../../scripts/publish/site-address.ts'
import { writeRobots, writeSitemap } from '../../../scripts/publish/sitemap.ts'
import { filesOf } from '../../../src/content/page-path.ts'
import type { FoundPage } from '../../../src/content/write-manifest.ts'

function page(locale: 'en' | 'zh', route: string, more: Partial<FoundPage> = {}): FoundPage {
  const [file = ''] = filesOf({ locale, route })
  return { locale, route, file, title: route, hash: '0', textHash: '0', redirectFrom: [], ...more }
}

const pages = [
  page('en', '/', { title: 'Home' }),
  page('zh', '/', { title: '首页' }),
  page('en', '/guide/', { title: 'Guide', order: 1 }),
  page('zh', '/guide/', { title: '指南', description: '一句\n话。' }),
  page('en', '/guide/b & c.html', { title: 'B [c]', order: 2, description: 'About b.' }),
  page('en', '/guide/a.html', { title: 'A', order: 3 }),
  page('en', '/guide/drivers/deep/x.html', { title: 'X' }),
  page('en', '/guide/drivers/', { title: 'Drivers' }),
  page('en', '/guide/hidden.html', { title: 'Hidden', index: false }),
]
const site = {
  siteUrl: 'https://docs.example.com',
  locales: { '/': { title: 'Docs', description: 'All of it.' } },
}
const address = siteAddressOf(site, '/docs/')

describe('sitemap.xml', () => {
  const xml = writeSitemap(pages, address)
  const document = new JSDOM(xml, { contentType: 'application/xml' }).window.document
  const urls = [...document.querySelectorAll('url')]
  const entry = (loc: string) => urls.find((url) => url.querySelector('loc')?.textContent === loc)

  test('[X16] the sitemap names every listed page once, by its whole address', () => {
    expect(urls.map((url) => url.querySelector('loc')?.textContent)).toEqual([
      'https://docs.example.com/docs/',
      'https://docs.example.com/docs/guide/',
      'https://docs.example.com/docs/guide/a.html',
      'https://docs.example.com/docs/guide/b%20&%20c.html',
      'https://docs.example.com/docs/guide/drivers/',
      'https://docs.example.com/docs/guide/drivers/deep/x.html',
      'https://docs.example.com/docs/zh/',
      'https://docs.example.com/docs/zh/guide/',
    ])
  })

  test('[X16] a page in two languages names both, itself too, and the first for all others', () => {
    for (const loc of ['https://docs.example.com/docs/guide/', 'https://docs.example.com/docs/zh/guide/']) {
      const alternates = [
        ...(entry(loc)?.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link') ?? []),
      ]
      expect(alternates.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
        ['en-US', 'https://docs.example.com/docs/guide/'],
        ['zh-CN', 'https://docs.example.com/docs/zh/guide/'],
        ['x-default', 'https://docs.example.com/docs/guide/'],
      ])
    }
    expect(entry('https://docs.example.com/docs/guide/a.html')?.children).toHaveLength(1)
  })

  test('[X16] robots.txt lists the sitemap if there is one', () => {
    expect(writeRobots(address)).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://docs.example.com/docs/sitemap.xml\n',
    )
    expect(writeRobots(siteAddressOf({ siteUrl: 'ftp://x' }, '/'))).toBe('User-agent: *\nAllow: /\n')
  })
})

describe('llms.txt', () => {
  test('[X16] it contains the name, a description, and links to the Markdown of every listed page by section', () => {
    expect(writeLlms({ locale: 'en', pages, site, address })).toBe(
      [
        '# Docs',
        '> All of it.',
        '## Home',
        '- [Home](https://docs.example.com/docs/content/en/README.md)',
        '## Guide',
        [
          '- [Guide](https://docs.example.com/docs/content/en/guide/README.md)',
          '- [B \\[c\\]](https://docs.example.com/docs/content/en/guide/b%20&%20c.md): About b.',
          '- [A](https://docs.example.com/docs/content/en/guide/a.md)',
        ].join('\n'),
        '## Guide / Drivers',
        [
          '- [Drivers](https://docs.example.com/docs/content/en/guide/drivers/README.md)',
          '- [X](https://docs.example.com/docs/content/en/guide/drivers/deep/x.md)',
        ].join('\n'),
      ]
        .join('\n\n')
        .concat('\n'),
    )
  })

  test('[X16] each language has its own file; without the site’s address, links start at its root', () => {
    const own = writeLlms({ locale: 'zh', pages, site: {}, address: siteAddressOf({}, '/') })
    expect(own).toContain('- [指南](/content/zh/guide/README.md): 一句 话。')
    expect(own).not.toContain('/en/')
    expect(llmsFile('en', 'llms.txt')).toBe('llms.txt')
    expect(llmsFile('zh', 'llms-full.txt')).toBe('zh/llms-full.txt')
  })

  test('[X16] llms-full.txt contains every text once, in the same order', () => {
    const full = writeLlmsFull({ locale: 'en', pages, site, address }, (file) => `Text of ${file}.\n\n`)
    const texts = [...full.matchAll(/^Text of (.*)\.$/gm)].map(([, file]) => file)
    expect(texts).toEqual([
      ...['en/README.md', 'en/guide/README.md', 'en/guide/b & c.md', 'en/guide/a.md'],
      ...['en/guide/drivers/README.md', 'en/guide/drivers/deep/x.md'],
    ])
    expect(full).toContain('\n\n---\n\n# A\n\n<https://docs.example.com/docs/guide/a.html>\n\nText of')
  })
})
