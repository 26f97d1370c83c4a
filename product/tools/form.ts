import type { LocalField, Words } from '../../src/content/local-tool.ts'

/** Short forms of fields, for the tables of the tools. */

type Extra = Partial<Pick<LocalField, 'hint' | 'fault' | 'placeholder'>>

const words = (en: string, zh?: string): Words => (zh === undefined ? { en } : { en, zh })

export const textField = (name: string, en: string, zh?: string, extra: Extra = {}): LocalField => ({
  name,
  kind: 'text',
  label: words(en, zh),
  ...extra,
})

export const secretField = (name: string, en: string, zh?: string, extra: Extra = {}): LocalField => ({
  ...textField(name, en, zh, extra),
  kind: 'secret',
})

export const numberField = (name: string, en: string, zh?: string, extra: Extra = {}): LocalField => ({
  ...textField(name, en, zh, extra),
  kind: 'digits',
})

export const switchField = (name: string, en: string, zh?: string, extra: Extra = {}): LocalField => ({
  ...textField(name, en, zh, extra),
  kind: 'switch',
})

/** @param options values with their labels */
export const choiceField = (
  name: string,
  label: Words,
  options: Readonly<Record<string, Words>>,
  extra: Extra = {},
): LocalField => ({
  name,
  kind: 'choice',
  label,
  options: Object.entries(options).map(([value, words]) => ({ value, label: words })),
  ...extra,
})
