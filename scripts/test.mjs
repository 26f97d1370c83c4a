// `npm test`: everything that has to hold, from a fresh clone. `--full` runs the whole matrices of pages too.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser, ensureHosts, ensurePackages, root, run } from './setup.mjs'

const isFull = process.argv.includes('--full')
const env = { ...process.env, ...(isFull && { FULL_MATRIX: '1' }) }
ensurePackages()
const browser = await ensureBrowser()
rmSync(join(root, 'reports'), { recursive: true, force: true })

const counts = { passed: 0, failed: 0 }
const add = (passed, failed) => {
  counts.passed += passed
  counts.failed += failed
}
const step = (name, ...args) => {
  console.log(`\n── ${name}`)
  const isDone = run('npm', ['run', '--silent', ...args], { env })
  return isDone
}
const check = (name, ...args) => (step(name, ...args) ? add(1, 0) : add(0, 1))

check('manifest is current, content has no issues', 'index', '--', '--check')
check('content', 'check:content')
check('types', 'typecheck')
check('lint and format', 'lint')
check('floors', 'floors')
check('nothing unused', 'unused')
check('rows of the checklist', 'rows')

const unitPassed = step('unit and integration tests', 'test:unit')
addReport('unit', unitCounts, unitPassed)

if (step('production build', 'build')) add(1, 0)
else add(0, 1)

if (isFull && ensureHosts()) {
  const hostsPassed = step('nginx and Caddy', 'test:hosts')
  addReport('hosts', unitCounts, hostsPassed)
} else if (isFull) {
  add(0, 1)
  console.error('nginx or Caddy is missing: their tests count as failed. Install both, and run this again.')
}

if (browser) {
  console.log(`\n── browser tests with ${browser}`)
  const inBrowser = { ...env, CHROMIUM: browser }
  const browserPassed = run('npm', ['run', '--silent', 'test:browser'], { env: inBrowser })
  addReport('browser', browserCounts, browserPassed)
  if (isFull) {
    console.log('\n── browser tests on nginx')
    const onNginx = { ...process.env, CHROMIUM: browser, SITE_SERVER: 'nginx' }
    const nginxPassed = run('npm', ['run', '--silent', 'test:browser'], { env: onNginx })
    addReport('browser', browserCounts, nginxPassed)
  }
} else {
  add(0, 1)
  console.error(
    'No browser: the browser tests count as failed. Install Chromium, or set CHROMIUM to the path of one.',
  )
}

console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
process.exitCode = counts.failed === 0 ? 0 : 1

/** Counts what a runner reported. No report, or a failed run that reports no failure, is one failure. */
function addReport(name, read, isDone) {
  const file = join(root, 'reports', `${name}.json`)
  const [passed, failed] = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : [0, 1]
  add(passed, !isDone && failed === 0 ? 1 : failed)
}

function browserCounts({ stats }) {
  return [stats.expected + stats.flaky, stats.unexpected]
}

/** Tests that failed, and files that failed before they had a test. */
function unitCounts({ numPassedTests, numFailedTests, testResults }) {
  const hasFailedTest = ({ assertionResults }) => assertionResults.some(({ status }) => status === 'failed')
  const broken = testResults.filter((file) => file.status === 'failed' && !hasFailedTest(file))
  return [numPassedTests, numFailedTests + broken.length]
}
