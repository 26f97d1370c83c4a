/** `npm run preview [-- --root DIR] [-- --port N]`: serves the built site on this machine, at its base path. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { baseOf } from '../publish/site-document.ts'
import { readOptions } from '../shared/command-line.ts'
import { printError, printLines } from '../shared/output.ts'
import { createStaticServer, listen } from './static-server.ts'

const options = readOptions({ root: 'dist', port: '4173' })
const base = baseOf(await readFile(join(options.root, 'index.html'), 'utf8').catch(() => ''))
const server = createStaticServer(options.root, { base })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(0))
try {
  const address = await listen(server, Number(options.port))
  printLines(`The site is at ${address}${base}`)
} catch (error) {
  const reason =
    (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? `Port ${options.port} is in use` : String(error)
  printError(`The site can't be served: ${reason}. To use another port: npm run preview -- --port 4180`)
  process.exitCode = 1
}
