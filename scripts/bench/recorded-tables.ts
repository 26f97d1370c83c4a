import { type Comparison, comparedPages, ownName } from './record.ts'
import type { Measured } from './report.ts'

const start = '<!-- Written by npm run bench -- --record -->'
const end = '<!-- End of the recorded figures -->'

/** Returns a document with the tables of recorded figures replaced by those of a comparison. */
export function withFigures(
  document: string,
  comparison: Comparison,
  shows: 'medians' | 'everything',
): string {
  const [before, after] = [document.indexOf(start), document.indexOf(end)]
  if (before < 0 || after < before)
    throw new Error(`The document has no place for figures: the lines "${start}" and "${end}".`)
  const tables = shows === 'medians' ? [medians(comparison)] : everything(comparison)
  const measured = `Measured on ${comparison.date}, with ${comparison.runs} visits to each page.`
  return [document.slice(0, before) + start, measured, ...tables, document.slice(after)].join('\n\n')
}

const columns = Object.keys(comparedPages) as (keyof typeof comparedPages)[]

const row = (name: string, cells: readonly string[]) => `| ${[name, ...cells].join(' | ')} |`

const table = (rows: readonly string[]) =>
  [
    row('', columns).replace('|  |', '| |'),
    row(
      '---',
      columns.map(() => '---'),
    ),
    ...rows,
  ].join('\n')

const whole = (milliseconds: number | undefined) =>
  milliseconds === undefined ? '–' : Math.round(milliseconds).toLocaleString('en')

const withRange = ([median, least, most]: Measured) => `${whole(median)} (${whole(least)}–${whole(most)})`

const medians = ({ sites }: Comparison) =>
  table(
    Object.entries(sites).map(([site, pages]) =>
      row(
        site,
        columns.map((column) => whole(pages[column].text[0])),
      ),
    ),
  )

function everything({ sites }: Comparison): readonly string[] {
  const all = Object.entries(sites)
  const own = sites[ownName]
  const visits = all.map(([site, pages]) =>
    row(
      site,
      columns.map((column) => withRange(pages[column].text)),
    ),
  )
  const ratios = all
    .filter(([site]) => site !== ownName)
    .map(([site, pages]) => {
      const ratio = (column: keyof typeof comparedPages) =>
        ((own?.[column].text[0] ?? Number.NaN) / pages[column].text[0]).toFixed(2)
      return row(`**Ratio to ${site.split(' ')[0]}**`, columns.map(ratio))
    })
  const others = (['again', 'longest'] as const).flatMap((value) =>
    all.map(([site, pages]) =>
      row(
        `${value === 'again' ? 'Return visit in a new tab' : 'Longest task after the first words'}: ${site}`,
        columns.map((column) => whole(pages[column][value]?.[0])),
      ),
    ),
  )
  return [table([...visits, ...ratios]), 'Medians of the same run, in milliseconds:', table(others)]
}
