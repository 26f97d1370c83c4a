/** `npm run preview [-- --root DIR] [-- --port N]`: serves the built site on this machine. */
import { readOptions } from './command-line.ts'
import { createStaticServer, listen } from './static-server.ts'

const options = readOptions({ root: 'dist', port: '4173' })
try {
  const address = await listen(createStaticServer(options.root), Number(options.port))
  console.log(`The site is at ${address}/`)
} catch (error) {
  const reason =
    (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? `port ${options.port} is taken` : String(error)
  console.error(`The site could not be served: ${reason}. Another port: npm run preview -- --port 4180`)
  process.exitCode = 1
}
