import { sizeText } from '../../../../browser/size-text.ts'
import type { ConsoleTexts } from '../../../../config/locales/en/console.ts'
import { fill } from '../../../../config/locales/text-forms.ts'
import { element } from './element.ts'
import { explain } from './explain.ts'
import type { Sent } from './memory.ts'
import { responseView } from './response-view.ts'

/** Returns how a request ended: its status, what to do about a problem, and the response. */
export function outcomeView(
  { outcome, envelope, time, seconds, operation, server }: Sent,
  texts: ConsoleTexts,
): HTMLElement[] {
  const isApi = operation.path.startsWith('/api/')
  const { permission } = operation
  const explanation = explain(outcome, envelope?.code, { server, seconds, permission, isApi }, texts)
  const parts: HTMLElement[] = []
  if (outcome.kind === 'answer') {
    const isGood = envelope ? envelope.code === 200 : outcome.status < 400
    const facts = [fill(texts.status, { status: outcome.status })]
    if (envelope) facts.push(fill(texts.code, { code: envelope.code, message: envelope.message }))
    facts.push(fill(texts.facts, { time, size: sizeText(outcome.bytes, document.documentElement.lang) }))
    parts.push(
      element('p', { class: 'status', role: 'status', 'data-good': String(isGood) }, facts.join(' · ')),
    )
  }
  if (explanation) {
    parts.push(element('p', { class: 'note', role: 'status' }, explanation.text))
    if (explanation.code) parts.push(element('pre', { tabindex: '0' }, explanation.code))
  }
  if (outcome.kind === 'answer') parts.push(responseView(outcome, texts))
  return parts
}
