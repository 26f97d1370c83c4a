import { describe, expect, test } from 'vitest'
import { checkWatermarkColors } from '../../../src/content/watermark-colors.ts'
import { watermarkFaults, watermarkOf } from '../../../src/content/watermark-options.ts'

describe('[S11] watermark', () => {
  test('the page’s setting comes before the site’s; true selects the site’s', () => {
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

  test('a watermark without content, image, or grid is reported and not drawn', () => {
    expect(watermarkFaults({ content: 'A' })).toEqual([])
    expect(watermarkFaults({ content: '  ' })).toHaveLength(1)
    expect(watermarkFaults({ contentType: 'rich-text' })).toHaveLength(1)
    expect(watermarkFaults({ contentType: 'image', content: 'A' })).toHaveLength(1)
    expect(watermarkFaults({ contentType: 'image', image: '/img/logo.svg' })).toEqual([])
    expect(watermarkFaults({ content: 'A', layout: 'grid' })).toHaveLength(1)
  })

  test('[E8] an invalid color is reported and ignored', () => {
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
