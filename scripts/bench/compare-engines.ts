/**
 * `npm run bench:engines -- --package FILE [--engine NAME] [--pages N]`: compares the package with other engines: from an
 * empty folder to the first page in the browser, packages and megabytes, and the time that a build of many pages takes. The
 * packages come from the registry, and everything is written to a temporary folder.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { launchChromium } from '../shared/chromium.ts'
import { readOptions, refuse } from '../shared/command-line.ts'
import { printLines } from '../shared/output.ts'
import { engineName } from '../shared/own-command.ts'
import { writeFiles } from '../shared/write-files.ts'
import { type EngineRow, engineRows } from './engine-rows.ts'

const options = readOptions({ package: '', engine: '', pages: '1000', port: '5215' })
const ownPackage = resolve(options.package)
const rows = engineRows(ownPackage, options.port)
const chosen = options.engine === '' ? Object.keys(rows) : options.engine.split(',')
if (options.package === '' && chosen.includes(engineName))
  refuse('Name the file of the package: --package live-docs-0.1.0.tgz')

printLines('| Engine | First page | Packages | MB | Build |', '| --- | --- | --- | --- | --- |')
for (const name of chosen) {
  const row = rows[name]
  if (!row) refuse(`--engine ${name} is not known. Use one of ${Object.keys(rows).join(', ')}.`)
  const folder = await mkdtemp(join(tmpdir(), 'engine-'))
  try {
    const first = await firstPage(row, folder)
    const { packages, megabytes } = await installed(join(folder, row.project ?? '.'))
    const build = row.build === undefined ? '–' : await buildTime(row, row.build, folder)
    printLines(`| ${name} | ${first} | ${packages} | ${megabytes} | ${build} |`)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Returns the seconds from an empty folder until the first page has a heading in the browser. */
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
    while (!(await tab.goto(`http://127.0.0.1:${options.port}${page}`).catch(() => undefined))?.ok())
      await setTimeout(50)
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
  for (const name of await readdir(root)) await rm(join(root, name), { recursive: true, force: true })
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
): Promise<{ readonly packages: number; readonly megabytes: number }> {
  const modules = join(project, 'node_modules')
  const lock = JSON.parse(await readFile(join(modules, '.package-lock.json'), 'utf8'))
  const files = await readdir(modules, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    files.filter((file) => file.isFile()).map(({ parentPath, name }) => stat(join(parentPath, name))),
  )
  const bytes = sizes.reduce((sum, { size }) => sum + size, 0)
  return { packages: Object.keys(lock.packages).length, megabytes: Math.round(bytes / 1e6) }
}

function run(command: string, folder: string): Promise<void> {
  const child = spawn('bash', ['-c', command], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, CI: '1' },
  })
  let said = ''
  child.stderr.on('data', (part) => {
    said += part
  })
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`${command}\n${said}`))))
  })
}

/** Ends a server and all that it started. */
function endGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL')
}

function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}
