import { describe, expect, test } from 'vitest'
import { discussionOf, discussionsUrl } from '../../../src/content/discussion.ts'

const config = { provider: 'giscus', repo: 'owner/name', repoId: 'R_1' } as const

describe('[P7] comments', () => {
  test('comments belong to the pathname, have the field on top, and wait for the reader by default', () => {
    expect(discussionOf(config, {})).toEqual({
      repo: 'owner/name',
      repoId: 'R_1',
      category: undefined,
      categoryId: undefined,
      mapping: 'pathname',
      inputPosition: 'top',
      reactionsEnabled: true,
      strict: false,
      lazyLoading: true,
      lightTheme: 'light',
      darkTheme: 'dark',
      load: 'ask',
    })
  })

  test('there is no link without a repository or its ID, with another provider, or if a page disables it', () => {
    expect(discussionOf(undefined, {})).toBeUndefined()
    expect(discussionOf({ provider: 'none', repo: 'owner/name', repoId: 'R_1' }, {})).toBeUndefined()
    expect(discussionOf({ repo: 'owner/name' }, {})).toBeUndefined()
    expect(discussionOf({ repo: 'no repository', repoId: 'R_1' }, {})).toBeUndefined()
    expect(discussionOf(config, { comment: false })).toBeUndefined()
  })

  test('the link to the discussions contains the page', () => {
    const discussion = discussionOf(config, {})
    if (!discussion) throw new Error('no discussion')
    expect(discussionsUrl(discussion, '/')).toBe('https://github.com/owner/name/discussions')
    expect(discussionsUrl(discussion, '/zh/guide/a b.html')).toBe(
      'https://github.com/owner/name/discussions?discussions_q=zh%2Fguide%2Fa%20b',
    )
  })
})
