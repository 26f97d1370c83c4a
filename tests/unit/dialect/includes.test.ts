import { describe, expect, test } from 'vitest'
import { expandIncludes } from '../../../src/dialect/includes.ts'

const files = (table: Record<string, string>) => async (path: string) => table[path]
const page = 'en/guide/page.md'

describe('includes', () => {
  const table = {
    'en/guide/part.md': 'one\ntwo\nthree\nfour',
    'en/part.md': 'above',
    'en/guide/front.md': '---\ntitle: x\n---\n\nbody\nmore',
    'en/guide/empty.md': '---\n---\nbody\n\n---\nmore',
    'en/guide/regions.md': 'a\n<!-- #region first -->\nb\nc\n<!-- #endregion first -->\nd',
    'en/guide/sub/outer.md': 'outer\n<!-- @include: ../part.md{1} -->',
  }

  test.each([
    ['<!-- @include: ./part.md -->', 'one\ntwo\nthree\nfour'],
    ['<!-- @include: ./part.md{2-3} -->', 'two\nthree'],
    ['<!-- @include: ./part.md{2} -->', 'two'],
    ['<!-- @include: ./part.md{3-} -->', 'three\nfour'],
    ['<!-- @include: ./part.md{-2} -->', 'one\ntwo'],
    ['<!-- @include: ../part.md -->', 'above'],
    ['<!--@include:./part.md{1}-->', 'one'],
    ['<!-- @include: ./front.md -->', 'body\nmore'],
    ['<!-- @include: ./front.md{6} -->', 'more'],
    ['<!-- @include: ./empty.md -->', 'body\n\n---\nmore'],
    ['<!-- @include: ./regions.md#first -->', 'b\nc'],
    ['<!-- @include: ./regions.md -->', 'a\nb\nc\nd'],
    ['<!-- @include: ./sub/outer.md -->', 'outer\none'],
    ['- a\n\n  <!-- @include: ./part.md{1-2} -->', '- a\n\n  one\n  two'],
    ['```md\n<!-- @include: ./part.md -->\n```', '```md\n<!-- @include: ./part.md -->\n```'],
    ['~~~~\n```\n<!-- @include: ./part.md -->\n~~~~', '~~~~\n```\n<!-- @include: ./part.md -->\n~~~~'],
    ['text <!-- @include: ./part.md -->', 'text <!-- @include: ./part.md -->'],
    ['nothing here', 'nothing here'],
  ])('[D1] %j becomes the text of its files', async (body, expected) => {
    expect(await expandIncludes(body, page, files(table))).toEqual({ body: expected, issues: [] })
  })

  test.each([
    ['https://evil.example/x.md', 'foreign'],
    ['//evil.example/x.md', 'foreign'],
    ['/en/part.md', 'foreign'],
    ['part.md', 'foreign'],
    ['../../../part.md', 'foreign'],
    ['./a/../../../../x.md', 'foreign'],
    ['./part.txt', 'foreign'],
    ['./part.md?x', 'foreign'],
    ['.\\part.md', 'foreign'],
    ['./javascript:x.md', 'foreign'],
    ['./%E0%A4.md', 'foreign'],
    ['./absent.md', 'missing'],
    ['./regions.md#second', 'region'],
  ])('[D1] [D10] %s is an issue, and nothing is in its place', async (target, kind) => {
    const asked: string[] = []
    const load = async (path: string) => {
      asked.push(path)
      return files(table)(path)
    }
    const result = await expandIncludes(`a\n<!-- @include: ${target} -->\nb`, page, load)
    expect(result.issues).toMatchObject([{ kind, file: page, line: 2 }])
    expect(result.body).toBe('a\nb')
    if (kind === 'foreign') expect(asked).toEqual([])
  })

  test('[D1] a cycle is reported with each file', async () => {
    const circle = {
      'en/guide/a.md': '<!-- @include: ./b.md -->',
      'en/guide/b.md': 'b\n<!-- @include: ./a.md -->',
    }
    const result = await expandIncludes('<!-- @include: ./a.md -->', page, files(circle))
    expect(result.body).toBe('b')
    expect(result.issues).toEqual([
      {
        kind: 'cycle',
        file: 'en/guide/b.md',
        line: 2,
        detail: 'en/guide/a.md → en/guide/b.md → en/guide/a.md',
      },
    ])
  })

  test('[D1] a page does not include itself', async () => {
    const result = await expandIncludes('<!-- @include: ./page.md -->', page, files({ [page]: 'x' }))
    expect(result.issues).toMatchObject([{ kind: 'cycle', detail: `${page} → ${page}` }])
  })

  test('[D1] includes reach five files deep, not six', async () => {
    const chain = Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((n) => [`en/guide/${n}.md`, `${n}\n<!-- @include: ./${n + 1}.md -->`]),
    )
    const result = await expandIncludes('<!-- @include: ./1.md -->', page, files(chain))
    expect(result.body).toBe('1\n2\n3\n4\n5')
    expect(result.issues).toMatchObject([{ kind: 'depth', file: 'en/guide/5.md' }])
  })

  test('[D10] parts that include parts cannot multiply without end', async () => {
    const many = (next: string) =>
      Array.from({ length: 50 }, () => `<!-- @include: ./${next}.md -->`).join('\n')
    const bomb = { 'en/guide/a.md': many('b'), 'en/guide/b.md': many('c'), 'en/guide/c.md': 'x' }
    let loads = 0
    const load = async (path: string) => {
      loads += 1
      return files(bomb)(path)
    }
    const result = await expandIncludes(many('a'), page, load)
    expect(loads).toBe(64)
    expect(result.issues.some(({ kind }) => kind === 'amount')).toBe(true)
  })
})
