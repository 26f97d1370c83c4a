/** A size as readers know it: `8.4 MB`; less than a tenth of a megabyte in kilobytes. */
export function sizeText(bytes: number, lang: string): string {
  const isSmall = bytes < 100_000
  const format = new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  })
  return format.format(bytes / (isSmall ? 1000 : 1_000_000))
}
