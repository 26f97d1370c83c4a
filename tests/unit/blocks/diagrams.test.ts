// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { cleanCss, cleanSvg } from '../../../src/markdown/blocks/drawing/clean-svg.ts'
import { isDrawAnswer, isDrawRequest } from '../../../src/markdown/blocks/drawing/drawing.ts'
import { flowOptions, flowPresets, flowScale } from '../../../src/markdown/blocks/drawing/flow-options.ts'
import { safeFlowSource } from '../../../src/markdown/blocks/drawing/flow-source.ts'
import { mermaidOptions } from '../../../src/markdown/blocks/drawing/mermaid-options.ts'
import { movedBy, noZoom, zoomAround } from '../../../src/markdown/blocks/drawing/zoom.ts'

function svgOf(markup: string): SVGSVGElement {
  const svg = new DOMParser().parseFromString(markup, 'text/html').querySelector('svg')
  if (!svg) throw new Error('no svg')
  return svg
}

describe('mermaid', () => {
  test('[D6] [D10] mermaid is strict, and a diagram cannot change its options', () => {
    const options = mermaidOptions('light')
    expect(options).toMatchObject({ securityLevel: 'strict', startOnLoad: false, htmlLabels: false })
    for (const key of [
      'secure',
      'securityLevel',
      'themeCSS',
      'themeVariables',
      'fontFamily',
      'altFontFamily',
    ])
      expect(options.secure).toContain(key)
    expect(options.maxTextSize).toBe(50_000)
  })

  test('[S3] [K9] in the dark scheme, text and borders are #fff, and lines #ccc', () => {
    expect(mermaidOptions('dark')).toMatchObject({
      darkMode: true,
      themeVariables: { primaryTextColor: '#fff', primaryBorderColor: '#fff', lineColor: '#ccc' },
    })
  })
})

describe('a drawing', () => {
  test('[D6] [D10] loses everything that runs, loads or leads anywhere', () => {
    const { svg, width, height, label } = cleanSvg(
      svgOf(`<svg viewBox="0 0 100.2 50" onload="alert(1)" style="max-width: 9px"><title>A</title><desc>B</desc>
        <style>@import url(//evil/a.css); .a{background:url("//evil/b.png")} .b{fill:url(#g)} .c{background:u\\72l(//other)}</style>
        <script>alert(1)</script><a href="javascript:alert(1)"><rect style="mask:url(//evil)" fill="url(#g)"/></a>
        <image href="//evil/c.png"/><image xlink:href="https://evil/d.png"/><image href="data:image/png;base64,AA"/>
        <foreignObject><iframe src="//evil"></iframe><img src="//evil/e.png" srcset="//evil/f.png 2x"></foreignObject>
        <use href="#g"/></svg>`),
    )
    expect(svg).not.toMatch(/evil|alert|script|onload|iframe|@import/)
    expect(svg).not.toMatch(/\\|url\(\/|xmlns="[^>]*xmlns="/)
    expect(svg).toContain('fill="url(#g)"')
    expect(svg).toContain('data:image/png')
    expect([width, height, label]).toEqual([101, 50, 'A. B'])
  })

  test('[D10] styles keep only rules that apply inside the drawing', () => {
    expect(cleanCss('a{fill:url(#x)}')).toBe('a{fill:url(#x)}')
    expect(cleanCss("a{b:url( 'http://e' )}")).not.toContain('http')
    expect(cleanCss('a{b:URL(http://e}')).not.toContain('http')
    expect(cleanCss('a{b:image-set("http://e" 1x)}')).not.toContain('http')
  })

  test('messages of another shape are ignored', () => {
    for (const data of [null, 5, 'x', {}, { id: '1', drawing: {} }]) expect(isDrawAnswer(data)).toBe(false)
    for (const data of [null, {}, { kind: 'other', id: 1, source: '' }])
      expect(isDrawRequest(data)).toBe(false)
  })
})

describe('flowcharts', () => {
  test('[D8] [K10] every preset has line width 2, line length 40, font size 14, and the words Yes and No', () => {
    for (const preset of [...flowPresets, 'unknown']) {
      expect(flowOptions(preset, 'light', 1)).toMatchObject({
        'line-width': 2,
        'line-length': 40,
        'font-size': 14,
        'yes-text': 'Yes',
        'no-text': 'No',
      })
    }
    const fills = flowPresets.map((preset) => JSON.stringify(flowOptions(preset, 'light', 1)))
    expect(new Set(fills).size).toBe(3)
  })

  test('[D8] [K11] the scale is 0.8 below 419 px, 1 above 1280 px, and 0.9 between', () => {
    expect([320, 418, 419, 1280, 1281].map(flowScale)).toEqual([0.8, 0.8, 0.9, 0.9, 1])
  })

  test('[S3] in the dark scheme, text and borders are #fff, and lines #ccc', () => {
    expect(flowOptions('pie', 'dark', 1)).toMatchObject({
      'font-color': '#fff',
      'element-color': '#fff',
      'line-color': '#ccc',
    })
  })

  test('[D8] [D10] links and functions of nodes are cut off', () => {
    const source =
      'st=>start: Start:>javascript:alert(1)[blank]\ne=>end: End:$alert\nmore:>javascript:x\nst->e'
    expect(safeFlowSource(source)).toBe('st=>start: Start\ne=>end: End\nmore\nst->e')
  })

  test.each([
    '__proto__',
    'constructor',
    'prototype',
    'toString',
  ])('[D8] [D10] a node named %s is refused', (name) => {
    expect(() => safeFlowSource(`${name}=>start: A`)).toThrow(name)
    expect(() => safeFlowSource(`st=>start: A\nst->${name}(right)->st`)).toThrow(name)
  })

  test('[D8] unknown kinds and endless sources are refused', () => {
    expect(() => safeFlowSource('a=>bomb: A')).toThrow('bomb')
    expect(() => safeFlowSource('st->e\n'.repeat(301))).toThrow('too long')
    expect(safeFlowSource('c=>condition: ok?\nio=>inputoutput: x\nc(yes, right)->io')).toContain('c(yes')
  })
})

describe('zoom', () => {
  test('[X11] it keeps the point under the pointer, stays in its range, and returns to its start', () => {
    const zoomed = zoomAround(noZoom, 2, { x: 100, y: 50 })
    expect(zoomed).toEqual({ scale: 2, x: -100, y: -50 })
    expect(zoomAround(zoomed, 0.5, { x: 100, y: 50 })).toBe(noZoom)
    expect(zoomAround(noZoom, 99, { x: 0, y: 0 }).scale).toBe(8)
    expect(zoomAround(noZoom, 0.01, { x: 0, y: 0 }).scale).toBe(0.5)
  })

  test('[X11] a drawing cannot be moved out of its window', () => {
    const size = { width: 400, height: 300 }
    expect(movedBy(noZoom, { x: 9999, y: -9999 }, size)).toEqual({ scale: 1, x: 352, y: -252 })
  })
})
