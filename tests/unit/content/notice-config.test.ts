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

  test('[S5] a notice without a key gets one that changes with its text', () => {
    const notice = { path: '/', title: 'A', content: 'B' }
    expect(noticeKeyOf({ ...notice, noticeKey: 'mine' })).toBe('mine')
    expect(noticeKeyOf(notice)).toBe(noticeKeyOf({ ...notice }))
    expect(noticeKeyOf(notice)).not.toBe(noticeKeyOf({ ...notice, content: 'C' }))
  })

  test('[M3] only the invalid entry or field is ignored, and each is reported', () => {
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
})
