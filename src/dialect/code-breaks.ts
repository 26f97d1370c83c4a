/** A long name can break between punctuation and a word, but not at its start: `--flag` and `https://` stay whole. */
const untilSign = /[\p{L}\p{N}][-_./\\:=,;&?@]+(?=[\p{L}\p{N}])/gu
const behindWord = /(?<=[a-z])(?=[A-Z])/

/** Names up to this length fit into every cell. Characters. */
const shortest = 8

/** Maximum length of a part that fits on one line of a narrow cell. Characters. */
const longestPart = 20

/**
 * Splits a name at the places where a narrow table cell can break it: first after punctuation, then in
 * `camelCase`, then anywhere.
 */
export function codeParts(text: string): readonly string[] {
  if (text.length <= shortest) return [text]
  return behindSigns(text)
    .flatMap((part) => (part.length > longestPart ? part.split(behindWord) : part))
    .flatMap((part) => (part.includes(' ') ? part : (part.match(anywhere) ?? [])))
    .filter((part) => part !== '')
}

function behindSigns(text: string): readonly string[] {
  const ends = [...text.matchAll(untilSign)].map(({ 0: part, index }) => index + part.length)
  return [...ends, text.length].map((end, at) => text.slice(ends[at - 1] ?? 0, end))
}

const anywhere = new RegExp(`.{1,${longestPart}}`, 'gsu')
