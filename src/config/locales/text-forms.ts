/** Replaces each `{name}` placeholder in a text with its value. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}

/** Returns a text for a number, with the language's plural form and digits. */
export function countText(
  forms: { readonly one: string; readonly other: string },
  count: number,
  lang: string,
): string {
  const form = new Intl.PluralRules(lang).select(count) === 'one' ? forms.one : forms.other
  return fill(form, { count: new Intl.NumberFormat(lang).format(count) })
}
