import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { check as checkEn } from '../../../src/config/locales/en/check.ts'
import { readContentFile, readPlainContent, splitFrontMatter } from '../../../src/content/front-matter.ts'
import { issueLine } from '../../../src/content/issue.ts'
import { metadataFields, readMetadata } from '../../../src/content/page-metadata.ts'

const read = (text: string) => readContentFile(text, 'en/a.md')
const metadataOf = async (yaml: string) => readMetadata(await read(`---\n${yaml}\n---\nText`), 'en/a.md')

describe('readContentFile', () => {
  test('a file without front matter is all body', async () => {
    expect(await read('# Title\n\n---\nText')).toMatchObject({
      values: {},
      body: '# Title\n\n---\nText',
      bodyLine: 1,
      issues: [],
    })
  })

  test('plain front matter with quotes, numbers, booleans, and CJK is read', async () => {
    const file = await read(
      '---\ntitle: "配置: 文件"\norder: 5\nindex: false\nicon: book\n# a remark\ndescription: It\'s 3:4\n---\n\nText\n',
    )
    expect(file.values).toEqual({
      title: '配置: 文件',
      order: 5,
      index: false,
      icon: 'book',
      description: "It's 3:4",
    })
    expect(file.body).toBe('\nText\n')
    expect(file.bodyLine).toBe(9)
    expect(file.lines).toMatchObject({ title: 2, order: 3, description: 7 })
  })

  test('a list in one line is plain too; one that says more is left to the YAML library', () => {
    const flat = (yaml: string) => readPlainContent(`---\n${yaml}\n---\nText`)?.values
    expect(flat('alias: [115 Open, 阿里网盘, webdav]')).toEqual({ alias: ['115 Open', '阿里网盘', 'webdav'] })
    for (const rich of [
      'alias: [a, "b"]',
      'alias: [a, [b]]',
      'alias: [a,]',
      'alias: []',
      'alias: [a: b]',
      'alias: [a',
    ])
      expect(flat(rich), rich).toBeUndefined()
  })

  test('what is read without the YAML library is what it reads, on every page; pages of drivers never need it', () => {
    const files = readdirSync('public/content', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.md'),
    )
    for (const file of files) {
      const text = readFileSync(join('public/content', file), 'utf8')
      const split = splitFrontMatter(text)
      const plain = readPlainContent(text)
      if (/guide\/drivers\/|^(?:en|zh)\/README\.md$/.test(file)) expect(plain, file).toBeDefined()
      if (split.kind !== 'found' || !plain) continue
      expect({ ...plain.values }, file).toEqual(load(split.yaml, { schema: CORE_SCHEMA }))
    }
  })

  test('nested maps and lists are read, also a list that is indented like its name', () => {
    const yaml =
      'title: A\nactions:\n  - text: Go\n    link: /a/\n\n  # a remark\n  -   text: "B: c"\nmore:\n- one\n- two\nof:\n    deep:\n        list:\n        - name: [x, y]'
    expect(readPlainContent(`---\n${yaml}\n---\nText`)?.values).toEqual({
      title: 'A',
      actions: [{ text: 'Go', link: '/a/' }, { text: 'B: c' }],
      more: ['one', 'two'],
      of: { deep: { list: [{ name: ['x', 'y'] }] } },
    })
  })

  test('each of 20,000 generated texts is read as by the YAML library, or left to the library', () => {
    const pieces = [
      'a: b',
      'a:',
      'b:',
      'c: 1',
      '- a',
      '- a: b',
      '- b:',
      '-',
      '- - a',
      'a',
      'd: [a, b]',
      '# a',
      'a : b',
      'e: "x: y"',
      '\tb: c',
      'f: | ',
      '',
    ]
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    let read = 0
    for (let count = 0; count < 20_000; count += 1) {
      const lines = Array.from(
        { length: 1 + random(6) },
        () => ' '.repeat(random(4) === 0 ? random(5) : 2 * random(3)) + pieces[random(pieces.length)],
      )
      const yaml = `a0: b\n${lines.join('\n')}\n`
      const plain = readPlainContent(`---\n${yaml}---\n`)
      if (!plain) continue
      read += 1
      expect({ ...plain.values }, yaml).toEqual(load(yaml, { schema: CORE_SCHEMA }))
    }
    expect(read).toBeGreaterThan(500)
  })

  test('richer front matter is read by the YAML library', async () => {
    const file = await read(
      '---\ntitle: A\nactions:\n  - { text: Go, link: /a/ }\ndate: 2026-01-02\n---\nText',
    )
    expect(file.values).toEqual({ title: 'A', actions: [{ text: 'Go', link: '/a/' }], date: '2026-01-02' })
  })

  test('a byte order mark and Windows line ends change nothing', async () => {
    const file = await read('\uFEFF---\r\ntitle: A\r\n---\r\nText\r\n')
    expect(file.values).toEqual({ title: 'A' })
    expect(file.body).toBe('Text\n')
  })

  test.each([
    ['broken YAML', '---\ntitle: [a\nb: {\n---\nText', 'Text'],
    ['a list', '---\n- a\n- b\n---\nText', 'Text'],
    ['no closing line', '---\ntitle: A\n\nText', '---\ntitle: A\n\nText'],
    ['the same name twice', '---\ntitle: A\ntitle: B\n---\nText', 'Text'],
  ])('%s: the page stays, with an issue that says where and what to do', async (_, text, body) => {
    const file = await read(text)
    expect(file.body).toBe(body)
    expect(file.issues).toHaveLength(1)
    expect(file.issues[0]).toMatchObject({
      file: 'en/a.md',
      line: expect.any(Number),
      kind: expect.stringMatching(/^front-matter-/),
    })
  })

  test('the names of JavaScript’s own properties are only names', async () => {
    const { metadata } = await metadataOf('__proto__: x\nconstructor: y\ntitle: A')
    expect(metadata).toEqual({ title: 'A' })
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })
})

