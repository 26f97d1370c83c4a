import { describe, expect, test } from 'vitest'
import { checkWatermarkColors } from '../../../src/content/watermark-colors.ts'
import { watermarkFaults, watermarkOf } from '../../../src/content/watermark-options.ts'

describe('[S11] watermark', () => {
  test('the page has its word before the site; true takes what the site says', () => {
    expect(watermarkOf(undefined, undefined, 'Site')).toBeUndefined()
    expect(watermarkOf(false, { content: 'A' }, 'Site')).toBeUndefined()
    expect(watermarkOf(undefined, { content: 'A' }, 'Site')).toEqual({ content: 'A' })
    expect(watermarkOf(true, { content: 'A', rotate: 10 }, 'Site')).toEqual({ content: 'A', rotate: 10 })
    expect(watermarkOf({ content: 'B' }, { content: 'A', rotate: 10 }, 'Site')).toEqual({
      content: 'B',
      rotate: 10,
    })
    expect(watermarkOf(true, undefined, 'Site')).toEqual({ content: 'Site' })
  })

  test('what lacks its content, image or grid is told and not drawn', () => {
    expect(watermarkFaults({ content: 'A' })).toEqual([])
    expect(watermarkFaults({ content: '  ' })).toHaveLength(1)
    expect(watermarkFaults({ contentType: 'rich-text' })).toHaveLength(1)
    expect(watermarkFaults({ contentType: 'image', content: 'A' })).toHaveLength(1)
    expect(watermarkFaults({ contentType: 'image', image: '/img/logo.svg' })).toEqual([])
    expect(watermarkFaults({ content: 'A', layout: 'grid' })).toHaveLength(1)
  })

  test('[E8] a color that is none is told and left out', () => {
    const { options, faults } = checkWatermarkColors({
      content: 'A',
      fontColor: 'no color',
      shadowStyle: { shadowBlur: 2, shadowColor: '#123456' },
      advancedStyle: {
        type: 'linear',
        colorStops: [
          { offset: 0, color: 'red' },
          { offset: 2, color: 'blue' },
          { offset: 1, color: 'url(x)' },
        ],
      },
    })
    expect(options.fontColor).toBeUndefined()
    expect(options.shadowStyle).toEqual({ shadowBlur: 2, shadowColor: '#123456' })
    expect(options.advancedStyle?.colorStops).toEqual([{ offset: 0, color: 'red' }])
    expect(faults).toHaveLength(3)
  })
})
