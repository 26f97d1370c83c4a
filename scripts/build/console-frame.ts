import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { integrityOf } from '../shared/integrity.ts'
import { buildScript } from './build-script.ts'

const name = 'virtual:console-frame'
const entry = resolve('src/markdown/blocks/console/frame/main.ts')
const document = 'console-frame.html'

/** Runs the code that the page sends. The policy allows no other code than this script and that one. */
const receiver = `if(self.origin==='null'&&parent!==self){addEventListener('message',function run({source,data}){if(source!==parent||typeof data?.code!=='string')return;removeEventListener('message',run);const script=document.createElement('script');script.textContent=data.code;document.head.append(script)});parent.postMessage({console:'loaded'},'*')}`

/** Returns the console's document, whose policy allows this script. */
export function consoleDocument(code: string): string {
  const policy = [
    "default-src 'none'",
    `script-src '${integrityOf(receiver)}' '${integrityOf(code)}'`,
    "style-src 'unsafe-inline'",
    'connect-src http: https:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <!-- The API console runs here: docs/decisions/0026-api-console.md -->
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta http-equiv="x-dns-prefetch-control" content="off" />
    <meta name="referrer" content="no-referrer" />
    <meta name="robots" content="noindex" />
    <meta name="viewport" content="width=device-width" />
    <title>API console</title>
    <script>${receiver}</script>
  </head>
  <body></body>
</html>
`
}

/**
 * Builds the console's script on its own and provides its text as a module, and writes its document, whose
 * policy contains the hash of the script. So the document is small, and the script loads with the console.
 */
export function consoleFrame(): Plugin {
  let code: Promise<string> | undefined
  const built = () => {
    code ??= buildScript(entry, { target: 'es2023' })
    return code
  }
  return {
    name: 'console-frame',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: async (id) =>
      id === `\0${name}` ? `export const code = ${JSON.stringify(await built())}` : undefined,
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: document, source: consoleDocument(await built()) })
    },
    configureServer(server) {
      server.middlewares.use(`/${document}`, (_request, response, next) => {
        built().then((text) => {
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.end(consoleDocument(text))
        }, next)
      })
    },
  }
}
