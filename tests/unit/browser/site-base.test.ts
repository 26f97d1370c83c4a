// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest'
import { withBase } from '../../../src/browser/site-base.ts'

afterEach(() => document.head.replaceChildren())

describe.each(['/', '/docs/'])('[R1] [S12] a path of a site at %s', (base) => {
  test.each([
    '//evil.example/a.png',
    '\\\\evil.example\\a.png',
    '/\\evil.example/a.png',
    '\\/evil.example/a.png',
    '/\t/evil.example/a.png',
    '\n//evil.example/a.png',
    ' //evil.example/a.png',
    '\u0000//evil.example/a.png',
  ])('stays on the site when it is %j', (path) => {
    document.head.innerHTML = `<base href="${base}">`
    const { origin, pathname } = new URL(withBase(path), location.href)
    expect([origin, pathname]).toEqual([location.origin, `${base}evil.example/a.png`])
  })
})
