import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeFiles } from '../../../scripts/shared/write-files.ts'
import { repository } from '../../support/run-script.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'names-'))
  const files = {
    'content/en/README.md': '# A\n\n[dead](/nope\u001b[2Jx.html) [b](/nope\u202etxt.html)',
    'content/en/na\u001b[2Jme.md': '---\norder: soon\n---\n# B',
    'content/en/a\n::add-mask::b.md': '---\norder: soon\n---\n# B',
    'content/en/c\u202edm.html': '<p>',
    'content/site.json': '{"d\\u001b]52;c;AAAA\\u0007arkmode": 1, "##[error]x": 2}',
    'img/a\u009bb.html': '',
  }
  await writeFiles(new Map(Object.entries(files).map(([name, text]) => [join(folder, name), text])))
})
afterEach(() => rm(folder, { recursive: true }))

/** Runs a command and returns what it prints. Not bundled, because the content check with its packages takes seconds. */
const run = (script: string, args: readonly string[]) =>
  new Promise<string>((resolve) => {
    const command = [
      '--import',
      join(repository, 'node_modules/tsx/dist/loader.mjs'),
      join(repository, 'scripts', script),
      ...args,
    ]
    execFile(process.execPath, command, { cwd: folder }, (_error, stdout, stderr) => resolve(stdout + stderr))
  })

/** What a terminal or a code host's log would obey. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly the characters to find
const obeyed = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|^\s*::|##\[/m

describe('escape sequences, line breaks, and commands for logs in names and texts are shown', () => {
  test.each([
    ['check/check-content.ts', ['--content', 'content', '--public', '.']],
    ['check/check-content.ts', ['--content', 'content', '--public', '.', '--format', 'json']],
    ['build-index.ts', ['--content', 'content', '--out', 'manifest.json']],
    ['build-index.ts', ['--content', 'na\u001b[2Jme']],
    ['content/build-history.ts', ['--content', 'content', '--out', 'h\u001b[2J']],
    ['new-site/new-site.ts', ['si\u001b[2Jte']],
    ['new-site/new-site.ts', ['--a\u001b[2J']],
  ])('%s %j', async (script, args) => {
    const printed = await run(script, args)
    expect(printed).not.toMatch(obeyed)
    expect(printed).toMatch(/\\u001b|\\u000a/)
  })
})
