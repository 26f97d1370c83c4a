/**
 * `npm run licenses [-- --json]`: lists the licenses of all packages in package-lock.json with the number of packages,
 * and exits with code 1 if a package that reaches readers has one that is not on the list below. `npm run sbom` writes
 * the packages themselves.
 */
import { readFile } from 'node:fs/promises'
import { readOptions } from '../shared/command-line.ts'
import { printError, printJson, printLines } from '../shared/output.ts'

interface LockedPackage {
  readonly license?: string
  readonly dev?: boolean
}

/** Licenses under which parts of the built site may be given on. */
const allowed = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Unlicense',
  'CC0-1.0',
  // elkjs and argparse, unchanged.
  'EPL-2.0',
  'PSF-2.0',
])

/** Packages whose entry names no license, and the license of their folder or repository. Checked by hand. */
const unnamed: Readonly<Record<string, string>> = {
  '@giscus/react': 'MIT',
  'eve-raphael': 'Apache-2.0',
  khroma: 'MIT',
}

const options = readOptions({}, ['json'])
const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>
}
const byLicense = new Map<string, string[]>()
const refused: string[] = []
for (const [path, { license, dev }] of Object.entries(lock.packages)) {
  if (path === '') continue
  const name = path.replace(/^.*node_modules\//, '')
  const found = license ?? unnamed[name] ?? 'unknown'
  byLicense.set(found, [...(byLicense.get(found) ?? []), name])
  const choices = found.replaceAll(/[()]/g, '').split(' OR ')
  if (dev !== true && !choices.some((choice) => choice.split(' AND ').every((one) => allowed.has(one)))) {
    refused.push(`${name}: ${found}`)
  }
}
const report = [...byLicense].toSorted(([, one], [, other]) => other.length - one.length)
if (options.json) printJson(Object.fromEntries(report))
else for (const [license, names] of report) printLines(`${names.length}\t${license}`)
for (const line of refused)
  printError(`${line} is not on the list of allowed licenses (scripts/code/licenses.ts).`)
if (refused.length > 0) process.exitCode = 1
