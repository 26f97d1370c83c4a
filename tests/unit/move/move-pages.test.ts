import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkTree } from '../../../scripts/check/check-tree.ts'
import { filesBelow } from '../../../scripts/content/list-files.ts'
import { hashOf } from '../../../scripts/shared/hash-of.ts'
import { writeFiles } from '../../../scripts/shared/write-files.ts'
import { translatedText } from '../../../src/content/translation.ts'
import { movedLink } from '../../../src/move/moved-link.ts'
import { movedText } from '../../../src/move/moved-text.ts'
import { runScript } from '../../support/run-script.ts'

const moves = new Map([
  ['en/guide/old.md', 'en/start/new.md'],
  ['en/docs/README.md', 'en/manual/README.md'],
  ['en/docs/a.md', 'en/manual/a.md'],
  ['en/docs/a.png', 'en/manual/a.png'],
])

describe('a link after a move', () => {
  test.each([
    ['./old.md#part', 'en/guide/other.md', '../start/new.md#part'],
    ['old.html?x=1', 'en/guide/other.md', '../start/new.html?x=1'],
    ['/guide/old.html', 'en/guide/other.md', '/start/new.html'],
    ['../docs/', 'en/guide/other.md', '../manual/'],
    ['../docs/README.md', 'en/guide/other.md', '../manual/README.md'],
    ['../docs/a.png', 'en/guide/other.md', '../manual/a.png'],
    ['./other.md', 'en/guide/old.md', '../guide/other.md'],
    ['./pic.png', 'en/guide/old.md', '../guide/pic.png'],
    ['./', 'en/guide/old.md', '../guide/'],
    ['../guide/other.md', 'en/docs/a.md', undefined],
    ['./a.md', 'en/docs/README.md', undefined],
    ['./other.md', 'en/guide/more.md', undefined],
    ['#part', 'en/guide/old.md', undefined],
    ['https://example.com/old.md', 'en/guide/old.md', undefined],
    ['/zh/guide/old.html', 'en/guide/other.md', undefined],
  ])('%s in %s becomes %s', (url, file, expected) => {
    expect(movedLink(url, file, moves)).toBe(expected)
  })
})

test('a page keeps everything but its links: code, texts that look like links, and its other fields', async () => {
  const text = `---
title: Other
prev: ./old.md
redirectFrom: /a.html
---

See ./old.md: [./old.md](./old.md "Old"), <a href="./old.md">old</a>, and [ref].

\`[x](./old.md)\`

\`\`\`md
[x](./old.md)
\`\`\`

::: tip
- [nested](old.md#x)
:::

[ref]: ./old.md
`
  const next = await movedText(text, 'en/guide/other.md', moves)
  expect(next).toBe(
    text
      .replace('prev: ./old.md', 'prev: ../start/new.md')
      .replace('(./old.md "Old")', '(../start/new.md "Old")')
      .replace('href="./old.md"', 'href="../start/new.md"')
      .replace('(old.md#x)', '(../start/new.md#x)')
      .replace('[ref]: ./old.md', '[ref]: ../start/new.md'),
  )
  expect(await movedText('---\nredirectFrom: /a.html\n---\n\nText\n', 'en/guide/old.md', moves)).toBe(
    '---\nredirectFrom:\n  - /a.html\n  - /guide/old.html\n---\n\nText\n',
  )
  expect(await movedText('Text\n', 'en/guide/old.md', moves)).toBe(
    '---\nredirectFrom: /guide/old.html\n---\n\nText\n',
  )
})

describe('npm run move', { timeout: 60_000 }, () => {
  let content: string
  const move = (...paths: readonly string[]) =>
    runScript('scripts/move/move-pages.ts', [...paths, '--content', content])
  const read = (file: string) => readFile(join(content, file), 'utf8')
  const page = (title: string, body: string, more = '') =>
    `---\ntitle: ${title}\ndescription: About ${title}.\n${more}---\n\n${body}\n`

  beforeEach(async () => {
    content = await mkdtemp(join(tmpdir(), 'move-'))
    const original = page('Old', 'See [more](./more.md).')
    const files = {
      'en/README.md': page('Home', '[Old](./guide/old.md)'),
      'en/guide/README.md': page('Guide', '[Old](./old.md)'),
      'en/guide/old.md': original,
      'en/guide/more.md': page('More', '[Old](old.html)'),
      'zh/README.md': page('首页', '[旧](/zh/guide/old.html)'),
      'zh/guide/README.md': page('指南', '文字'),
      'zh/guide/old.md': page('旧', '[更多](./more.md)', `basedOn: "${hashOf(translatedText(original))}"\n`),
      'zh/guide/more.md': page('更多', '文字'),
      'en/navbar.json': '[{ "text": "Old", "link": "/guide/old.html" }]\n',
      'en/sidebar.json':
        '{ "/guide/": [{ "text": "Group", "prefix": "", "children": ["old.html", "more.html"] }, "README.md"] }\n',
      'site.json': '{ "locales": { "/": { "title": "T" }, "/zh/": { "title": "T" } } }\n',
    }
    await writeFiles(new Map(Object.entries(files).map(([file, text]) => [join(content, file), text])))
  })
  afterEach(() => rm(content, { recursive: true }))

  const issues = async () =>
    (await checkTree({ content, public: content })).issues.map(({ file, kind }) => [file, kind])

  test('the command moves a page in all languages, and the check finds nothing new', async () => {
    const before = await issues()
    expect(await move('guide/old.md', 'start/new.md')).toMatchObject({ code: 0 })
    expect(await issues()).toEqual(before)
    expect(await filesBelow(content)).toEqual(expect.arrayContaining(['en/start/new.md', 'zh/start/new.md']))
    expect(await read('en/navbar.json')).toContain('"/start/new.html"')
    expect(await read('en/sidebar.json')).toContain('"/start/new.html"')
    expect(await read('en/start/new.md')).toContain('redirectFrom: /guide/old.html')
    expect(await read('zh/start/new.md')).toContain('redirectFrom: /zh/guide/old.html')
    expect(await read('zh/start/new.md')).toContain(hashOf(translatedText(await read('en/start/new.md'))))
  })

  test('the command moves a folder, and the check finds nothing new', async () => {
    const before = (await issues()).map(([, kind]) => kind)
    expect(await move('guide', 'manual')).toMatchObject({ code: 0 })
    expect((await issues()).map(([, kind]) => kind)).toEqual(before)
    expect(JSON.parse(await read('en/sidebar.json'))).toHaveProperty('/manual/')
  })

  test('the command moves nothing onto a page that exists, or from one that does not', async () => {
    const before = await filesBelow(content)
    for (const [paths, said] of [
      [['guide/old.md', 'guide/more.md'], /exists already, so nothing was moved/],
      [['guide/none.md', 'guide/new.md'], /doesn't exist in any language/],
      [['guide/old.md', 'guide/new.txt'], /can't be a page/],
      [['guide/old.md'], /Name the old and the new path/],
    ] as const) {
      const { code, printed } = await move(...paths)
      expect([code, printed]).toEqual([2, expect.stringMatching(said)])
    }
    expect(await filesBelow(content)).toEqual(before)
  })
})
