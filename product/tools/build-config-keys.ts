/**
 * `npm run config:keys`: writes `product/tools/config/keys.json`, the keys of the configuration file that the checker knows, from the
 * tables of the page that describes them in both languages.
 */

import { writeFile } from 'node:fs/promises'
import { jsonText } from '../../scripts/shared/json-text.ts'
import { printLines } from '../../scripts/shared/output.ts'
import { configKeys, keysFile } from './config/keys-of-pages.ts'

const keys = await configKeys()
await writeFile(keysFile, jsonText(keys))
printLines(`${keysFile}: ${keys.length} keys`)
