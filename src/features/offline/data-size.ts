/** Formats a size for readers, such as `8.4 MB`; sizes below 0.1 MB are in kilobytes. */
export function sizeText(bytes: number, lang: string): string {
  const isSmall = bytes < 100_000
  const format = new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  })
  return format.format(bytes / (isSmall ? 1000 : 1_000_000))
}
