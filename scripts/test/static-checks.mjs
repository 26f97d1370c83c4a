// The checks that need neither a browser nor a build: `npm run check`, and the first part of `npm test`.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { ensurePackages, root } from '../shared/setup.mjs'

/** The title of each check, and what `npm run` gets. The slowest come first, so that none of them is alone at the end. */
const checks = [
  ['patterns take linear time', 'patterns'],
  ['manifest is current, pages can be read', 'index', '--', '--check'],
  ['types', 'typecheck'],
  ['content', 'check:content'],
  ['index of messages is current', 'messages', '--', '--check'],
  ['lint and format', 'lint'],
  ['nothing unused', 'unused'],
  ['layers', 'layers'],
  ['the engine names no product', 'names'],
  ['references to the specification', 'rows'],
]

/** Runs one check and returns its output as one text, so that checks beside each other don't mix their lines. */
function runCheck([title, ...args]) {
  const startedAt = Date.now()
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', ...args], {
      cwd: root,
      shell: process.platform === 'win32',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    child.on('close', (code) =>
      resolve({ title, output, isPassed: code === 0, seconds: (Date.now() - startedAt) / 1000 }),
    )
  })
}

/** Runs every check, one for each core at a time, and prints each when it ends. Returns how many passed and failed. */
export async function runStaticChecks() {
  const waiting = [...checks]
  const counts = { passed: 0, failed: 0 }
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { title, output, isPassed, seconds } = await runCheck(check)
      counts[isPassed ? 'passed' : 'failed'] += 1
      console.log(
        `\n── ${title}: ${isPassed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s\n${output.trimEnd()}`,
      )
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return counts
}

if (process.argv[1] === import.meta.filename) {
  ensurePackages()
  const startedAt = Date.now()
  const { passed, failed } = await runStaticChecks()
  console.log(`\n${passed} passed, ${failed} failed in ${((Date.now() - startedAt) / 1000).toFixed(0)} s`)
  process.exitCode = failed === 0 ? 0 : 1
}
