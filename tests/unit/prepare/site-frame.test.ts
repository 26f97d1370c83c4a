// @vitest-environment jsdom
import { expect, it, test } from 'vitest'
import { withSiteFrame } from '../../../scripts/publish/site-document.ts'
import { readSiteFrame, type SiteFrame, usualFrame } from '../../../src/prepare/site-frame.ts'

const frame: SiteFrame = {
  config: { repo: 'a/b', logo: '</script><script>alert(1)</script>' },
  navbars: { en: [{ text: 'Menu', link: '/a.html' }] },
  hasSidebar: true,
  others: ['/bare.html'],
}
const html =
  '<!doctype html><html lang="en"><head><script type="module">1</script></head><body></body></html>'
const inDocument = (text: string) => new DOMParser().parseFromString(text, 'text/html')
const frameIn = (text: string) =>
  readSiteFrame(inDocument(text).querySelector('script[data-frame]')?.textContent)

it('the frame is before the script that reads it, and is read as it was written, whatever texts contain', () => {
  const written = withSiteFrame(html, frame)
  expect(frameIn(written)).toEqual(frame)
  expect(inDocument(written).scripts).toHaveLength(2)
  expect(inDocument(written).scripts[0]?.dataset.frame).toBe('')
})

test('another run replaces the frame, and a site without prepared pages loses it', () => {
  const written = withSiteFrame(withSiteFrame(html, frame), { ...frame, hasSidebar: false })
  expect(written.match(/data-frame/g)).toHaveLength(1)
  expect(frameIn(written)?.hasSidebar).toBe(false)
  const without = withSiteFrame(written, undefined)
  expect(without).not.toMatch(/data-frame|data-prepared/)
})

test.each([
  'no JSON',
  '[]',
  '{}',
  JSON.stringify({ ...frame, navbars: { en: 'a' } }),
  JSON.stringify({ ...frame, navbars: { en: [{ text: 'a', link: 'javascript:alert(1)' }] } }),
  JSON.stringify({ ...frame, config: { logo: '\u0001 JavaScript:alert(1)' } }),
])('%s is no frame', (text) => expect(readSiteFrame(text)).toBeUndefined())

test('the start page and the tools have no sidebar', () => {
  expect(usualFrame(frame, { locale: 'en', route: '/' })).toEqual({ kind: 'home', hasSidebar: false })
  expect(usualFrame(frame, { locale: 'en', route: '/tool/a.html' }).hasSidebar).toBe(false)
  expect(usualFrame(frame, { locale: 'en', route: '/a.html' }).hasSidebar).toBe(true)
})
