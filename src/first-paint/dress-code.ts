import styles from '../blocks/code/code-block.module.css'
import { foldOf, numbersOf } from '../blocks/code/display.ts'
import type { PageAddress } from '../content/page-path.ts'
import { codeLines } from '../dialect/fence/code-lines.ts'
import { blockElementOf } from './block-element.ts'
import { element } from './build.ts'
import { icon } from './icon.ts'
import { pageTextsOf } from './page-texts.ts'

/** A fence as `CodeBlock` draws it before its colours come: head, lines, numbers, fold. */
export function dressCode(pre: HTMLElement, { locale }: PageAddress): void {
  const texts = pageTextsOf(locale).code
  const { title, language, lines: highlighted, copy } = pre.dataset
  const block = blockElementOf(pre)
  const lines = codeLines(pre.textContent, language, highlighted)
  const fold = foldOf(block, lines.length)
  const first = numbersOf(block, lines.length)
  const frame = element('div', {
    class: styles.code,
    'data-folded': fold !== undefined,
    'data-numbered': first !== undefined,
    'data-focused': lines.some(({ marks }) => marks.includes('focused')),
  })
  if (fold !== undefined) frame.style.setProperty('--lines', String(fold))
  frame.style.setProperty('--digits', String(String((first ?? 0) + lines.length).length))
  const wrap = element(
    'button',
    {
      type: 'button',
      class: styles.tool,
      'aria-pressed': 'false',
      'aria-label': texts.wrap,
      title: texts.wrap,
    },
    icon('text-wrap', 15),
  )
  const head = element(
    'div',
    { class: styles.head },
    element('span', { class: styles.name }, title),
    element('span', { class: styles.language }, language),
    wrap,
    copy === 'off' ? undefined : element('span', { class: styles.copy }),
  )
  const code = element('code', { class: language && `language-${language}` })
  for (const [index, { text, marks }] of lines.entries()) {
    const number = first === undefined ? undefined : first + index
    code.append(
      element('span', { 'data-number': number, 'data-mark': marks.join(' ') || undefined }, `${text}\n`),
    )
  }
  frame.append(head, element('pre', { tabindex: 0 }, code))
  if (fold !== undefined) {
    const open = element(
      'button',
      { type: 'button', class: styles.fold },
      icon('chevron-down', 16),
      texts.expand,
    )
    open.setAttribute('aria-expanded', 'false')
    frame.append(open)
  }
  pre.replaceWith(frame)
}
