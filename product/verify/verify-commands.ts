/**
 * `npm run verify:commands -- --server URL [--binary FILE] [--json] [--content DIR] [PATHS]`: runs every
 * block of shell commands in the pages once against a running AList server. The instance is changed, so use
 * one with fresh data and discard it afterwards. `--binary` is the program for blocks that start `./alist`,
 * in a separate folder. User and password as for `npm run drift`. Blocks whose fence has `no-run="reason"`,
 * and blocks in a tab for another system, are skipped. Exit code 1 if a block fails or would start a
 * forbidden program, 2 if the product cannot be reached.
 */
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readOptionsAndPaths, refuse } from '../../scripts/shared/command-line.ts'
import { printError, printJson, printLines } from '../../scripts/shared/output.ts'
import { readOpenApi } from '../drift/open-api.ts'
import { contentFolder } from '../pages/page-tables.ts'
import { productLanguages } from '../pages/product-languages.ts'
import { type CommandBlock, commandBlocks } from './blocks.ts'
import { documents } from './documented.ts'
import { allowedPrograms, objectionTo } from './programs.ts'
import { binFolder, filledIn, runBlock } from './run-block.ts'
import { Session } from './session.ts'
import { giveSamples, layFiles, startPage, worldIn } from './world.ts'

const { options, paths } = readOptionsAndPaths(
  {
    server: '',
    user: process.env.ALIST_USER || 'admin',
    binary: '',
    content: contentFolder,
    api: 'public/openapi.json',
  },
  ['json'],
)

/** A block's result for the report. */
interface Report {
  readonly file: string
  readonly line: number
  readonly result:
    | 'ran'
    | 'documented error'
    | 'failed'
    | 'unmarked'
    | 'no-run'
    | 'other system'
    | 'not installed'
    | 'same as above'
  readonly why: string
}

const account = {
  server: options.server.replace(/\/$/, ''),
  user: options.user,
  password: process.env.ALIST_PASSWORD ?? '',
}
const otherSystems = /^(?:macOS|Windows|Docker|Compose|docker run|NAS|iOS|FreeBSD|Termux)\b/i

const reports = await verifyAll().catch((error) => {
  refuse(`The commands could not be run: ${error instanceof Error ? error.message : error}`)
})
const bad = reports.filter(({ result }) => result === 'failed' || result === 'unmarked')
if (options.json) printJson(reports)
else print()
if (bad.length > 0) process.exitCode = 1

async function verifyAll(): Promise<readonly Report[]> {
  const api = await readOpenApi(options.api)
  const session = new Session(account)
  await session.logIn()
  const root = await mkdtemp(join(tmpdir(), 'verify-commands-'))
  try {
    const world = worldIn(root)
    await layFiles(world)
    if (options.binary) await copyFile(options.binary, join(world.alist, 'alist'))
    const bin = await binFolder(world, allowedPrograms)
    const remote = `rclone config create alist webdav url=${account.server}/dav vendor=other user=${account.user} pass=${account.password} --obscure`
    await runBlock(remote, world, bin)
    const known = new Set<string>()

    const verify = async (block: CommandBlock): Promise<Omit<Report, 'file' | 'line'>> => {
      if (block.noRun !== undefined) return { result: 'no-run', why: block.noRun }
      const system = block.tabs.find((tab) => otherSystems.test(tab))
      if (system !== undefined) return { result: 'other system', why: system }
      const objection = objectionTo(block.source)
      if (objection !== undefined)
        return { result: 'unmarked', why: `${objection}: give the reason with no-run="…" in its fence` }
      if (known.has(block.source)) return { result: 'same as above', why: '' }
      known.add(block.source)
      if (!options.binary && /(?:^|\s)(?:\.|\/opt\/alist)\/alist\s/m.test(block.source))
        return { result: 'not installed', why: 'set the program with --binary' }
      const product = await session.logIn()
      await layFiles(world)
      await giveSamples(product, world)
      const source = filledIn(block.source, { ...account, token: product.token }, world)
      const outcome = await runBlock(source, world, bin)
      if (outcome.kind === 'missing') return { result: 'not installed', why: outcome.program }
      if (outcome.kind === 'failed') return { result: 'failed', why: outcome.why }
      if (outcome.kind === 'ran') return { result: 'ran', why: '' }
      const why = `error ${outcome.code}: ${outcome.message}`
      return { result: documents(api, block.source, outcome.code) ? 'documented error' : 'failed', why }
    }

    const found: Report[] = []
    for (const id of productLanguages) {
      let page = ''
      for (const block of await commandBlocks(options.content, id)) {
        if (block.file !== page) await startPage(world)
        page = block.file
        if (paths.length > 0 && !paths.some((path) => block.file.includes(path))) continue
        const { file, line } = block
        found.push({ file, line, ...(await verify(block)) })
      }
    }
    return found
  } finally {
    await session.logIn()
    await rm(root, { recursive: true, force: true })
  }
}

function print() {
  for (const { file, line, result, why } of reports) {
    if (result === 'failed' || result === 'unmarked')
      printError(`${join(options.content, file)}:${line}: ${result}: ${why}`)
  }
  const counts = new Map<string, number>()
  for (const { result } of reports) counts.set(result, (counts.get(result) ?? 0) + 1)
  printLines(
    `${reports.length} blocks: ${[...counts].map(([result, count]) => `${count} ${result}`).join(', ')}`,
  )
}
