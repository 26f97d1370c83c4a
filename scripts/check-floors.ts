/**
 * `npm run floors`: arrows run down. Fails on an import that climbs, on one that leads nowhere, on a circle, and when not every module
 * was read: a checker that reads nothing would find nothing wrong.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path/posix'
import { parse } from 'oxc-parser'
import { filesBelow } from './content-tree.ts'
import { floors, pureRooms } from './floors.ts'

interface Module {
  readonly file: string
  readonly imports: readonly string[]
}

/** `src/content/link.ts` → `content`; the two entries are rooms of their own: `start`, `main`. */
const roomOf = (file: string) => file.split('/')[1]?.replace(/\.tsx?$/, '')

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

function faultsOf({ file, imports }: Module): readonly string[] {
  return imports.flatMap((target) => {
    if (!existsSync(target)) return [`${file} → ${target}: there is no such file`]
    if (!target.startsWith('src/')) return []
    const room = roomOf(target) ?? ''
    const allowed = file.startsWith('scripts/')
      ? pureRooms
      : [roomOf(file), ...(floors[roomOf(file) ?? ''] ?? [])]
    return allowed.includes(room) ? [] : [`${file} → ${target}: may import only ${allowed.join(', ')}`]
  })
}

/** Every circle once, as the files it runs through. */
function circlesIn(modules: readonly Module[]): readonly string[] {
  const importsOf = new Map(modules.map(({ file, imports }) => [file, imports]))
  const done = new Set<string>()
  const found: string[] = []
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) found.push(`a circle: ${[...path.slice(path.indexOf(file)), file].join(' → ')}`)
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
].filter((file) => /\.(?:tsx?|mjs)$/.test(file))
const modules = await Promise.all(files.map(readModule))
const arrows = modules.reduce((sum, { imports }) => sum + imports.length, 0)
const homeless = [...new Set(files.filter((file) => file.startsWith('src/')).map(roomOf))]
  .filter((room) => !Object.hasOwn(floors, room ?? ''))
  .map((room) => `src/${room} has no floor: give it one in scripts/floors.ts`)
const faults = [...modules.flatMap(faultsOf), ...circlesIn(modules), ...homeless]

// Fewer arrows than modules means that imports were not seen; the house has about three a module.
if (arrows < modules.length) faults.push(`only ${arrows} imports were seen in ${modules.length} modules`)
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
else
  console.log(
    `floors: ${modules.length} of ${files.length} modules read, ${arrows} imports, none climbs, no circle`,
  )
