import { describe, expect, test } from 'vitest'
import { playgrounds } from '../../../src/config/playgrounds.ts'
import { readColor } from '../../../src/content/color.ts'
import { readMargin } from '../../../src/content/margin.ts'
import type { BlockElement } from '../../../src/markdown/blocks/block.ts'
import { cardFactsOf } from '../../../src/markdown/blocks/card-facts.ts'
import { readDemoMessage } from '../../../src/markdown/blocks/demo/demo-message.ts'
import { demoTextsOf } from '../../../src/markdown/blocks/demo/demo-texts.ts'
import { mediaTypeOf } from '../../../src/markdown/blocks/media/media-type.ts'
import { players } from '../../../src/markdown/blocks/media/players.ts'
import { readRatio } from '../../../src/markdown/blocks/media/ratio.ts'

const element = (
  properties: BlockElement['properties'],
  children: BlockElement['children'] = [],
  tagName = 'div',
): BlockElement => ({ type: 'element', tagName, properties, children })
const fence = (language: string, value: string) =>
  element(
    { dataBlock: 'code', dataLanguage: language },
    [{ type: 'element', tagName: 'code', properties: {}, children: [{ type: 'text', value }] }],
    'pre',
  )

describe('colors', () => {
  test.each([
    ['#abc', '#abc'],
    ['#AABBCC80', '#aabbcc80'],
    ['Teal', 'teal'],
    ['rgb(1, 2, 3)', 'rgb(1 2 3)'],
    ['rgba(1,2,3,.5)', 'rgb(1 2 3 / .5)'],
    ['rgb(10% 20% 30% / 40%)', 'rgb(10% 20% 30% / 40%)'],
    ['hsl(120, 50%, 50%)', 'hsl(120 50% 50%)'],
    ['hsla(120deg 50% 50% / 1)', 'hsl(120deg 50% 50% / 1)'],
    ['hsva(120, 100%, 100%, 1)', 'hsl(120 100% 50% / 1)'],
    ['hsva(0, 0%, 100%, 0.5)', 'hsl(0 0% 100% / 0.5)'],
  ])('[D11] %s is a color', (text, color) => {
    expect(readColor(text)).toBe(color)
  })

  test.each([
    '',
    '#12',
    '#12345',
    'reddish',
    'rgb(1,2)',
    'rgb(300,0,0)',
    'hsl(1,2,3)',
    'hsva(1, 200%, 1%, 1)',
    'rgb(1,2,3,4)',
    'red; background: url(//evil)',
    'url(x)',
    'var(--x)',
    'constructor',
  ])('[D11] [E8] “%s” is no color', (text) => {
    expect(readColor(text)).toBeUndefined()
  })
})

test('[D11] margins have one to four values', () => {
  const given = ['0', '1', '1px 2em', '1rem auto', '1px 2px 3px', '1px -2px 3% 4vh']
  expect(given.map(readMargin)).toEqual([
    '0',
    '1px',
    '1px 2em',
    '1rem auto',
    '1px 2px 3px',
    '1px -2px 3% 4vh',
  ])
  for (const bad of ['', '1px 2px 3px 4px 5px', 'calc(1px)', '1 px x', 'url(x)', '1px;color:red'])
    expect(readMargin(bad)).toBeUndefined()
})

describe('media', () => {
  test('[K12] [D9] a video is 16:9 unless its author says otherwise', () => {
    expect([undefined, '4:3', '4/3', '2', '0:1', 'wide', '1e9'].map(readRatio)).toEqual([
      16 / 9,
      4 / 3,
      4 / 3,
      2,
      16 / 9,
      16 / 9,
      16 / 9,
    ])
  })

  test('[E4] types are known by ending', () => {
    expect(mediaTypeOf('/a.MP4?x=1', undefined)).toBe('video/mp4')
    expect(mediaTypeOf('/a', 'webm')).toBe('video/webm')
    expect(mediaTypeOf('/a', 'video/x-own')).toBe('video/x-own')
    expect(mediaTypeOf('/a.xyz', undefined)).toBeUndefined()
    expect(mediaTypeOf('/a.constructor', undefined)).toBeUndefined()
  })

  test('[D9] players take ids, never addresses', () => {
    const bilibili = players.bilibili?.address(
      element({ dataBvid: 'BV1xx411c7mD', dataTime: '30', dataPage: 'x' }),
    )
    expect(bilibili).toBe(
      'https://player.bilibili.com/player.html?bvid=BV1xx411c7mD&t=30&high_quality=1&autoplay=0',
    )
    expect(players.bilibili?.address(element({ dataBvid: '../evil' }))).toBeUndefined()
    expect(players.youtube?.address(element({ dataId: 'dQw4w9WgXcQ' }))).toBe(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    )
    expect(players.youtube?.address(element({ dataId: 'x"onload' }))).toBeUndefined()
  })
})

describe('demos', () => {
  test('[D5] texts are found by language, in any order, and the title without its kind', () => {
    const demo = element({ dataBlock: 'demo', dataTitle: '[vue] Hello' }, [
      fence('css', 'b{}\n'),
      fence('html', '<b>'),
      fence('js', 'one()'),
      fence('javascript', 'two()'),
      fence('json', '{}'),
    ])
    expect(demoTextsOf(demo)).toEqual({ title: 'Hello', html: '<b>', css: 'b{}', js: 'one()\ntwo()' })
  })

  test('[D5] each playground gets the three texts in its own fields', () => {
    const texts = { title: 'T', html: '<b>', css: 'b{}', js: 'x()' }
    const [fiddle, pen] = playgrounds.map(({ fields }) => fields(texts))
    expect(fiddle).toMatchObject({ html: '<b>', css: 'b{}', js: 'x()' })
    expect(Object.keys(pen ?? {})).toEqual(['data'])
    expect(JSON.parse(pen?.data ?? '')).toMatchObject({ html: '<b>', css: 'b{}', js: 'x()' })
    for (const { address } of playgrounds) expect(address).toMatch(/^https:\/\//)
  })

  test('[D5] the page reads only height, readiness, and errors from the messages of a demo', () => {
    expect(readDemoMessage({ demo: 'height', height: 1e9 })).toEqual({ kind: 'height', height: 4000 })
    expect(readDemoMessage({ demo: 'error', message: 'x'.repeat(999) })).toMatchObject({
      message: 'x'.repeat(300),
    })
    for (const data of [null, 'x', {}, { demo: 'height', height: '1px' }, { demo: 'navigate', to: '/' }])
      expect(readDemoMessage(data)).toBeUndefined()
  })
})

test('[D9] a card is written as attributes or as lines of a fence', () => {
  expect(cardFactsOf(element({ dataTitle: 'A', dataLink: '/b' }))).toMatchObject({ title: 'A', link: '/b' })
  const lines = {
    ...fence('card', 'title: "A: b"\ndesc: c\nconstructor: x\n'),
    properties: { dataBlock: 'card' },
  }
  expect(cardFactsOf(lines)).toMatchObject({ title: 'A: b', desc: 'c', link: undefined })
})
