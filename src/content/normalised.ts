/** Normalizes full-width letters, accents, and letter case. For comparison only, never for display. */
export function normalised(text: string): string {
  // A fast path for most texts of one language.
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
