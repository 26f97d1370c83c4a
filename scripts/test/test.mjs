// `npm test`: the checks, the unit tests, the component tests, and the browser tests that are journeys, from a fresh
// clone. Options:
//   --full        every browser test, the whole matrices of pages, nginx, Caddy, and Apache, and the journeys on nginx
//   --changed     only the static checks and the tests that depend on files that differ from main
//   --shard=n/m   only part n of m of the tests, for machines that work side by side
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser, ensureHosts, ensurePackages, root, run } from '../shared/setup.mjs'
import { runStaticChecks } from './static-checks.mjs'
import { browserReport, slowest, unitReport } from './test-reports.mjs'

const options = { full: { type: 'boolean' }, changed: { type: 'boolean' }, shard: { type: 'string' } }
const { full: isFull, changed: isChanged, shard: part } = parseArgs({ options }).values
const shard = part === undefined ? [] : [`--shard=${part}`]
const env = { ...process.env, ...(isFull && { FULL_MATRIX: '1' }) }
const startedAt = Date.now()
ensurePackages()
const browser = await ensureBrowser()
rmSync(join(root, 'reports'), { recursive: true, force: true })

const counts = { passed: 0, failed: 0 }
const times = []
const notRun = []
const add = (passed, failed) => {
  counts.passed += passed
  counts.failed += failed
}
const step = (name, ...args) => {
  console.log(`\n── ${name}`)
  return run('npm', ['run', '--silent', ...args], { env })
}

const { passed, failed } = await runStaticChecks()
add(passed, failed)

const changedUnits = isChanged ? ['--changed', 'main'] : []
const unitPassed = step('unit and integration tests', 'test:unit', '--', ...changedUnits, ...shard)
addReport('unit', unitReport, unitPassed)

if (step('production build', 'build')) add(1, 0)
else add(0, 1)

if (isFull && ensureHosts()) {
  const hostsPassed = step('nginx, Caddy, and Apache', 'test:hosts')
  addReport('hosts', unitReport, hostsPassed)
} else if (isFull) {
  add(0, 1)
  console.error(
    'nginx, Caddy, or Apache is missing, so their tests count as failed. Install all three, then run this again.',
  )
}

if (browser) {
  console.log(`\n── component tests with ${browser}`)
  const componentTests = ['run', '--silent', 'test:component', '--', ...changedUnits, ...shard]
  const componentPassed = run('npm', componentTests, { env: { ...env, CHROMIUM: browser } })
  addReport('component', unitReport, componentPassed)

  console.log(`\n── browser tests with ${browser}`)
  const changedTests = isChanged ? ['--only-changed=main', '--pass-with-no-tests'] : []
  const journeysOnly = isFull || isChanged ? [] : ['--grep', '@journey']
  const browserTests = ['run', '--silent', 'test:browser', '--', ...changedTests, ...journeysOnly, ...shard]
  const browserPassed = run('npm', browserTests, { env: { ...env, CHROMIUM: browser } })
  addReport('browser', browserReport, browserPassed)
  if (isFull) {
    console.log('\n── journeys on nginx')
    const onNginx = { ...process.env, CHROMIUM: browser, SITE_SERVER: 'nginx' }
    // The server decides only about headers, caching, and missing files, which the journeys meet.
    const nginxTests = ['run', '--silent', 'test:browser', '--', '--grep', '@journey', ...shard]
    const nginxPassed = run('npm', nginxTests, { env: onNginx })
    addReport('browser', browserReport, nginxPassed)
  }
} else {
  add(0, 1)
  console.error(
    'There is no browser, so the component and browser tests count as failed. Install Chromium, or set CHROMIUM to the path of one.',
  )
}

if (notRun.length > 0) console.log(`\nNot run:\n${notRun.join('\n')}`)
console.log(`\nThe slowest tests:\n${slowest(times, 20).join('\n')}`)
const minutes = (Date.now() - startedAt) / 60_000
console.log(`\n${counts.passed} passed, ${counts.failed} failed in ${minutes.toFixed(1)} min`)
process.exitCode = counts.failed === 0 ? 0 : 1

/** Counts a runner's results. A missing report, or a failed run without a reported failure, counts as one failure. */
function addReport(name, read, isDone) {
  const file = join(root, 'reports', `${name}.json`)
  const report = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : undefined
  const { passed, failed, tests, skipped = [] } = report ?? { passed: 0, failed: 1, tests: [] }
  add(passed, !isDone && failed === 0 ? 1 : failed)
  times.push(...tests)
  notRun.push(...skipped)
}
