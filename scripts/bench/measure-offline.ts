/**
 * `npm run figures`: measures the cost of offline reading in a real browser against the built site: the
 * application's files, the bytes of a first and a repeat visit, the size of a kept language. docs/offline.md
 * contains the last figures.
 */
import { readFile, stat } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { locales } from '../../src/config/locales/locale.ts'
import { readLateParts } from '../../src/content/late-parts.ts'
import { readManifestRoot } from '../../src/content/manifest.ts'
import { shellFilesOf } from '../build/shell-files.ts'
import { builtSite, createStaticServer, listen } from '../serve/static-server.ts'
import { launchChromium } from '../shared/chromium.ts'
import { printLines } from '../shared/output.ts'

const page = '/guide/install/docker.html'
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`
const sizeOf = async (file: string) => (await stat(join(builtSite, file))).size
const packedSizeOf = async (file: string) => brotliCompressSync(await readFile(join(builtSite, file))).length
const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0)
const json = async (file: string) => JSON.parse(await readFile(join(builtSite, file), 'utf8')) as unknown

const shell = await shellFilesOf(builtSite)
const shellSize = sum(await Promise.all(shell.map(({ url }) => sizeOf(url))))
const packed = sum(await Promise.all(shell.map(({ url }) => packedSizeOf(url))))
printLines(`application: ${shell.length} files, ${kilobytes(shellSize)}, ${kilobytes(packed)} with brotli`)
const workerSizes = [await sizeOf('sw.js'), await packedSizeOf('sw.js')].map(kilobytes)
printLines(`service worker: ${workerSizes.join(', ')} with brotli`)

const root = readManifestRoot(await json('manifest.json'))
const parts = readLateParts(await json('late-parts.json'))
for (const { id, label } of locales) {
  const kept = root?.offline?.[id]
  if (!kept) continue
  const late = parts.filter(({ path }) => kept.parts.some((folder) => path.startsWith(`assets/${folder}/`)))
  const lateBytes = sum(late.map(({ bytes }) => bytes))
  const content = `${kept.files} files of content, ${kilobytes(kept.bytes)}`
  printLines(`kept, ${label}: ${content}; ${late.length} late parts, ${kilobytes(lateBytes)}`)
}

const server = createStaticServer(builtSite)
const sockets = new Set<Socket>()
server.on('connection', (socket: Socket) => sockets.add(socket))
const sent = () => [...sockets].reduce((sum, socket) => sum + socket.bytesWritten, 0)
/**
 * Waits until the server has sent nothing for two seconds, because requests of the worker and the browser are
 * not part of the page's load.
 */
async function untilQuiet(): Promise<void> {
  for (let before = -1; before !== sent(); await setTimeout(2000)) before = sent()
}

const address = await listen(server, 0)
const browser = await launchChromium()
try {
  const tab = await (await browser.newContext()).newPage()
  await tab.goto(address + page, { waitUntil: 'networkidle' })
  await tab.waitForFunction(
    'navigator.serviceWorker.ready.then((worker) => worker.active?.state === "activated")',
  )
  await tab.waitForLoadState('networkidle')
  printLines(`first visit of ${page}, everything saved: ${kilobytes(sent())} sent by the server`)
  const before = sent()
  await tab.reload({ waitUntil: 'networkidle' })
  await untilQuiet()
  printLines(`repeat visit: ${((sent() - before) / 1000).toFixed(1)} kB sent by the server`)
} finally {
  await browser.close()
  server.close()
  server.closeAllConnections()
}
