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
  const plain = plainText(forms, count, lang)
  if (plain !== undefined) return plain
  const form = new Intl.PluralRules(lang).select(count) === 'one' ? forms.one : forms.other
  return fill(form, { count: new Intl.NumberFormat(lang).format(count) })
}

/**
 * Returns the text without `Intl`, for the languages of the interface and the counts of pages; `undefined` for others. The first
 * screen of most pages says how long the page is, and a phone needs 50 ms until `Intl` has loaded the rules of a language.
 */
function plainText(
  { one, other }: { readonly one: string; readonly other: string },
  count: number,
  lang: string,
): string | undefined {
  if (!Number.isInteger(count) || count < 0 || count > 999_999 || !/^(?:en|zh)\b/.test(lang)) return undefined
  const digits = String(count).replace(/\B(?=\d{3}$)/, ',')
  return fill(count === 1 && lang.startsWith('en') ? one : other, { count: digits })
}
