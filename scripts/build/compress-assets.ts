/**
 * `npm run compress [-- --site DIR]`: writes `.br` and `.gz` next to the hashed files of a built site, for
 * servers that send these (nginx with `gzip_static`, Caddy with `precompressed`). Only hashed files, because
 * for editable files the old version would be sent.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesBelow } from '../content/list-files.ts'
import { hashedFolder } from '../publish/header-rules.ts'
import { readOptions, refuse } from '../shared/command-line.ts'
import { printLines } from '../shared/output.ts'

/** Files that fit into one packet gain nothing. Bytes. */
const smallest = 1024

const options = readOptions({ site: 'dist' })
const folder = join(options.site, hashedFolder)
const files = (await filesBelow(folder)).filter((file) => /\.(?:js|css|svg|json)$/.test(file))
if (files.length === 0) refuse(`There is nothing to compress in ${folder}. Run npm run build first.`)
const sums = await Promise.all(files.map(compress))
const kilobytes = (index: 0 | 1) => Math.round(sums.reduce((sum, sizes) => sum + sizes[index], 0) / 1000)
printLines(`${folder}: ${files.length} files, ${kilobytes(0)} kB, ${kilobytes(1)} kB with Brotli`)

async function compress(file: string): Promise<readonly [whole: number, packed: number]> {
  const path = join(folder, file)
  const text = await readFile(path)
  if (text.length < smallest) return [text.length, text.length]
  const brotli = await promisify(brotliCompress)(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  })
  await writeFile(`${path}.br`, brotli)
  await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }))
  return [text.length, brotli.length]
}
