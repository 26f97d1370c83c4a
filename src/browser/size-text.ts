/** Formats a size for readers, such as `512 byte`, `84 kB`, or `8.4 MB`. */
export function sizeText(bytes: number, lang: string): string {
  const [unit, factor] = unitOf(bytes)
  const maximumFractionDigits = unit === 'megabyte' ? 1 : 0
  return new Intl.NumberFormat(lang, { style: 'unit', unit, maximumFractionDigits }).format(bytes / factor)
}

function unitOf(bytes: number): readonly ['byte' | 'kilobyte' | 'megabyte', number] {
  if (bytes < 1000) return ['byte', 1]
  return bytes < 100_000 ? ['kilobyte', 1000] : ['megabyte', 1_000_000]
}
