/**
 * `npm run layers`: checks that a module imports only its own layer and permitted layers below it. Fails on
 * any other import, on imports of missing files, on cycles, on unused permissions, and if not every module
 * was read, because a check that reads nothing finds nothing.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path/posix'
import { parse } from 'oxc-parser'
import { filesBelow } from '../content/list-files.ts'
import { printError, printLines } from '../shared/output.ts'
import { layers, pureLayers } from './layers.ts'

interface Module {
  readonly file: string
  readonly imports: readonly string[]
}

/** `src/content/link.ts` → `content`; `src/main.tsx` → `entry`. */
function layerOf(file: string): string {
  const [, name = '', rest] = file.split('/')
  return rest === undefined ? 'entry' : name
}

async function readModule(file: string): Promise<Module> {
  const { module, errors } = await parse(file, await readFile(file, 'utf8'))
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const source = await readFile(file, 'utf8')
  const names = [
    ...module.staticImports.map((item) => item.moduleRequest.value),
    ...module.staticExports.flatMap((item) =>
      item.entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ]
  const own = names
    .filter((name) => name.startsWith('.'))
    .map((name) => join(file, '..', name.replace(/\?.*$/, '')))
  return { file, imports: [...new Set(own)] }
}

const needsNoBrowser = (file: string) => /^(?:scripts|product)\//.test(file)

/** `src/features/search/tokens.ts` → `search`; `undefined` for a file outside of the features. */
const featureOf = (file: string): string | undefined => /^src\/features\/([^/]+)\//.exec(file)?.[1]

const allowedFor = (file: string): readonly string[] =>
  needsNoBrowser(file) ? pureLayers : [layerOf(file), ...(layers[layerOf(file)] ?? [])]

/** Returns whether a feature imports another. What two of them need is in a layer below. */
const joinsFeatures = (file: string, target: string): boolean => {
  const [feature, other] = [featureOf(file), featureOf(target)]
  return feature !== undefined && other !== undefined && feature !== other
}

function faultsOf({ file, imports }: Module): readonly string[] {
  return imports.flatMap((target) => {
    if (!existsSync(target)) return [`${file} → ${target}: there is no such file`]
    if (target.startsWith('product/') && !file.startsWith('product/'))
      return [`${file} → ${target}: the engine may not import from product/`]
    if (!target.startsWith('src/')) return []
    if (joinsFeatures(file, target)) return [`${file} → ${target}: a feature imports no other feature`]
    const allowed = allowedFor(file)
    return allowed.includes(layerOf(target))
      ? []
      : [`${file} → ${target}: it may import only ${allowed.join(', ')}`]
  })
}

/** Returns permissions that nothing uses, because they would hide a mistake. */
function unusedPermissions(modules: readonly Module[]): readonly string[] {
  const used = new Set(
    modules.flatMap(({ file, imports }) => imports.map((target) => `${layerOf(file)} → ${layerOf(target)}`)),
  )
  return Object.entries(layers)
    .flatMap(([layer, below]) => below.map((target) => `${layer} → ${target}`))
    .filter((permission) => !used.has(permission))
    .map(
      (permission) => `${permission}: no module uses this permission. Remove it from scripts/code/layers.ts.`,
    )
}

/** Returns every cycle once, as a list of files. */
function cyclesIn(modules: readonly Module[]): readonly string[] {
  const importsOf = new Map(modules.map(({ file, imports }) => [file, imports]))
  const done = new Set<string>()
  const found: string[] = []
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) found.push(`a cycle: ${[...path.slice(path.indexOf(file)), file].join(' → ')}`)
    if (path.includes(file) || done.has(file)) return
    for (const target of importsOf.get(file) ?? []) visit(target, [...path, file])
    done.add(file)
  }
  for (const { file } of modules) visit(file, [])
  return found
}

const files = [
  ...(await filesBelow('src')).map((file) => `src/${file}`),
  ...(await filesBelow('scripts')).map((file) => `scripts/${file}`),
  ...(await filesBelow('product'))
    .map((file) => `product/${file}`)
    .filter((file) => !/^product\/tests\//.test(file)),
].filter((file) => /\.(?:tsx?|mjs)$/.test(file))
const modules = await Promise.all(files.map(readModule))
const importCount = modules.reduce((sum, { imports }) => sum + imports.length, 0)
const sourceModules = modules.filter(({ file }) => file.startsWith('src/'))
const unlisted = [...new Set(sourceModules.map(({ file }) => layerOf(file)))]
  .filter((layer) => !Object.hasOwn(layers, layer))
  .map((layer) => `src/${layer} is not a layer. Add it to scripts/code/layers.ts.`)
const faults = [
  ...modules.flatMap(faultsOf),
  ...cyclesIn(modules),
  ...unlisted,
  ...unusedPermissions(sourceModules),
]

// A module has about three imports on average, so fewer imports than modules means that imports were missed.
if (importCount < modules.length)
  faults.push(`only ${importCount} imports were found in ${modules.length} modules`)
for (const fault of faults) printError(fault)
if (faults.length > 0) process.exitCode = 1
else {
  printLines(
    `layers: ${modules.length} of ${files.length} modules read, ${importCount} imports, ${Object.keys(layers).length} layers, no import upwards, no cycle`,
  )
}
