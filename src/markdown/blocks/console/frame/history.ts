import type { ConsoleTexts } from '../../../../config/locales/en/console.ts'
import { fill } from '../../../../config/locales/text-forms.ts'
import { element } from './element.ts'
import { memory, type Sent } from './memory.ts'

/** Writes the requests of this visit into a list. `onChoose` shows one of them again. */
export function drawHistory(list: HTMLElement, onChoose: (entry: Sent) => void, texts: ConsoleTexts): void {
  const items = memory.history.map((entry) => {
    const label = `${entry.label} · ${summary(entry, texts)}`
    const button = element('button', { type: 'button' }, label)
    button.addEventListener('click', () => onChoose(entry))
    return element('li', {}, button)
  })
  list.replaceChildren(...items)
  if (items.length === 0) list.append(element('li', { class: 'soft' }, texts.noHistory))
}

/** Returns the end of a request in a few words. */
function summary({ outcome, envelope }: Sent, texts: ConsoleTexts): string {
  if (outcome.kind !== 'answer') return outcome.kind === 'canceled' ? texts.canceled : texts.noResponse
  return envelope ? String(envelope.code) : fill(texts.status, { status: outcome.status })
}
