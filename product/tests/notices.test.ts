import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { isNoticeFor, readNotices } from '../../src/content/notice-config.ts'

test('[S6] [K28] the notice of v3.30.0 names the dropped systems and links to details, in both languages', async () => {
  for (const locale of ['en', 'zh'] as const) {
    const json: unknown = JSON.parse(await readFile(`public/content/${locale}/notices.json`, 'utf8'))
    const { value, issues } = readNotices(json, locale)
    expect(issues).toEqual([])
    const notice = value.find(({ noticeKey }) => noticeKey === 'v3.30.0')
    const prefix = locale === 'en' ? '' : '/zh'
    expect(notice?.showOnce).toBe(true)
    const shown = ['', 'desktop', 'docker', 'manual', 'paas', 'reverse-proxy', 'script', 'source'].filter(
      (page) => notice && isNoticeFor(notice, `${prefix}/guide/install/${page && `${page}.html`}`),
    )
    expect(shown, 'where the system matters').toEqual(['', 'desktop', 'manual', 'script', 'source'])
    for (const word of ['v3.30.0', 'Windows 7', 'Server 2008', 'https://github.com/AlistGo/alist/issues/']) {
      expect(notice?.content).toContain(word)
    }
    expect(notice?.actions?.map(({ link }) => link)).toEqual([
      'https://github.com/AlistGo/alist',
      `${prefix}/guide/drivers/aliyundrive_open.html`,
    ])
  }
})
