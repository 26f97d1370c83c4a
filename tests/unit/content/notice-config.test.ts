import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { sayFault } from '../../../src/config/locales/check-words.ts'
import { check as checkEn } from '../../../src/config/locales/en/check.ts'
import { isNoticeFor, noticeKeyOf, readNotices } from '../../../src/content/notice-config.ts'

describe('notices', () => {
  test('[S5] a path fits by its beginning, a match by its expression', () => {
    expect(isNoticeFor({ path: '/guide/install/' }, '/guide/install/docker.html')).toBe(true)
    expect(isNoticeFor({ path: '/guide/install/' }, '/guide/')).toBe(false)
    expect(isNoticeFor({ match: '/drivers/(s3|smb)\\.html$' }, '/guide/drivers/s3.html')).toBe(true)
    expect(isNoticeFor({ match: '/drivers/(s3|smb)\\.html$' }, '/guide/drivers/sftp.html')).toBe(false)
  })

  test('[S5] a notice without a key has one of its own, which changes with its words', () => {
    const notice = { path: '/', title: 'A', content: 'B' }
    expect(noticeKeyOf({ ...notice, noticeKey: 'mine' })).toBe('mine')
    expect(noticeKeyOf(notice)).toBe(noticeKeyOf({ ...notice }))
    expect(noticeKeyOf(notice)).not.toBe(noticeKeyOf({ ...notice, content: 'C' }))
  })

  test('[M3] a bad entry costs itself, a bad field costs itself; both are told', () => {
    const { value, issues } = readNotices(
      [
        { path: '/', title: 'Good', showOnce: 'perhaps' },
        { title: 'Nowhere' },
        { match: '(', title: 'Broken' },
        { path: '/' },
        'text',
      ],
      'en',
    )
    expect(value).toEqual([{ path: '/', title: 'Good' }])
    expect(issues.map((issue) => `${issue.file}: ${sayFault(issue, checkEn).what}`)).toEqual([
      'en/notices.json: Entry 1: the field showOnce expects true or false.',
      'en/notices.json: Entry 2 needs a path or a match.',
      'en/notices.json: The match of entry 3 is not a regular expression.',
      'en/notices.json: Entry 4 needs a title or content.',
      'en/notices.json: Entry 5 needs a path or a match.',
    ])
    expect(readNotices({}, 'zh').issues).toHaveLength(1)
  })

  test('[S6] [K28] the notice of v3.30.0 says what it drops and where to read on, in both languages', async () => {
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
      for (const word of [
        'v3.30.0',
        'Windows 7',
        'Server 2008',
        'https://github.com/AlistGo/alist/issues/',
      ]) {
        expect(notice?.content).toContain(word)
      }
      expect(notice?.actions?.map(({ link }) => link)).toEqual([
        'https://github.com/AlistGo/alist',
        `${prefix}/guide/drivers/aliyundrive_open.html`,
      ])
    }
  })
})
