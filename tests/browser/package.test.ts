import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { listFiles } from '../../scripts/content/list-files.ts'
import { engineName } from '../../scripts/shared/own-command.ts'
import { searchBox } from '../support/search-box.ts'
import { expect, startSite, test, titleOf } from '../support/site.ts'

const run = promisify(execFile)

test.describe.configure({ mode: 'serial' })

/** An empty folder in which the packed file was installed, and a site was created. */
let folder: string
let project: string

test.beforeAll(async () => {
  test.setTimeout(600_000)
  folder = await mkdtemp(join(tmpdir(), 'package-'))
  project = join(folder, 'my-docs')
  const out = join(folder, 'package')
  await run(process.execPath, ['--import', 'tsx', 'scripts/package/build-package.ts', '--out', out])
  await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: out })
  await mkdir(project)
  const [packed = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'))
  await run('npm', ['init', '-y'], { cwd: project })
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', join(folder, packed)], {
    cwd: project,
  })
  await command('new', '.', '--title', 'Acme')
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs a command of the package. Its code and what it printed. */
async function command(...args: readonly string[]) {
  const file = join(project, 'node_modules/.bin', engineName)
  return run(file, [...args], { cwd: project }).then(
    ({ stdout, stderr }) => ({ code: 0, printed: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, printed: stdout + stderr }),
  )
}

test('[X24] the package has no dependencies, is smaller than 15 MB, and contains only the application and the commands', async () => {
  const installed = await readdir(join(project, 'node_modules'))
  expect(installed.filter((name) => !name.startsWith('.'))).toEqual([engineName])
  expect(await readdir(join(project, 'node_modules', engineName))).toEqual([
    ...['CHANGELOG.md', 'LICENSE', 'README.md', 'application', 'commands', 'package.json'],
  ])
  const { files } = await listFiles(join(project, 'node_modules', engineName))
  expect(files.filter((file) => /\.(?:md|ts|test|env|pem)/.test(file))).toEqual(['CHANGELOG.md', 'README.md'])
  const sizes = files.map(async (file) => (await stat(join(project, 'node_modules', engineName, file))).size)
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeLessThan(15_000_000)
})

test('[X24] every command explains its options; an unknown one names those that exist', async () => {
  const { printed } = await command('--help')
  const names = [...printed.matchAll(/^ {2}(\w+) {2,}/gm)].map(([, name = '']) => name)
  expect(names).toContain('dev')
  for (const name of names) {
    const { code, printed: help } = await command(name, '--help')
    expect([name, code]).toEqual([name, 0])
    expect(help).toContain(`Usage: npx ${engineName} ${name}`)
  }
  expect(await command('serve')).toEqual({ code: 2, printed: expect.stringContaining('new, dev, check') })
})

test('[X24] the check finds no problems in a new site, and finds a dead link', async () => {
  expect(await command('check')).toEqual({
    code: 0,
    printed: expect.stringContaining('0 errors, 0 warnings'),
  })
  const page = join(project, 'content/en/guide/dead.md')
  await writeFile(page, '---\ntitle: Dead\ndescription: A dead link.\n---\n\n[Gone](./gone.md)\n')
  const { code, printed } = await command('check')
  expect(code).toBe(1)
  expect(printed).toContain('content/en/guide/dead.md:6')
  await rm(page)
})

test('[X24] the development server shows a saved page without a reload, and its problems', async ({
  page,
}) => {
  const file = join(project, 'content/en/guide/write.md')
  const before = await readFile(file, 'utf8')
  const server = spawn(join(project, 'node_modules/.bin', engineName), ['dev', '--port', '0'], {
    cwd: project,
  })
  try {
    await page.goto(`${await addressOf(server)}guide/write.html`)
    await expect(titleOf(page)).toHaveText('Write a page')
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
    await writeFile(file, `${before}\nOne more sentence.\n\n[Gone](./gone.md)\n`)
    await expect(page.getByText('One more sentence.')).toBeVisible()
    await expect(page.getByText('1 error')).toBeVisible()
    await expect(page.locator('body[data-same-document]')).toHaveCount(1)
    await writeFile(join(project, 'content/en/guide/more.md'), '---\ntitle: More\n---\n\nText\n')
    await expect(page.getByRole('link', { name: 'More' }).first()).toBeVisible()
  } finally {
    server.kill('SIGTERM')
    await writeFile(file, before)
    await rm(join(project, 'content/en/guide/more.md'), { force: true })
  }
})

test('[X24] a built site shows its pages below a path, and names no other product', async ({ page }) => {
  // A folder of this name has pages of tools in the repository's own site.
  await mkdir(join(project, 'content/en/tool'))
  await writeFile(join(project, 'content/en/tool/saw.md'), '---\ntitle: Saw\n---\n\nA saw cuts wood.\n')
  const { code, printed } = await command('build', '--host', 'plain', '--base', '/docs/')
  expect([code, printed]).toEqual([
    0,
    expect.stringContaining('Upload site to the host, as the folder /docs.'),
  ])
  const site = await startSite(join(project, 'site'), '/docs/')
  try {
    await page.goto(`${site.address}/docs/guide/write.html`)
    await expect(titleOf(page)).toHaveText('Write a page')
    await expect(page).toHaveTitle('Write a page | Acme')
    await page.goto(`${site.address}/docs/tool/saw.html?blade=2`)
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Saw' }).first()).toBeVisible()
    await expect(page).toHaveURL(/\?blade=2$/)
    const { search, rows, dialog } = searchBox(page)
    await search('wood')
    await expect(rows.first()).toContainText('Saw')
    await expect(rows.first()).not.toContainText(/Guide|Tool/)
    await dialog.getByRole('searchbox').fill('zzqqj')
    await expect(dialog.getByText('No relevant results were found for')).toBeVisible()
    await expect(dialog.getByRole('link', { name: /error/i })).toHaveCount(0)
  } finally {
    await site.stop()
  }
  const { files } = await listFiles(join(project, 'site'))
  for (const file of files) {
    if (/\.(?:png|woff2?|svg)$/.test(file)) continue
    const text = await readFile(join(project, 'site', file), 'utf8')
    // Names of the field that contain these letters: datalist, va_list, mediaList.
    const product = /(?<![a-z])alist(?![a-z])|alistgo|\/tool\/\*|\/faq\/error/i.exec(text)
    // The site's own folder has this path in the files made from its pages.
    const isOfPages = /^(?:manifest(?:\/|\.)|prepared\/)/.test(file)
    const named = product ?? (isOfPages ? null : /["'`]\/tool\//.exec(text))
    expect([file, named?.[0]], text.slice((named?.index ?? 0) - 40, (named?.index ?? 0) + 40)).toEqual([
      file,
      undefined,
    ])
  }
})

/** Waits until a server printed its address, with a slash at its end. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const read = (part: Buffer) => {
      printed += part
      const address = /http:\/\/127\.0\.0\.1:\d+\//.exec(printed)?.[0]
      if (address) resolve(address)
    }
    server.stdout?.on('data', read)
    server.stderr?.on('data', read)
    server.once('exit', () => reject(new Error(printed)))
  })
}
