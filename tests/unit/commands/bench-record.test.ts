import { expect, test } from 'vitest'
import { comparedPages, comparisonOf, ownName, rowName } from '../../../scripts/bench/record.ts'
import { withFigures } from '../../../scripts/bench/recorded-tables.ts'
import { measuredOf } from '../../../scripts/bench/report.ts'

const pages = Object.values(comparedPages)
const run = (site: string, text: number, visited: readonly string[] = pages) =>
  Object.fromEntries(
    visited.map((page) => [
      rowName('phone', 'cold', page, site),
      measuredOf([{ text }, { text: text + 100 }, { text: text + 2000 }]),
    ]),
  )
const facts = { date: '2030-01-02', runs: 3, sites: [ownName, 'Other 1.0'] }

const document = `Before.

<!-- Written by npm run bench -- --record -->
| | an old table |
<!-- End of the recorded figures -->

After.
`

test('a run of all pages on two sites becomes the tables of the documents', () => {
  const comparison = comparisonOf({ ...run(ownName, 900), ...run('Other 1.0', 1900) }, facts)
  if (!comparison) throw new Error('The run was not recognized.')
  const short = withFigures(document, comparison, 'medians')
  expect(short).toContain('Measured on 2030-01-02, with 3 visits to each page.')
  expect(short).toContain(`| ${ownName} | 1,000 | 1,000 | 1,000 | 1,000 |`)
  expect(short).not.toContain('an old table')
  expect(short).toMatch(/^Before\.\n[\s\S]*\n\nAfter\.\n$/)
  expect(withFigures(short, comparison, 'medians')).toBe(short)
  const long = withFigures(document, comparison, 'everything')
  expect(long).toContain(`| ${ownName} | 1,000 (900–2,900) |`)
  expect(long).toContain('| **Ratio to Other** | 0.50 | 0.50 | 0.50 | 0.50 |')
})

test('a run without another site, or without one of the pages, leaves the tables as they are', () => {
  expect(comparisonOf(run(ownName, 900), facts)).toBeUndefined()
  const rows = { ...run(ownName, 900, pages.slice(1)), ...run('Other 1.0', 1900) }
  expect(comparisonOf(rows, facts)).toBeUndefined()
})
