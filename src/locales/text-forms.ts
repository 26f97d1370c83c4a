/** Puts values into a text's `{name}` places. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}

/** A text that depends on a number, in the language's own plural and with its own digits. */
export function countText(
  forms: { readonly one: string; readonly other: string },
  count: number,
  lang: string,
): string {
  const form = new Intl.PluralRules(lang).select(count) === 'one' ? forms.one : forms.other
  return fill(form, { count: new Intl.NumberFormat(lang).format(count) })
}
