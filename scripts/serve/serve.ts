/** `preview [DIR] [--port N]`: serves the built site on this machine, at its base path. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { baseOf } from '../publish/site-document.ts'
import { readOptionsAndPaths, refuse } from '../shared/command-line.ts'
import { printLines } from '../shared/output.ts'
import { commandLine, ownSite } from '../shared/own-command.ts'
import { createStaticServer, listen } from './static-server.ts'

const { options, paths } = readOptionsAndPaths({ root: ownSite, port: '4173' }, [], {
  usage: commandLine('preview', '[FOLDER]'),
  about: 'Shows a built site on this machine, at its base path.',
  options: { root: 'Folder of the site.', port: 'Port of this machine.' },
})
const root = paths[0] ?? options.root
const base = baseOf(await readFile(join(root, 'index.html'), 'utf8').catch(() => ''))
const server = createStaticServer(root, { base })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(0))
try {
  const address = await listen(server, Number(options.port))
  printLines(`The site is at ${address}${base}`)
} catch (error) {
  const reason =
    (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? `Port ${options.port} is in use` : String(error)
  refuse(`The site can't be served: ${reason}. To use another port: ${commandLine('preview', '--port 4180')}`)
}
