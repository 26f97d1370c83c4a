import type { Wanted } from './choices.ts'

/** The text stands under the table's name with this behind it; what is chosen, once each, under the name alone. */
const textKey = (name: string) => `${name}-find`

/** What the address asks of the table of this name. */
export function readFilter(search: string, name: string | undefined): Wanted {
  const query = new URLSearchParams(name === undefined ? '' : search)
  return { text: query.get(textKey(name ?? '')) ?? '', chosen: new Set(query.getAll(name ?? '')) }
}

/** The query of the address with this filter in it; what else stands there stays. */
export function withFilter(search: string, name: string, { text, chosen }: Wanted): string {
  const query = new URLSearchParams(search)
  query.delete(name)
  query.delete(textKey(name))
  if (text.trim() !== '') query.set(textKey(name), text.trim())
  for (const label of chosen) query.append(name, label)
  const written = query.toString()
  return written === '' ? '' : `?${written}`
}
