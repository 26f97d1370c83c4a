import { describe, expect, test } from 'vitest'
import { needsFullLibrary, readChartOptions } from '../../../src/markdown/blocks/chart/chart-options.ts'
import { chartTheme } from '../../../src/markdown/blocks/chart/chart-theme.ts'

const read = (options: unknown) => readChartOptions(JSON.stringify(options))

describe('chart options', () => {
  test.each([
    'const option = {}',
    '{"a": function () { alert(1) }}',
    '{a: alert(1)}',
    '[1]',
    '"x"',
    'null',
    '',
  ])('[D7] [D10] are JSON objects and nothing else: %s', (source) => {
    expect(() => readChartOptions(source)).toThrow(SyntaxError)
  })

  test.each([
    ['a calendar over 9,999 years', { calendar: { range: ['0001-01-01', '9999-12-31'] } }],
    ['one in a list', { calendar: [{ range: '2026' }, { range: ['2026', '2126'] }] }],
    ['one before the first year', { calendar: { range: ['-5000-01-01', '2026-01-01'] } }],
    ['one with years of six digits', { calendar: { range: [' 2026-01', '+202600-01'] } }],
    ['one of numbers', { calendar: { range: [0, 1e15] } }],
    ['one of a number and a text', { calendar: { range: ['2026-01-01', 1e15] } }],
    ['one that turns back', { calendar: { range: ['2126', '2026'] } }],
    ['categories without end', { xAxis: { data: Array.from({ length: 60_000 }, () => 'a') } }],
    ['data without end', { dataset: { source: Array.from({ length: 20_000 }, () => [1, 2, 3]) } }],
    ['many series', { series: Array.from({ length: 30_000 }, () => ({ type: 'bar' })) }],
    ['nested lists', { series: JSON.parse('['.repeat(500) + ']'.repeat(500)) }],
    ['nested objects', JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`)],
  ])('[D7] [D10] have limits: %s', (_what, options) => {
    expect(() => read(options)).toThrow(SyntaxError)
  })

  test('[D7] [D10] numbers that the library counts up to are limited, others stay', () => {
    expect(
      read({
        yAxis: { splitNumber: 1e9, axisTick: { splitNumber: 5 }, max: 1e9 },
        series: [
          { type: 'sankey', layoutIterations: 1e9 },
          { type: 'pictorialBar', symbolRepeat: 'fixed', symbolSize: 1e-9 },
          { type: 'pictorialBar', symbolRepeat: 5 },
          { type: 'line', lineStyle: { type: [1e-9, 4] } },
        ],
        toolbox: { feature: { magicType: { type: ['line', 'bar'] } } },
        calendar: { range: ['2017-01-01', '2026-12-31'] },
      }),
    ).toEqual({
      yAxis: { splitNumber: 100, axisTick: { splitNumber: 5 }, max: 1e9 },
      series: [
        { type: 'sankey', layoutIterations: 100 },
        { type: 'pictorialBar', symbolSize: 1e-9 },
        { type: 'pictorialBar', symbolRepeat: 5 },
        { type: 'line', lineStyle: { type: [1, 4] } },
      ],
      toolbox: { feature: { magicType: { type: ['line', 'bar'] } } },
      calendar: { range: ['2017-01-01', '2026-12-31'] },
    })
  })

  test('[D7] [D10] tooltips are text without HTML, styles, or positions', () => {
    const tooltip = {
      formatter: '<img src=x onerror=alert(1)>',
      extraCssText: 'background:url(//evil)',
      renderMode: 'html',
      className: 'navbar',
      appendTo: 'body',
    }
    expect(read({ tooltip, series: [{ type: 'bar', tooltip }] })).toEqual({
      tooltip: { renderMode: 'richText', confine: true },
      series: [{ type: 'bar', tooltip: { renderMode: 'richText', confine: true } }],
    })
    expect(read({ tooltip: { formatter: '{b}: {c}' } })).toMatchObject({ tooltip: { formatter: '{b}: {c}' } })
  })

  test('[D7] [D10] no option loads an image of another site', () => {
    const evil = '//evil.example/x.png'
    const options = {
      graphic: [{ type: 'image', style: { image: evil } }],
      series: [
        { type: 'scatter', symbol: `image://${evil}`, itemStyle: { color: { image: `https:${evil}` } } },
      ],
      legend: { icon: ` image://https:${evil}` },
      backgroundColor: { image: '/\\evil.example/x.png' },
      title: { textStyle: { rich: { a: { backgroundColor: { image: evil } } } } },
      textStyle: { fontFamily: 'x;cursor:url(//evil.example)' },
      yAxis: { name: 'url(//evil.example)' },
    }
    expect(JSON.stringify(read(options))).not.toContain('evil')
  })

  test('[D7] images of this site and images inside the options stay', () => {
    const options = {
      series: [{ symbol: 'image:///img/logo.svg' }, { symbol: 'image://data:image/png;base64,AA==' }],
    }
    expect(read(options)).toEqual(options)
  })

  test('[D7] [D10] only web links stay; code, handlers, and prototypes are removed', () => {
    const options = {
      title: { link: 'javascript:alert(1)', sublink: 'https://a.example/' },
      series: [{ type: 'custom', renderItem: 'x', onclick: 'alert(1)' }],
      toolbox: { feature: { dataView: { optionToContent: '<b>' }, restore: {} } },
    }
    expect(read(options)).toEqual({
      title: { sublink: 'https://a.example/' },
      series: [{ type: 'custom' }],
      toolbox: { feature: { restore: {} } },
    })
    const polluted = readChartOptions(
      '{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}}',
    )
    expect(Object.keys(polluted)).toEqual([])
    expect('polluted' in {}).toBe(false)
  })

  test('[D7] nesting without end is refused, lists keep their places', () => {
    expect(() => readChartOptions(`${'{"a":'.repeat(60)}1${'}'.repeat(60)}`)).toThrow('deeply')
    expect(() => readChartOptions(`{"a":${'['.repeat(60)}${']'.repeat(60)}}`)).toThrow('deeply')
    expect(read({ data: ['a', 'javascript:x', 'b'] })).toEqual({ data: ['a', null, 'b'] })
  })
})

test('[D7] most charts need the light part of the library only', () => {
  expect(needsFullLibrary({ xAxis: {}, series: [{ type: 'bar' }, { type: 'line' }] })).toBe(false)
  expect(needsFullLibrary({ series: [{ type: 'radar' }] })).toBe(true)
  expect(needsFullLibrary({ visualMap: {}, series: [{ type: 'bar' }] })).toBe(true)
  expect(needsFullLibrary({ series: { type: 'pie' } })).toBe(false)
})

test('[K9] [S3] dark charts have #fff for text and borders, and #ccc as the second color', () => {
  expect(chartTheme('dark')).toMatchObject({
    textStyle: { color: '#fff' },
    categoryAxis: { axisLine: { lineStyle: { color: '#fff' } }, axisLabel: { color: '#ccc' } },
  })
})
