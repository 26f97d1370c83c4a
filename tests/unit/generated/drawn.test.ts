// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { append } from '../../../src/first-paint/append.ts'
import { domContext } from '../../../src/first-paint/dom-context.tsx'
import { elementsOf } from '../../../src/first-paint/elements.ts'
import { elementViews } from '../../../src/markdown/element-views.tsx'
import { prepareText } from '../../../src/prepare/prepare-text.ts'
import { atOnce } from '../../../src/prepare/steps.ts'
import { generatedTimeout, withstands } from '../../support/generated.ts'
import { hostileMarkdown } from '../../support/generated-markdown.ts'

const context = domContext(
  { address: { locale: 'en', route: '/guide/a.html' }, textLocale: 'en' },
  undefined,
  {},
)
const forbidden = 'script, style, link, meta, base, object, embed, form, frame, math, template, iframe'

/** Returns what runs, loads, or leads to a forbidden address. The views add icons, buttons, and links of their own. */
function dangersIn(place: HTMLElement): readonly string[] {
  const found = Array.from(place.querySelectorAll(forbidden), ({ outerHTML }) => outerHTML)
  for (const element of place.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (/^on|^srcdoc$/i.test(name)) found.push(`${name}="${value}"`)
      if (name === 'style' && /url\(|expression|@import/i.test(value)) found.push(value)
      if (
        (name === 'href' || name === 'src' || name === 'poster') &&
        URL.canParse(value, 'https://site.invalid/')
      ) {
        const { protocol } = new URL(value, 'https://site.invalid/')
        if (!/^(?:https?|mailto|tel|xmpp|ircs?):$/.test(protocol)) found.push(value)
      }
    }
  }
  return found
}

test('the check of drawn pages finds everything that could run', () => {
  const place = document.createElement('div')
  place.innerHTML = '<a href=" javascript:x">a</a><img src="data:x" onerror="x"><iframe></iframe>'
  expect(dangersIn(place)).toHaveLength(4)
})

test('[D10] [X11] any Markdown is drawn without anything that runs', { timeout: generatedTimeout }, () =>
  withstands(hostileMarkdown, (text) => {
    const { root } = atOnce(prepareText(text, { footnotes: 'Footnotes', as: 'page' }))
    const place = document.createElement('div')
    append(place, elementsOf(root.children, elementViews, context))
    const found = dangersIn(place)
    if (found.length > 0) expect({ text, found }).toEqual({ text, found: [] })
    return place.textContent ?? ''
  }),
)
