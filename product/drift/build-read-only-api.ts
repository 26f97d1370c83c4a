/**
 * `npm run api:read-only -- --server URL --out FILE [--user NAME] [--api FILE]`: writes a strict copy of the
 * API's description for property-based testing of a running product's read-only routes. It contains only
 * routes that read. Objects have only the properties they list, errors only the documented codes, and
 * parameters include values from the product (a folder, a file, IDs). User and password as for `npm run
 * drift`. Exit code 2 if the product cannot be reached.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { readOptions, refuse } from '../../scripts/shared/command-line.ts'
import { printLines } from '../../scripts/shared/output.ts'
import { openProduct } from './product.ts'
import { readOnlyApi } from './read-only-api.ts'
import { findSamples } from './samples.ts'

const options = readOptions({
  server: '',
  user: process.env.ALIST_USER || 'admin',
  api: 'public/openapi.json',
  out: '',
})
if (options.out === '') refuse('Set --out to the file to write, such as /tmp/read-only.json.')

const document = JSON.parse(await readFile(options.api, 'utf8'))
const samples = await openProduct({ ...options, password: process.env.ALIST_PASSWORD ?? '' })
  .then(findSamples)
  .catch((error) =>
    refuse(`The product could not be reached: ${error instanceof Error ? error.message : error}`),
  )
const { api, operations } = readOnlyApi(document, samples)
await writeFile(options.out, JSON.stringify(api, null, 2))
printLines(`${options.out}: ${operations} operations`)
