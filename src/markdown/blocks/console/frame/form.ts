import type { ConsoleTexts } from '../../../../config/locales/en/console.ts'
import type { InputField, Operation } from '../operation.ts'
import { keyOf } from './build-request.ts'
import { element } from './element.ts'

/** A control of the form with its message. */
export interface Control {
  readonly input: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
  readonly row: HTMLElement
}

/** Returns a control below its label, with a hint. */
export function labelled(
  label: string,
  input: Control['input'],
  { hint = '', note = '' }: { readonly hint?: string; readonly note?: string } = {},
): HTMLElement {
  const id = Math.random().toString(36).slice(2)
  input.id = `input-${id}`
  const described = hint === '' ? undefined : element('span', { class: 'hint', id: `hint-${id}` }, hint)
  if (described) input.setAttribute('aria-describedby', described.id)
  return element(
    'div',
    { class: 'field' },
    element('label', { for: input.id }, label, note && element('span', { class: 'soft' }, ` ${note}`)),
    described,
    input,
  )
}

/** Returns the controls of an operation's fields, by location and name. */
export function controlsOf(
  { fields }: Operation,
  typed: ReadonlyMap<string, string>,
  texts: ConsoleTexts,
): ReadonlyMap<string, Control> {
  return new Map(
    fields.map((field) => {
      const input = inputOf(field, texts)
      input.value = typed.get(keyOf(field)) ?? ''
      if (field.isRequired) input.setAttribute('aria-required', 'true')
      const isEncoded = field.location === 'header' && field.name.toLowerCase() === 'file-path'
      const facts = [field.type === 'strings' ? 'string[]' : field.type]
      if (field.isRequired) facts.push(texts.required)
      const hint = [field.description, isEncoded ? texts.encoded : ''].filter(Boolean).join(' ')
      const row = labelled(field.name, input, { hint, note: facts.join(' · ') })
      return [keyOf(field), { input, row }] as const
    }),
  )
}

function inputOf(field: InputField, texts: ConsoleTexts): Control['input'] {
  const choices = field.type === 'boolean' ? ['true', 'false'] : field.choices
  if (choices.length > 0) {
    const empty = field.isRequired ? [] : [element('option', { value: '' }, texts.unset)]
    return element('select', {}, ...empty, ...choices.map((value) => element('option', { value }, value)))
  }
  const placeholder = shownExample(field)
  if (field.type === 'json' || field.type === 'strings')
    return element('textarea', {
      rows: '3',
      spellcheck: 'false',
      placeholder: placeholder || (field.type === 'strings' ? texts.onePerLine : '{}'),
    })
  const isSecret = field.name === 'password' || field.name === 'Password'
  return element('input', {
    type: isSecret ? 'password' : 'text',
    autocomplete: 'off',
    spellcheck: 'false',
    inputmode: field.type === 'string' ? undefined : 'numeric',
    placeholder,
  })
}

function shownExample({ type, example, name }: InputField): string {
  try {
    if (name.toLowerCase() === 'file-path') return decodeURIComponent(example)
    const list: unknown = type === 'strings' && example.startsWith('[') ? JSON.parse(example) : undefined
    return Array.isArray(list) ? list.join('\n') : example
  } catch {
    return example
  }
}
