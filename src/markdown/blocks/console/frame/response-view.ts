import { sizeText } from '../../../../browser/size-text.ts'
import type { ConsoleTexts } from '../../../../config/locales/en/console.ts'
import { fill } from '../../../../config/locales/text-forms.ts'
import { drawableText } from '../../../../content/drawable-text.ts'
import { copyFrom } from './copy-button.ts'
import { element } from './element.ts'
import { formattedJson } from './formatted-json.ts'
import { isTextType, mostBytes, type Received } from './send.ts'

/** Most characters of a response that are shown at once. */
const mostShown = 300_000
/** Most characters of a content type that are shown. */
const longestType = 100
/** Most matches that are marked. */
const mostMarks = 500

interface Parts {
  readonly formatted: string
  readonly raw: string
  readonly headers: string
}

/** Returns the response's text in the ways in which it can be shown. */
function partsOf({ text, headers }: Received): Parts {
  return { formatted: formattedJson(text), raw: text, headers }
}

/** Returns the element that shows a response, with search and a button that copies it. Everything in it is shown as text. */
export function responseView(received: Received, texts: ConsoleTexts): HTMLElement {
  if (received.bytes === 0) return element('p', {}, texts.empty)
  if (!isTextType(received.type)) {
    const size = sizeText(received.bytes, document.documentElement.lang)
    return element(
      'p',
      {},
      fill(texts.binary, { type: drawableText(received.type.slice(0, longestType)), size }),
    )
  }
  const parts = partsOf(received)
  let shown: keyof Parts = 'formatted'
  let current = 0
  const output = element('pre', { tabindex: '0', 'data-output': true, 'aria-label': texts.response })
  const count = element('span', { class: 'soft', role: 'status' })
  const search = element('input', { type: 'search', 'aria-label': texts.search, placeholder: texts.search })
  const next = element('button', { type: 'button' }, texts.next)
  const copyButton = element('button', { type: 'button' }, texts.copyResponse)
  const kinds = (['formatted', 'raw', 'headers'] as const).map((kind) => {
    const button = element('button', { type: 'button', 'aria-pressed': String(kind === shown) }, texts[kind])
    button.addEventListener('click', () => {
      shown = kind
      for (const one of kinds) one.setAttribute('aria-pressed', String(one === button))
      draw()
    })
    return button
  })
  const draw = () => {
    const marks = markInto(output, drawableText(parts[shown].slice(0, mostShown)), search.value)
    current = 0
    next.hidden = marks === 0
    count.textContent = search.value === '' ? '' : fill(texts.found, { count: marks })
    goTo(0)
  }
  const goTo = (index: number) => {
    const marks = [...output.querySelectorAll('mark')]
    for (const [at, mark] of marks.entries()) mark.toggleAttribute('data-current', at === index)
    marks[index]?.scrollIntoView({ block: 'nearest' })
  }
  search.addEventListener('input', draw)
  next.addEventListener('click', () => {
    current = (current + 1) % Math.max(1, output.querySelectorAll('mark').length)
    goTo(current)
  })
  copyButton.addEventListener('click', () => {
    void copyFrom(copyButton, parts[shown], { label: texts.copyResponse, copied: texts.copied })
  })
  draw()
  return element(
    'div',
    {},
    element('div', { class: 'row' }, ...kinds, copyButton),
    element('div', { class: 'row' }, search, next, count),
    received.isCut
      ? element(
          'p',
          { class: 'note' },
          fill(texts.cut, { size: sizeText(mostBytes, document.documentElement.lang) }),
        )
      : undefined,
    output,
  )
}

/** Writes a text with its matches marked. Returns their number. */
function markInto(output: HTMLElement, text: string, wanted: string): number {
  output.replaceChildren()
  if (wanted === '') {
    output.append(text)
    return 0
  }
  const within = text.toLowerCase()
  const needle = wanted.toLowerCase()
  let marks = 0
  let from = 0
  while (marks < mostMarks) {
    const at = within.indexOf(needle, from)
    if (at < 0) break
    output.append(text.slice(from, at), element('mark', {}, text.slice(at, at + needle.length)))
    from = at + needle.length
    marks += 1
  }
  output.append(text.slice(from))
  return marks
}
