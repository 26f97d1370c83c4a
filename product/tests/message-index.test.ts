import { describe, expect, test } from 'vitest'
import { indexOf, messagesOf } from '../messages/message-index.ts'

describe('the messages of a cell are found', () => {
  test.each([
    ['not init', ['not init'], ['not init']],
    ['bad cookie or no cookie', ['bad cookie', 'no cookie'], ['bad cookie', 'no cookie']],
    ['404 (GitHub), or not found', ['404', 'not found'], ['404', 'not found']],
    ['404 for /dav', ['404', '/dav'], ['404']],
    ['The guest user sees nothing', ['guest'], []],
    ['The page stays blank', [], []],
  ])('%s', (text, codes, messages) => {
    expect(messagesOf({ text, codes })).toEqual(messages)
  })
})

describe('index', () => {
  const messages = [
    { message: 'not init', page: 'b.md', link: './b.md#x' },
    { message: '[NOT found', page: 'a.md', link: './a.md#x' },
    { message: 'not init', page: 'a.md', link: './a.md#x' },
    { message: '404', page: 'a.md', link: './a.md#x' },
    { message: '失败|重试', page: 'a.md', link: './a.md#x' },
    { message: '{}:', page: 'a.md', link: './a.md#x' },
    { message: 'ok', page: 'a.md', link: './a.md#x' },
  ]
  const titles = new Map([['a.md', 'Page A']])

  test('has a section per letter, in the order of the letters, and a row per message', () => {
    expect(indexOf(messages, titles, 'en').split('\n')).toEqual([
      '### Digits',
      '',
      '| Message | Page |',
      '| --- | --- |',
      '| `404` | [Page A](./a.md#x) |',
      '',
      '### N',
      '',
      '| Message | Page |',
      '| --- | --- |',
      '| `[NOT found` | [Page A](./a.md#x) |',
      '| `not init` | [b.md](./b.md#x), [Page A](./a.md#x) |',
      '',
      '### Other characters {#other-characters}',
      '',
      '| Message | Page |',
      '| --- | --- |',
      '| `失败\\|重试` | [Page A](./a.md#x) |',
      '| `{}:` | [Page A](./a.md#x) |',
    ])
  })

  test('the index of messages has the same sections in Chinese', () => {
    const ids = (text: string) => [...text.matchAll(/^### (.+)$/gm)].map(([, title]) => title)
    expect(ids(indexOf(messages, titles, 'zh'))).toEqual([
      '数字 {#digits}',
      'N',
      '其他字符 {#other-characters}',
    ])
  })

  test('writes a message with a backtick as code', () => {
    expect(indexOf([{ message: 'a `b`', page: 'a.md', link: '#x' }], titles, 'en')).toContain(
      '| `` a `b` `` |',
    )
  })
})