describe('readMetadata', () => {
  test('[M1] every field is read in its own type, numbers and booleans in quotes too', async () => {
    const { metadata, issues } = await metadataOf(
      'title: 2026\norder: "5"\nindex: "false"\ntag: one\ncategory: [a, b]\nheaderDepth: 3',
    )
    expect(metadata).toEqual({
      title: '2026',
      order: 5,
      index: false,
      tag: ['one'],
      category: ['a', 'b'],
      headerDepth: 3,
    })
    expect(issues).toEqual([])
  })

  test('[M1] a wrong field is ignored and reported with its line; the others apply; unknown fields are accepted', async () => {
    const { metadata, issues } = await metadataOf('title: A\norder: first\nmine: {a: 1}\ndate: soon')
    expect(metadata).toEqual({ title: 'A' })
    expect(issues.map((issue) => issueLine(issue, checkEn).split('. ')[0])).toEqual([
      'en/a.md:3: The field order expects a number',
      'en/a.md:5: The field date expects a date such as 2026-03-05',
    ])
  })

  test.each([
    ['Ann', [{ name: 'Ann' }]],
    [
      '[Ann, {name: Bo, url: "https://bo.example"}]',
      [{ name: 'Ann' }, { name: 'Bo', url: 'https://bo.example' }],
    ],
    ['{name: Bo}', [{ name: 'Bo' }]],
    ['false', false],
  ])('[M4] an author is read: %s', async (yaml, author) => {
    expect((await metadataOf(`author: ${yaml}`)).metadata.author).toEqual(author)
  })

  test.each([
    'author: 5',
    'author: {nick: Bo}',
    'author: [3]',
    'category: {a: 1}',
    'category: 5',
    'tag: [[a]]',
    'tag: [a, 2024]',
  ])('[M4] %s is ignored, with an issue', async (yaml) => {
    const { metadata, issues } = await metadataOf(yaml)
    expect(metadata).toEqual({})
    expect(issues).toHaveLength(1)
  })

  test('[M4] a date keeps its day, whatever time follows it', async () => {
    expect((await metadataOf('date: 2026-01-02T23:59:00+08:00')).metadata.date).toBe('2026-01-02')
  })
})

test('[M8] [M1] docs/metadata.md names every field that has an effect, and no other', async () => {
  // Page views are read from the specification's field, but shown only with a counter, and none can be configured.
  const withoutEffect = new Set(['pageview'])
  const text = await readFile(join(import.meta.dirname, '../../../docs/metadata.md'), 'utf8')
  const rows = text.split('\n').filter((line) => /^\| `/.test(line))
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
  )
  const effective = Object.keys(metadataFields).filter((name) => !withoutEffect.has(name))
  expect(named.toSorted()).toEqual(effective.toSorted())
})
