/** Between signs and a word a long name breaks, but not at its beginning: `--flag` and `https://` stay whole. */
const behindSign = /(?<=[\p{L}\p{N}][-_./\\:=,;&?@]+)(?=[\p{L}\p{N}])/u
const behindWord = /(?<=[a-z])(?=[A-Z])/

/** A name of so many characters fits every cell. */
const shortest = 8

/** A part of a name that may stand in one line of a narrow cell, whatever it is made of. Characters. */
const longestPart = 20

/** The parts of a name between which a narrow table cell may break it: at its signs first, then at `camelCase`, then anywhere. */
export function codeParts(text: string): readonly string[] {
  if (text.length <= shortest) return [text]
  return text
    .split(behindSign)
    .flatMap((part) => (part.length > longestPart ? part.split(behindWord) : part))
    .flatMap((part) => (part.includes(' ') ? part : (part.match(anywhere) ?? [])))
    .filter((part) => part !== '')
}

const anywhere = new RegExp(`.{1,${longestPart}}`, 'gsu')
