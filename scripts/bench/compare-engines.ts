/**
 * `npm run bench:engines -- --package FILE [--engine NAME] [--pages N] [--minutes N] [--record FILE]`: compares the package
 * with other engines: from an empty folder to the first page in the browser, packages and megabytes, and the time that a
 * build of many pages takes. The packages come from the registry, and everything is written to a temporary folder. A step
 * that takes longer than the limit is ended, and the row says so. With `--record`, engines that the file contains are not
 * measured again, so an interrupted run continues.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { launchChromium } from '../shared/chromium.ts'
import { readOptions, refuse } from '../shared/command-line.ts'
import { jsonText } from '../shared/json-text.ts'
import { printError, printLines } from '../shared/output.ts'
import { engineName } from '../shared/own-command.ts'
import { writeFiles } from '../shared/write-files.ts'
import { type EngineRow, engineRows } from './engine-rows.ts'

const options = readOptions({
  package: '',
  engine: '',
  pages: '1000',
  port: '5215',
  minutes: '20',
  record: '',
})
const ownPackage = resolve(options.package)
const rows = engineRows(ownPackage, options.port)
const chosen = options.engine === '' ? Object.keys(rows) : options.engine.split(',')
if (options.package === '' && chosen.includes(engineName))
  refuse('Name the file of the package: --package live-docs-0.1.0.tgz')

const unknown = chosen.find((name) => !(name in rows))
if (unknown !== undefined)
  refuse(`--engine ${unknown} is not known. Use one of ${Object.keys(rows).join(', ')}.`)
const limitMs = Number(options.minutes) * 60_000
if (!(limitMs > 0)) refuse(`--minutes must be a number, not ${options.minutes}.`)

/** The rows of the table, by engine. */
const lines = new Map(Object.entries(await recorded()))
for (const [name, row] of Object.entries(rows)) {
  if (!chosen.includes(name) || lines.has(name)) continue
  lines.set(name, await rowOf(name, row))
  if (options.record !== '') await writeFile(options.record, jsonText(Object.fromEntries(lines)))
}
printLines(
  '| Engine | First page | Packages | MB | Build |',
  '| --- | --- | --- | --- | --- |',
  ...lines.values(),
)

/** Returns the rows of an earlier run. */
async function recorded(): Promise<Readonly<Record<string, string>>> {
  const text = options.record === '' ? '{}' : await readFile(options.record, 'utf8').catch(() => '{}')
  return JSON.parse(text)
}

/** Returns the row of an engine. A build that fails or takes too long leaves the other figures. */
async function rowOf(name: string, row: EngineRow): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'engine-'))
  try {
    printError(`${name}: installing, and waiting for the first page …`)
    const first = await firstPage(row, folder).catch(reasonOf)
    const { packages, megabytes } = await installed(join(folder, row.project ?? '.'))
    printError(`${name}: ${first}, ${packages} packages, ${megabytes} MB. Building ${options.pages} pages …`)
    const build =
      row.build === undefined || packages === '–'
        ? '–'
        : await buildTime(row, row.build, folder).catch(reasonOf)
    printError(`${name}: ${build}`)
    return `| ${name} | ${first} | ${packages} | ${megabytes} | ${build} |`
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Returns the first line of an error, which fits into a table, and prints all of it. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  printError(...text.split('\n'))
  return text.split('\n', 1)[0] ?? ''
}

/**
 * Returns the seconds from an empty folder until the first page has a heading in the browser.
 *
 * @throws if that takes longer than the limit
 */
async function firstPage({ create, files, serve, page, project = '.' }: EngineRow, folder: string) {
  // The browser is there before someone starts.
  const browser = await launchChromium()
  const tab = await browser.newPage()
  const start = performance.now()
  for (const command of create) await run(command, folder)
  if (files)
    await writeFiles(new Map(Object.entries(files).map(([path, text]) => [join(folder, path), text])))
  const server = spawn('bash', ['-c', serve], { cwd: join(folder, project), stdio: 'ignore', detached: true })
  try {
    while (!(await tab.goto(`http://127.0.0.1:${options.port}${page}`).catch(() => undefined))?.ok()) {
      if (performance.now() - start > limitMs) throw new Error(`no page after ${options.minutes} min`)
      await setTimeout(50)
    }
    await tab.locator('h1, h2').first().waitFor({ timeout: 120_000 })
    return secondsSince(start)
  } finally {
    endGroup(server)
    await browser.close()
  }
}

/** Returns the seconds that a build of generated pages takes. */
async function buildTime(
  { pages, project = '.' }: EngineRow,
  build: string,
  folder: string,
): Promise<string> {
  const root = join(folder, project, pages)
  for (const name of await readdir(root).catch(() => []))
    await rm(join(root, name), { recursive: true, force: true })
  const count = Number(options.pages)
  const texts = Array.from({ length: count }, (_, at) => [join(root, fileOf(at)), textOf(at, count)] as const)
  await writeFiles(new Map([[join(root, 'index.md'), '---\ntitle: First\n---\n\n# First\n'], ...texts]))
  const start = performance.now()
  await run(build, join(folder, project))
  return secondsSince(start)
}

function fileOf(at: number): string {
  return `part-${Math.floor(at / 50)}/page-${at}.md`
}

/** A page of about 400 words with what pages of a documentation usually contain. */
function textOf(at: number, count: number): string {
  const next = fileOf((at + 1) % count)
  const sections = Array.from({ length: 5 }, (_, section) => {
    const words = Array.from({ length: 60 }, (_word, index) => `word${(at * 7 + section * 61 + index) % 977}`)
    return `## Section ${section} of ${at}\n\n${words.join(' ')}. See [the next page](../${next}).\n\n- One *${at}*\n- Two \`${section}\`\n\n\`\`\`js\nconst value${section} = ${at}\n\`\`\`\n\n| Key | Value |\n| --- | --- |\n| a | ${at} |\n`
  })
  return `---\ntitle: Page ${at}\ndescription: What page ${at} contains.\n---\n\n# Page ${at}\n\n${sections.join('\n')}`
}

/** Returns what is in `node_modules`. */
async function installed(
  project: string,
): Promise<{ readonly packages: number | '–'; readonly megabytes: number | '–' }> {
  const modules = join(project, 'node_modules')
  // An installation that did not end has none.
  const lock = JSON.parse(await readFile(join(modules, '.package-lock.json'), 'utf8').catch(() => '{}'))
  if (lock.packages === undefined) return { packages: '–', megabytes: '–' }
  const files = await readdir(modules, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    files.filter((file) => file.isFile()).map(({ parentPath, name }) => stat(join(parentPath, name))),
  )
  const bytes = sizes.reduce((sum, { size }) => sum + size, 0)
  return { packages: Object.keys(lock.packages).length, megabytes: Math.round(bytes / 1e6) }
}

/** Runs a command, and ends it with all that it started if it takes too long. */
function run(command: string, folder: string): Promise<void> {
  const child = spawn('bash', ['-c', command], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: '1' },
    detached: true,
  })
  // Some engines print their errors to the standard output.
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      said = `${said}${part}`.slice(-20_000)
    })
  return new Promise((done, fail) => {
    const timer = globalThis.setTimeout(() => {
      endGroup(child)
      fail(new Error(`ended after ${options.minutes} min\n${command}\n${said}`))
    }, limitMs)
    child.once('error', fail)
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      if (code === 0) done()
      else fail(new Error(`failed (${signal ?? code})\n${command}\n${said}`))
    })
  })
}

/** Ends a server and all that it started. */
function endGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL')
}

function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}
