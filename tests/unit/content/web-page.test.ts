import { describe, expect, test } from 'vitest'
import { isOwnDocument, isWebPage } from '../../../src/content/web-page.ts'
import { portals } from '../../support/faulty-network.ts'

describe('an answer', () => {
  test.for(portals)('[O1] [E9] is a web page: $name', ({ type = '', body }) => {
    expect(isWebPage(type, body)).toBe(true)
    expect(isOwnDocument(body)).toBe(false)
  })

  test.for([
    'text/html',
    'Text/HTML; charset=utf-8',
    'application/xhtml+xml',
  ])('is a web page as %s', (type) => expect(isWebPage(type, '<p>Sign in</p>')).toBe(true))

  test.for([
    '# Text',
    '---\ntitle: A\n---\n',
    '<!-- A comment -->\n\n# Text',
    '<!-- no end <html>',
    '<html-like> text',
    '<headline>',
    '<details><summary>More</summary></details>',
    '<script setup>\nimport A from "./a.vue"\n</script>\n\n# Text',
    '<script>alert(1)</script>\n\n# Text',
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"></svg>',
    '{"format":1}',
    '',
  ])('is no web page: %j', (body) => expect(isWebPage('text/plain', body)).toBe(false))
})

test('the site’s own document is recognized', () => {
  expect(isOwnDocument('<!doctype html><html lang="en" data-theme="light"><body><div id="app"></div>')).toBe(
    true,
  )
})
