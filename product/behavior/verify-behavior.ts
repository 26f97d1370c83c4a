/**
 * `npm run verify:behavior -- --binary FILE [--only NAME] [--negate N] [--jobs N] [--json] [--record]`: runs the
 * scenarios in `families/`. Each starts the product on this machine with an empty temporary data folder, and
 * ends it. `--only` selects families or scenarios by a part of their name (several, with commas).
 * `--negate` runs N scenarios, spread over the families, and expects that each refuses every negation of its
 * expectation. `--record` writes the statements that passed into the ledger. Exit code 1 if a scenario fails, 2 if the product cannot be started.
 */
import { execFileSync } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { resolve } from 'node:path'
import { readOptions, refuse } from '../../scripts/shared/command-line.ts'
import { printJson, printLines } from '../../scripts/shared/output.ts'
import { readLedger, withRuns, writeLedger } from '../ledger/ledger.ts'
import { type Named, readScenarios } from './families.ts'
import { type Result, runScenario } from './run-scenario.ts'

const options = readOptions({ binary: '', only: '', negate: '0', jobs: '4' }, ['json', 'record'])
const binary = resolve(options.binary)
await access(options.binary && binary, constants.X_OK).catch(() => {
  refuse('Set --binary to the program of AList, such as ./alist.')
})

const startedAt = Date.now()
const wanted = options.only.split(',')
const all = (await readScenarios()).filter(({ name }) => wanted.some((part) => name.includes(part)))
const negated = Number(options.negate)
const chosen = negated > 0 ? spread(all, negated) : all
const results = await runAll(chosen)
if (options.json) printJson(results)
else printCounts()
if (options.record) await record()
if (chosen.length === 0 || results.some(({ result }) => result === 'failed')) process.exitCode = 1

async function runAll(scenarios: readonly Named[]): Promise<readonly Result[]> {
  const waiting = [...scenarios]
  const done: Result[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = await runScenario(next, binary, negated > 0)
      done.push(result)
      if (!options.json) print(next, result)
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, Number(options.jobs)) }, work))
  return done.toSorted((one, other) => one.name.localeCompare(other.name))
}

/** Writes how many statements of each page passed. @throws if the run was not a whole one */
async function record() {
  if (options.only || negated > 0) throw new Error('Only a run of all scenarios can be recorded.')
  const passed = new Set(results.filter(({ result }) => result === 'passed').map(({ name }) => name))
  const runs = new Map<string, number>()
  for (const { name, page } of all)
    if (passed.has(name)) runs.set(`${page}.md`, (runs.get(`${page}.md`) ?? 0) + 1)
  const version = /Version: (v[\d.]+)/.exec(execFileSync(binary, ['version'], { encoding: 'utf8' }))?.[1]
  if (!version) throw new Error('The program does not print its version.')
  const date = new Date().toISOString().slice(0, 'yyyy-MM-dd'.length)
  await writeLedger(withRuns(await readLedger(), runs, { against: version, date }))
}

function print({ name, proves, page, heading, expected }: Named, { result, observed, seconds }: Result) {
  if (result === 'passed') return
  printLines(`${result}: ${name} (${seconds.toFixed(1)} s)`, `  ${proves}`, `  ${page}.md, “${heading}”`)
  if (result === 'failed') printLines(`  expected ${readable(expected)}`)
  printLines(`  observed ${readable(observed)}`)
}

function readable(value: unknown): string {
  const texts = (_: string, part: unknown) => (part instanceof RegExp ? String(part) : part)
  const text = typeof value === 'string' ? value : JSON.stringify(value, texts)
  return text.length > 1000 ? `${text.slice(0, 1000)}…` : text
}

function printCounts() {
  const count = (of: readonly Result[], wantedResult: Result['result']) =>
    of.filter(({ result }) => result === wantedResult).length
  for (const family of new Set(chosen.map((scenario) => scenario.family))) {
    const own = results.filter(({ name }) => name.startsWith(`${family}/`))
    printLines(`${family}: ${count(own, 'passed')} of ${own.length}`)
  }
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0)
  printLines(
    `${results.length} scenarios${negated > 0 ? ', negated' : ''}: ${count(results, 'passed')} passed, ${count(results, 'failed')} failed, ${count(results, 'skipped')} skipped in ${seconds} s`,
  )
}

/** Returns so many scenarios at equal distances. */
function spread(scenarios: readonly Named[], count: number): readonly Named[] {
  const step = Math.max(1, scenarios.length / count)
  return scenarios.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step)).slice(0, count)
}
