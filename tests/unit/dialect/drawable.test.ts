import { describe, expect, test } from 'vitest'
import { treeHtml as toHtml } from '../../support/dialect.ts'

const row = (cell: string, count: number) => `<tr>${cell.repeat(count)}</tr>`

describe('what a browser draws in more than linear time', () => {
  test('spans of table cells cover a limited number of cells', () => {
    const long = toHtml(`<table>${row('<td rowspan="65534">a</td>', 1).repeat(50)}</table>`)
    expect(long).not.toContain('rowspan')
    const wide = toHtml(`<table>${row('<td rowspan="60" colspan="60">a</td>', 20).repeat(10)}</table>`)
    expect(wide.match(/colspan/g)).toHaveLength(5)
    expect(toHtml('<table><tr><td colspan="2">a</td><td rowspan="3">b</td></tr></table>')).toMatch(
      /colspan="2".*rowspan="3"/,
    )
  })

  test('marks after a letter are limited, also as character references', () => {
    for (const mark of ['\u0301', '&#x301;']) expect(toHtml(`e${mark.repeat(500)}`).length).toBeLessThan(60)
  })

  test('words of letters that join can break', () => {
    const longest = Math.max(
      ...toHtml('ب'.repeat(5_000))
        .split('\u200B')
        .map(({ length }) => length),
    )
    expect(longest).toBeLessThan(210)
    expect(toHtml('汉'.repeat(5_000))).not.toContain('\u200B')
  })
})
