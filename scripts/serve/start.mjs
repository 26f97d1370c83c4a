// `npm start`: from a fresh clone to the production site at one address. Options are passed to the server:
// npm start -- --port 8080
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { ensurePackages, root } from '../shared/setup.mjs'

const args = process.argv.slice(2)
const port = Number(args.find((_, at) => args[at - 1] === '--port') ?? 4173)

// Checked first, because a build takes half a minute.
if (!(await isFree(port))) {
  console.error(
    `Port ${port} is in use. Stop the program that uses it, or choose another port: npm start -- --port ${port + 1}`,
  )
  process.exit(2)
}
ensurePackages()
process.exitCode = await follow('npm', ['run', '--silent', 'build'], process.platform === 'win32')
if (process.exitCode === 0)
  process.exitCode = await follow(process.execPath, ['--import', 'tsx', 'scripts/serve/serve.ts', ...args])

function isFree(wanted) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(wanted, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/**
 * Runs a command, and ends it when this process is told to end, or when this process's parent has ended: npm
 * sends signals to a shell, which doesn't forward them. Resolves with its exit code.
 */
function follow(command, commandArgs, shell = false) {
  const child = spawn(command, commandArgs, { cwd: root, stdio: 'inherit', shell })
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const pass = (signal) => child.kill(signal)
  for (const signal of signals) process.on(signal, pass)
  const parent = process.ppid
  const watch = setInterval(() => process.ppid !== parent && pass('SIGTERM'), 500)
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`)
      resolve(1)
    })
    child.once('exit', (code, signal) => {
      clearInterval(watch)
      for (const each of signals) process.off(each, pass)
      // If it was ended from outside, stop here.
      resolve(signal === null ? code : 130)
    })
  })
}
