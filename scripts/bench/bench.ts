/**
 * `npm run bench`: measures the speed of the built site in Chromium, with the profiles of a phone and a
 * desktop computer (docs/performance.md). Prints medians with their range. Times are compared with the last
 * recorded run, and with other given sites, whose visits alternate with ours.
 *
 * --runs N (5) --only cold,again,next,memory --pages faq/howto,… --next from>to,… --profile phone,desktop
 * --sites 'name=http://127.0.0.1:4301/{path}.html,…' --record
 */

import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { builtSite, listen } from '../serve/static-server.ts'
import { launchChromium } from '../shared/chromium.ts'
import { readOptions } from '../shared/command-line.ts'
import { jsonText } from '../shared/json-text.ts'
import { printError, printLines } from '../shared/output.ts'
import { compressedServer } from './compressed-server.ts'
import { addressOf, again, type BenchSite, cold, growth, next, type Sample } from './measure.ts'
import { profiles } from './profiles.ts'
import { type BenchRecord, comparisonOf, ownName, recordedDocuments, recordFile, rowName } from './record.ts'
import { withFigures } from './recorded-tables.ts'
import { measuredOf, rowText } from './report.ts'

const values = readOptions(
  {
    runs: '5',
    only: 'cold,again,next,memory',
    pages: 'faq/howto,guide/drivers/local,guide/api/fs,',
    next: 'faq/howto>faq/why',
    profile: 'phone,desktop',
    sites: '',
  },
  ['record'],
)
const recorded = JSON.parse(await readFile(recordFile, 'utf8')) as BenchRecord

const server = compressedServer(builtSite)
const own: BenchSite = { name: ownName, address: `${await listen(server, 0)}/{path}.html` }
const others = values.sites
  .split(',')
  .filter((text) => text !== '')
  .map((text): BenchSite => {
    const [name = '', ...address] = text.split('=')
    return { name, address: address.join('=') }
  })
// Playwright attaches a debugger, for which every `Error` that a script creates would need that script to be parsed again.
// Readers have no debugger.
const browser = await launchChromium(['--js-flags=--no-enable-lazy-source-positions'])

const steps = values.only.split(',')
const pages = values.pages.split(',')
const chosen = Object.values(profiles).filter(({ name }) => values.profile.split(',').includes(name))
const rows = new Map<string, Sample[]>()

async function take(row: string, measured: () => Promise<Sample>): Promise<void> {
  const samples = rows.get(row) ?? []
  rows.set(row, samples)
  try {
    samples.push(await measured())
  } catch (error) {
    printError(`${row}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
  }
}

for (let run = 0; run < Number(values.runs); run += 1) {
  for (const profile of chosen) {
    for (const site of [own, ...others]) {
      const name = (step: string, page: string) => rowName(profile.name, step, page, site.name)
      for (const page of pages) {
        if (steps.includes('cold'))
          await take(name('cold', page), () => cold(browser, addressOf(site, page), profile))
        if (steps.includes('again'))
          await take(name('again', page), () => again(browser, addressOf(site, page), profile))
      }
      for (const pair of steps.includes('next') ? values.next.split(',') : []) {
        const [from = '', to = ''] = pair.split('>')
        const link = new URL(addressOf(site, to))
        await take(name('next', pair), () =>
          next(browser, addressOf(site, from), link.pathname + link.hash, profile),
        )
      }
    }
  }
}
if (steps.includes('memory'))
  await take(rowName('desktop', 'memory', '200 navigations', ownName), () =>
    growth(
      browser,
      pages.map((page) => addressOf(own, page)),
      profiles.desktop,
    ),
  )

const measured = Object.fromEntries([...rows].map(([row, samples]) => [row, measuredOf(samples)]))
for (const [row, values] of Object.entries(measured)) printLines(rowText(row, values, recorded.rows[row]))
if (values.record) await record()
await browser.close()
server.close()

/** Writes the figures of this run, and the tables of the documents if it measured all that they compare. */
async function record(): Promise<void> {
  const machine = `${cpus()[0]?.model ?? 'unknown'} × ${cpus().length}, Chromium ${browser.version()}`
  const date = new Date().toISOString().slice(0, 10)
  const sites = [own, ...others].map(({ name }) => name)
  const found = comparisonOf(measured, { date, runs: Number(values.runs), sites })
  const comparison = found ?? recorded.comparison
  const next: BenchRecord = { machine, comparison, rows: { ...recorded.rows, ...measured } }
  await writeFile(recordFile, jsonText(next))
  if (!found) {
    printLines(
      `${recordFile}: new figures. The tables stay: this run did not measure all pages that they compare.`,
    )
    return
  }
  for (const [file, shows] of Object.entries(recordedDocuments))
    await writeFile(file, withFigures(await readFile(file, 'utf8'), comparison, shows))
  printLines(`${recordFile}: new figures, and new tables in ${Object.keys(recordedDocuments).join(' and ')}.`)
}
