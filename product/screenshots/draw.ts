/** `npm run drawings`: writes the drawings of a browser to `public/img/browser/`. */

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { browserDrawings } from './browser-drawings.ts'

const folder = join(import.meta.dirname, '../../public/img/browser')
await mkdir(folder, { recursive: true })
for (const [name, text] of browserDrawings()) await writeFile(join(folder, name), text)
