import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { diffLines, linesOf } from '../../../src/content/line-diff.ts'
import type { FileChange } from '../../../src/features/edit/file-change.ts'
import { withLineBreaksOf } from '../../../src/features/edit/hand-in/line-breaks.ts'
import { hasCarriageReturns, mailPatch } from '../../../src/features/edit/hand-in/mail-patch.ts'

let folder = ''
afterEach(() => rm(folder, { recursive: true, force: true }))

const head = {
  title: 'docs: correct 两页',
  author: 'Ann "A" <x>',
  email: 'ann@example.com',
  date: new Date('2026-11-25T10:00:00Z'),
  folder: 'public/content',
}

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })

async function write(file: string, content: string | Uint8Array) {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), content)
}

/** Creates a repository with the files that the changes began from. */
async function repositoryOf(changes: readonly FileChange[]) {
  folder = await mkdtemp(join(tmpdir(), 'mail-patch-'))
  git('init', '-qb', 'main')
  git('config', 'core.autocrlf', 'false')
  await write('public/content/en/README.md', 'Home.\n')
  for (const { path, base } of changes) if (base !== undefined) await write(`public/content/${path}`, base)
  git('add', '-A')
  git('commit', '-qm', 'first')
}

async function apply(changes: readonly FileChange[]) {
  const patch = await mailPatch(changes, head)
  await writeFile(join(folder, '../', `${folder.split('/').at(-1)}.patch`), patch)
  const file = `${folder}.patch`
  git('am', '-q', ...(hasCarriageReturns(changes) ? ['--keep-cr'] : []), file)
  await rm(file)
  return patch
}

async function expectApplied(changes: readonly FileChange[]) {
  for (const { path, text, bytes } of changes) {
    const file = join(folder, 'public/content', path)
    if (bytes) expect(new Uint8Array(await readFile(file))).toEqual(bytes)
    else if (text === undefined) expect(existsSync(file)).toBe(false)
    else expect(await readFile(file, 'utf8')).toBe(text)
  }
  expect(git('status', '--porcelain')).toBe('')
}

test('git am applies changed, new, and deleted files and an image as one commit', async () => {
  const bytes = Uint8Array.from({ length: 3000 }, (_, index) => (index * 7919) % 256)
  const long = Array.from({ length: 60 }, (_, line) => `Line ${line}\n`)
  const changes: readonly FileChange[] = [
    {
      path: 'zh/指南/安 装.md',
      base: `${long.join('')}end`,
      text: `${long.toSpliced(30, 1, '第三十行\n').toSpliced(3, 2).join('')}end, changed`,
    },
    { path: 'en/new.md', base: undefined, text: '---\ntitle: New\n---\n\nFrom me to you\n-- \nText' },
    { path: 'en/old.md', base: 'Gone\n', text: undefined },
    { path: 'en/empty.md', base: undefined, text: '' },
    { path: 'en/windows.md', base: 'One\r\nTwo\r\n', text: 'One\r\nTwo and a half\r\n' },
    { path: '../img/a "b".png', base: undefined, text: undefined, bytes },
  ]
  await repositoryOf(changes)
  await apply(changes)
  await expectApplied(changes)
  expect(git('log', '--format=%s|%an|%ae|%aI').split('\n')[0]).toBe(
    'docs: correct 两页|Ann A x|ann@example.com|2026-11-25T10:00:00+00:00',
  )
  expect(git('rev-list', '--count', 'HEAD').trim()).toBe('2')
})

test('git am applies any change of any text', { timeout: 120_000 }, async () => {
  const line = fc.constantFrom(
    'a\n',
    'b\n',
    '\n',
    '# T\n',
    '- x\n',
    '-- \n',
    '--- a\n',
    'From x\n',
    '中文\n',
    'c\r\n',
  )
  const text = fc
    .tuple(fc.array(line, { maxLength: 30 }), fc.constantFrom('', 'end', ' '))
    .map(([lines, end]) => lines.join('') + end)
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(text, text), { minLength: 4, maxLength: 4 }), async (pairs) => {
      const changes = pairs
        .map(([base, after], index): FileChange => ({ path: `en/p${index}.md`, base, text: after }))
        .filter(({ base, text: after }) => base !== after)
      if (changes.length === 0) return
      await repositoryOf(changes)
      await apply(changes)
      await expectApplied(changes)
      await rm(folder, { recursive: true })
    }),
    { numRuns: 25 },
  )
})

test('the difference of two texts leads from one to the other, and is the shortest', () => {
  const lines = fc.array(fc.constantFrom('a\n', 'b\n', 'c\n'), { maxLength: 40 })
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const runs = diffLines(before, after)
      const side = (without: string) =>
        runs.filter(({ kind }) => kind !== without).flatMap((run) => run.lines)
      expect(side('added')).toEqual(before)
      expect(side('removed')).toEqual(after)
      const kept = runs.filter(({ kind }) => kind === 'same').flatMap((run) => run.lines)
      expect(kept.length).toBe(longestCommon(before, after))
    }),
  )
  expect(linesOf('a\nb')).toEqual(['a\n', 'b'])
})

function longestCommon(one: readonly string[], other: readonly string[]): number {
  let last = new Array<number>(other.length + 1).fill(0)
  for (const line of one) {
    const next = [0]
    other.forEach((each, at) => {
      next.push(line === each ? (last[at] ?? 0) + 1 : Math.max(last[at + 1] ?? 0, next[at] ?? 0))
    })
    last = next
  }
  return last.at(-1) ?? 0
}

test('of long texts without a common line, one part replaces the other', () => {
  const before = Array.from({ length: 20_000 }, (_, line) => `a${line}\n`)
  const runs = diffLines(
    before,
    before.map((line) => `x${line}`),
  )
  expect(runs.map(({ kind }) => kind)).toEqual(['removed', 'added'])
})

test('a text keeps the line breaks of the file that it began from', () => {
  expect(withLineBreaksOf('a\r\nb\r\n', 'a\nc\n')).toBe('a\r\nc\r\n')
  expect(withLineBreaksOf('a\r\nb\n', 'a\nc\n')).toBe('a\nc\n')
  expect(withLineBreaksOf('a\nb\n', 'a\nc\n')).toBe('a\nc\n')
  expect(withLineBreaksOf(undefined, 'a\n')).toBe('a\n')
})
