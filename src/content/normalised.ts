/** One form for everything that looks alike: full-width letters, accents, letter case. For comparing, never for showing. */
export function normalised(text: string): string {
  // Most texts of the one language need no more, and there are many of them.
  if (isPlain.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII is meant.
const isPlain = /^[\u0000-\u007f]*$/
