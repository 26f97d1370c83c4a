// `npm start`: from a fresh clone to the production site at one address. Options go to the server: npm start -- --port 8080
import { ensurePackages, run } from './setup.mjs'

ensurePackages()
if (!run('npm', ['run', '--silent', 'build'])) process.exit(1)
process.exitCode = run('npm', ['run', '--silent', 'preview', '--', ...process.argv.slice(2)]) ? 0 : 1
