/** One form for everything that looks alike: full-width letters, accents, letter case. For comparing, never for showing. */
export function normalised(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
}
