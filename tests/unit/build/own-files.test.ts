import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ownFiles } from '../../../scripts/build/own-files.ts'
import { writeFiles } from '../../../scripts/shared/write-files.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-'))
  const files = {
    'site/main.js': 'export const a = 1',
    'site/public/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'secret/key.txt': 'secret',
  }
  await writeFiles(new Map(Object.entries(files).map(([name, text]) => [join(folder, name), text])))
})
afterEach(() => rm(folder, { recursive: true }))

const built = () =>
  build({
    configFile: false,
    root: join(folder, 'site'),
    logLevel: 'silent',
    plugins: [ownFiles()],
    build: { rolldownOptions: { input: join(folder, 'site/main.js') } },
  })

test.each([
  ['secret.txt', '../../secret/key.txt'],
  ['.hidden', '../../secret/key.txt'],
  ['img/folder', '../../../secret'],
  ['img/nowhere', 'nope'],
])('a build copies no link that leads out of the public folder: %s', async (name, target) => {
  await symlink(target, join(folder, 'site/public', name))
  await expect(built()).rejects.toThrow(`public/${name}`)
  expect(await readdir(join(folder, 'site'))).not.toContain('dist')
})

test('a build copies files, and links to files of the public folder', async () => {
  await symlink('img/a.svg', join(folder, 'site/public/logo.svg'))
  await built()
  expect(await readdir(join(folder, 'site/dist'))).toEqual(expect.arrayContaining(['img', 'logo.svg']))
})
