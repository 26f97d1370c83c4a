import type { Filter } from './choices.ts'

/** Query parameter of the text: the table's name with a suffix. The selected choices use the name alone, once each. */
const textKey = (name: string) => `${name}-find`

/** Reads a table's filter from the address. */
export function readFilter(search: string, name: string | undefined): Filter {
  const query = new URLSearchParams(name === undefined ? '' : search)
  return { text: query.get(textKey(name ?? '')) ?? '', chosen: new Set(query.getAll(name ?? '')) }
}

/** Returns the query with this filter; other parameters stay. */
export function withFilter(search: string, name: string, { text, chosen }: Filter): string {
  const others = [...new URLSearchParams(search)].filter(([key]) => key !== name && key !== textKey(name))
  const query = new URLSearchParams(others)
  if (text.trim() !== '') query.set(textKey(name), text.trim())
  for (const label of chosen) query.append(name, label)
  const written = query.toString()
  return written === '' ? '' : `?${written}`
}
