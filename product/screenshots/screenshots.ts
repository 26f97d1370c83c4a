/**
 * `npm run screenshots -- --server URL [--only NAME,NAME] [--out DIR]`: takes screenshots of the web UI for
 * the pages, in both languages and both color schemes. User and password as for `npm run drift`. The instance
 * must run on this machine with fresh data: sample files are created in a temporary folder, and the instance
 * is changed to the state in `screenshots/state.ts`. Check every image before you commit it.
 * The images `family-*`, `first-*`, `photos-*`, and `public-*` show what a reader sees who followed the stories
 * and the quick start. To replace them, follow the page.
 */
import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchChromium } from '../../scripts/shared/chromium.ts'
import { readOptions, refuse } from '../../scripts/shared/command-line.ts'
import { printError, printLines } from '../../scripts/shared/output.ts'
import { openProduct } from '../drift/product.ts'
import { productLanguages } from '../pages/product-languages.ts'
import { motifs } from './motifs.ts'
import { makeSampleFiles } from './sample-files.ts'
import { makeState } from './state.ts'
import { openVariant, takeMotif } from './take.ts'

const options = readOptions({
  server: '',
  user: process.env.ALIST_USER || 'admin',
  only: '',
  out: 'public/img/product',
})
/** Larger images are reported. Bytes. */
const heavy = 60_000

const server = options.server.replace(/\/$/, '')
if (!/^https?:\/\/(?:127\.0\.0\.1|localhost|\[::1\])[:/]/.test(`${server}/`)) {
  refuse('Set --server to the address of an AList server on this machine, such as http://127.0.0.1:5244.')
}
const wanted = options.only.split(',').filter(Boolean)
const chosen = motifs.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

const product = await openProduct({ server, user: options.user, password: process.env.ALIST_PASSWORD ?? '' })
const browser = await launchChromium()
try {
  const root = await mkdtemp(join(tmpdir(), 'alist-samples-'))
  const files = join(root, 'files')
  const copies = join(root, 'copies')
  await mkdir(copies)
  await makeSampleFiles(files, browser)
  await makeState(product, files, copies)
  await mkdir(options.out, { recursive: true })
  for (const locale of productLanguages) {
    for (const scheme of ['light', 'dark'] as const) {
      const variant = { locale, scheme }
      const context = await openVariant(browser, variant, server)
      for (const motif of chosen) {
        const file = join(options.out, `${motif.name}.${locale}.${scheme}.webp`)
        try {
          const size = await takeMotif(context, motif, variant, { server, token: product.token, file })
          printLines(`${file}: ${Math.round(size / 1000)} kB${size > heavy ? ', heavy' : ''}`)
        } catch (error) {
          printError(`${file}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
          process.exitCode = 1
        }
      }
      await context.close()
    }
  }
} finally {
  await browser.close()
}
