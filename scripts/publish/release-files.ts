/**
 * `npm run release:files [-- --site FOLDER --out FOLDER]`: writes what belongs to a release into an empty folder: the
 * built site as one file, the list of its packages (SBOM, CycloneDX), and the SHA-256 sums of both in the form of
 * `sha256sum`. The site must have been built.
 */

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOptions, refuse } from '../shared/command-line.ts'
import { jsonText } from '../shared/json-text.ts'
import { printLines } from '../shared/output.ts'
import { readPackageList } from './package-list.ts'

const { site, out } = readOptions({ site: 'dist', out: 'dist-release' })
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly name: string
  readonly version: string
}

if (!existsSync(join(site, 'index.html'))) refuse(`${site} contains no built site. Run npm run build first.`)
mkdirSync(out, { recursive: true })
if (readdirSync(out).length > 0) refuse(`${out} is not empty. Remove it, then run this command again.`)

const files = [`${name}-${version}.tar.gz`, `${name}-${version}.cdx.json`] as const
const [archive, packages] = files
execFileSync('tar', ['-czf', join(out, archive), '-C', site, '.'])
writeFileSync(join(out, packages), jsonText(readPackageList()))
const sums = files.map((file) => `${sumOf(join(out, file))}  ${file}\n`)
writeFileSync(join(out, 'SHA256SUMS'), sums.join(''))
printLines(`${out}: ${[...files, 'SHA256SUMS'].join(', ')}`)

function sumOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}
