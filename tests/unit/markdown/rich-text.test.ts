import { expect, test } from 'vitest'
import { safeRichText } from '../../../src/markdown/rich-text.ts'

const ownPictures = (source: string) =>
  source.startsWith('/') && !source.startsWith('//') ? source : undefined

test('[S11] [D10] rich text keeps words and images of this site, and loses everything that runs or loads files', () => {
  const html = [
    '<b onclick="x()">Draft</b> <i style="color: red; position: fixed">now</i>',
    '<img src="/img/logo.svg" onerror="x()" srcset="https://evil.example/a 2x">',
    '<img src="https://evil.example/a.png"><img src="//evil.example/b.png">',
    '<script>x()</script><iframe src="https://player.bilibili.com/player.html?a=1"></iframe>',
    '<video src="/v.mp4"></video><a href="javascript:x()">link</a><svg onload="x()"></svg>',
  ].join('')
  const safe = safeRichText(html, ownPictures)
  expect(safe).toContain('<b>Draft</b>')
  expect(safe).toContain('<img alt="" src="/img/logo.svg">')
  expect(safe).not.toMatch(/onclick|onerror|onload|script|iframe|video|svg onload|evil|javascript|position/)
})
