/**
 * Formats a `yyyy-MM-dd` date in the reader's language. Parsed as a calendar date, not a moment, so that no
 * time zone shifts it.
 *
 * @throws RangeError if it is not a date
 */
export function dateText(day: string, lang: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return (
    plainDate(date, lang) ??
    new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
  )
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/**
 * Returns the date without `Intl`, for the languages of the interface; `undefined` for others. The first screen of most pages has
 * a date, and a phone needs 50 ms until `Intl` has loaded the calendar.
 */
function plainDate(date: Date, lang: string): string | undefined {
  const year = date.getUTCFullYear()
  if (!(year > 0)) return undefined
  if (/^en(?:-US)?$/.test(lang)) return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${year}`
  if (/^zh(?:-CN)?$/.test(lang)) return `${year}年${date.getUTCMonth() + 1}月${date.getUTCDate()}日`
  return undefined
}
