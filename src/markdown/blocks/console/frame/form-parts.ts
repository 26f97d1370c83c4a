import type { ConsoleTexts } from '../../../../config/locales/en/console.ts'
import type { InputField } from '../operation.ts'
import { keyOf } from './build-request.ts'
import { element } from './element.ts'
import { type Control, labelled } from './form.ts'

/** Returns the controls of the fields in one location of a request; `undefined` if there are none. */
export function fieldset(
  fields: readonly InputField[],
  location: InputField['location'],
  controls: ReadonlyMap<string, Control>,
  texts: ConsoleTexts,
): HTMLElement | undefined {
  const rows = fields
    .filter((one) => one.location === location)
    .flatMap((one) => controls.get(keyOf(one))?.row ?? [])
  if (rows.length === 0) return undefined
  return element('fieldset', {}, element('legend', {}, texts.locations[location]), ...rows)
}

interface RawPart {
  readonly useRaw: HTMLInputElement
  readonly raw: HTMLTextAreaElement
  readonly isRawOnly: boolean
}

/** The body as one text: optional for an object, and the only way for a list. */
export function rawPart({ useRaw, raw, isRawOnly }: RawPart, texts: ConsoleTexts): HTMLElement {
  const row = labelled('JSON', raw)
  row.hidden = !useRaw.checked
  if (isRawOnly) return element('fieldset', {}, element('legend', {}, texts.locations.body), row)
  useRaw.addEventListener('change', () => {
    row.hidden = !useRaw.checked
  })
  return element('div', {}, element('label', { class: 'check' }, useRaw, texts.rawBody), row)
}
