import { describe, expect, test } from 'vitest'
import { createSlugger, isReservedId, slugify } from '../../../src/dialect/slug.ts'
import { cpuTime } from '../../support/cpu-time.ts'

describe('slugs', () => {
  test.each([
    ['Install', 'install'],
    ['2FA', '_2fa'],
    ['1. Install', '_1-install'],
    ['config.json', 'config-json'],
    ['Café au lait', 'cafe-au-lait'],
    ['云盘类型', '云盘类型'],
    ['安装 Docker', '安装-docker'],
    ['全角：冒号', '全角-冒号'],
    ['  --a  b--  ', 'a-b'],
    ['`--flag` <value>', 'flag-value'],
    ['a_b', 'a-b'],
    ['What’s “new”?', 'what-s-new'],
    ['a\u0000b', 'ab'],
    ['🚀 Fast', '🚀-fast'],
    ['!!!', ''],
  ])('[P12] %j gives %j', (text, slug) => {
    expect(slugify(text)).toBe(slug)
  })

  test('[P12] [X11] an ID can be percent-encoded, also that of half a character', () => {
    const slugger = createSlugger([])
    for (const id of [slugger.fromText('a\udc00'), slugger.fromAuthor('b\ud800')])
      expect(() => encodeURIComponent(id)).not.toThrow()
  })

  test('[P12] repeated texts are numbered from 1', () => {
    const slugger = createSlugger([])
    expect(['Usage', 'Usage', 'usage', 'Usage'].map(slugger.fromText)).toEqual([
      'usage',
      'usage-1',
      'usage-2',
      'usage-3',
    ])
  })

  test('[P12] a number that another heading has is passed over', () => {
    const slugger = createSlugger([])
    expect(['a 1', 'a', 'a', 'a'].map(slugger.fromText)).toEqual(['a-1', 'a', 'a-2', 'a-3'])
  })

  test('[P12] an authored ID is reserved for its heading, even for a later one', () => {
    const slugger = createSlugger(['setup'])
    expect(slugger.fromText('Setup')).toBe('setup-1')
    expect(slugger.fromAuthor('setup')).toBe('setup')
    expect(slugger.fromAuthor('setup')).toBe('setup-2')
  })

  test('[P12] a heading without any letter has an id all the same', () => {
    const slugger = createSlugger([])
    expect(['???', '!!!'].map(slugger.fromText)).toEqual(['section', 'section-1'])
  })

  test.each([
    'root',
    'app',
    'Root',
    'module',
    'app--menu',
    '__proto__',
    '_r_1_',
    'docsearch-input',
  ])('[D10] no page gets the id %j', (id) => {
    expect(isReservedId(id)).toBe(true)
    const slugger = createSlugger([id])
    expect(isReservedId(slugger.fromAuthor(id))).toBe(false)
    expect(isReservedId(slugger.fromText(id))).toBe(false)
  })

  test('[P12] no page can have an id that the application itself uses', () => {
    const sources = import.meta.glob<string>(['/src/**/*.tsx', '/index.html'], {
      query: '?raw',
      import: 'default',
      eager: true,
    })
    const ids = Object.values(sources).flatMap((text) =>
      [...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? ''),
    )
    expect(ids).toContain('app--main')
    expect(ids.filter((id) => !isReservedId(id))).toEqual([])
  })

  test('[P12] IDs that only start like a reserved one stay', () => {
    expect(createSlugger([]).fromText('App key and app secret')).toBe('app-key-and-app-secret')
  })

  test('[P12] ten thousand equal headings take linear time', () => {
    const slugger = createSlugger([])
    const work = (): void => {
      for (let count = 0; count < 10_000; count += 1) slugger.fromText('Same')
    }
    expect(cpuTime(work)).toBeLessThan(1000)
    expect(slugger.fromText('Same')).toBe('same-10000')
  })
})
