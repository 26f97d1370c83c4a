import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, describe, expect, test } from 'vitest'
import { checkTree } from '../../../scripts/check/check-tree.ts'
import { diagramRule } from '../../../scripts/check/diagrams.ts'
import { rules } from '../../../scripts/check/rules.ts'
import { readContentHistory } from '../../../scripts/content/content-history.ts'
import { ruleIds } from '../../../src/check/rule-ids.ts'
import { iconNames } from '../../../src/config/icons.ts'
import { type FaultKind, sayFault } from '../../../src/config/locales/check-words.ts'
import { check as checkEn } from '../../../src/config/locales/en/check.ts'
import { faults } from '../../fixtures/broken-content/faults.ts'

const broken = 'tests/fixtures/broken-content/content'
const clean = 'tests/fixtures/clean-content/content'

/** The faults that are in the tree, each as `file:line rule`. */
const expected = Object.entries(faults).flatMap(([file, list]) =>
  list.map(([line, rule]) => `${file}:${line} ${rule}`),
)

describe('a tree with every fault', async () => {
  const { pages, issues } = await checkTree({ content: broken })

  test('[X4] the check reports every fault with its file and line, and nothing else', () => {
    expect(issues.map(({ file, line, rule }) => `${file}:${line} ${rule}`).toSorted()).toEqual(
      expected.toSorted(),
    )
    expect(pages).toBe(36)
    expect(expected.length).toBeGreaterThan(100)
  })

  test.each(
    Object.entries(faults),
  )('[X4] the lines of %s are the ones that are wrong', async (file, list) => {
    const lines = (await readFile(`${broken}/${file}`, 'utf8')).split('\n')
    for (const [line, , begins] of list) expect(lines[line - 1]?.slice(0, begins.length)).toBe(begins)
  })

  test('[X4] it contains every kind of fault', () => {
    const found = new Set(issues.map(({ kind }) => kind))
    expect(found.size).toBeGreaterThan(80)
    // Its site.json is an object with faults, so it cannot also be something else; some files would be lost
    // on certain systems or in Git.
    const others = [
      ...[
        'front-matter-colon',
        'front-matter-quote',
        'file-encoding',
        'file-extension',
        'file-outside',
        'file-case',
      ],
      // active-files.test.ts
      ...['file-active', 'svg-active'],
      // own-blocks.test.ts
      ...['block-missing', 'block-undefined'],
      // limits.test.ts
      ...['limit-containers', 'limit-diagram', 'limit-flow', 'limit-formula', 'limit-spans'],
      // check-hints.test.ts
      ...['anchor-missing', 'image-large', 'link-dead-near', 'link-elsewhere', 'link-elsewhere-near'],
      // hostile-content.test.ts
      ...['link-outside', 'link-unusable', 'file-special', 'page-slow', 'include-size'],
      ...['off-unknown', 'off-misspelt', 'off-reason', 'off-unused'],
      ...['config-json', 'config-object', 'config-unknown'],
      ...['diagram-kind', 'diagram-syntax', 'container-misspelt', 'component-value', 'component-value-near'],
    ]
    const missing = Object.keys(checkEn.faults).filter((kind) => !found.has(kind as FaultKind))
    expect(missing.toSorted()).toEqual(others.toSorted())
  })

  test('[X4] every rule of the table finds something', () => {
    const found = new Set(issues.map(({ rule }) => rule))
    expect(rules.map(({ id }) => id).filter((id) => !found.has(id))).toEqual(['check-off'])
    expect([...new Set([...rules.map(({ id }) => id), diagramRule.id])].toSorted()).toEqual(
      [...ruleIds, 'check-off'].toSorted(),
    )
  })

  test('[X4] every message says what is wrong and how to fix it, as sentences', () => {
    for (const issue of issues) {
      const { what, fix } = sayFault(issue, checkEn)
      expect(what).toMatch(/^\S.*[.?…]$/su)
      expect(fix).toMatch(/^\S.*[.?…]\)?\.?$/su)
      expect(['error', 'warning']).toContain(issue.severity)
    }
  })
})

describe('a site.json that cannot be read', () => {
  test.each([
    ['no JSON', '{ "title": }', 'config-json'],
    ['no object', '["title"]', 'config-object'],
  ])('[X4] [M3] because it is %s is named', async (_what, text, kind) => {
    const folder = await mkdtemp(join(tmpdir(), 'site-config-'))
    await mkdir(join(folder, 'content'))
    await writeFile(join(folder, 'content/site.json'), text)
    const { issues } = await checkTree({ content: join(folder, 'content') })
    await rm(folder, { recursive: true })
    expect(issues.map((issue) => [issue.file, issue.line, issue.kind])).toEqual([['site.json', 1, kind]])
  })
})

describe('a tree without faults', () => {
  test('[X4] the check finds no issue in a tree without faults, whatever editors may write in it', async () => {
    expect(await checkTree({ content: clean })).toEqual({ pages: 6, issues: [], switchedOff: 0 })
  })
})

describe('the command', { timeout: 60_000 }, () => {
  const run = (...args: readonly string[]) =>
    new Promise<{ readonly code: number; readonly out: string; readonly error: string }>((resolve) => {
      const all = ['--import', 'tsx', 'scripts/check/check-content.ts', ...args]
      execFile(process.execPath, all, { maxBuffer: 1 << 24 }, (failure, out, error) =>
        resolve({ code: Number(failure?.code ?? 0), out, error }),
      )
    })

  test('[X4] --format json gives the same issues to programs, and errors give exit code 1', async () => {
    // Outside version control, because the age of the sample files does not matter.
    const copy = 'node_modules/.cache/check-content-test/broken/content'
    // Files of an earlier version of the sample would count.
    await rm(join(copy, '..'), { recursive: true, force: true })
    await cp('tests/fixtures/broken-content', join(copy, '..'), { recursive: true, force: true })
    const { code, out } = await run('--content', copy, '--format', 'json')
    const report = JSON.parse(out)
    expect(code).toBe(1)
    const { issues } = await checkTree({ content: broken })
    expect(report.issues).toEqual(issues.map((issue) => ({ ...issue, ...sayFault(issue, checkEn) })))
    expect(report.errors + report.warnings).toBe(expected.length)
    expect(report.pages).toBe(36)
  })

  test('a folder without pages is an error that names the right one', async () => {
    for (const [folder, said] of [
      ['tests/fixtures/clean-content/content/en', 'Use --content tests/fixtures/clean-content/content,'],
      [
        'tests/nope',
        "The folder tests/nope doesn't exist. Set --content to the folder that contains en and zh",
      ],
    ]) {
      const { code, error } = await run('--content', folder ?? '')
      expect(error).toContain(said)
      expect(code).toBe(2)
    }
  })

  test('[X4] paths narrow the report; warnings fail only with --strict', async () => {
    const only = ['--content', broken, `${broken}/en/guide/unlisted.md`]
    const lenient = await run(...only)
    expect(lenient.code).toBe(0)
    expect(lenient.out).toMatch(/^\S+en\/guide\/unlisted\.md:1: .*\(warning unlisted\)\ncontent: 36 pages/)
    expect(lenient.error).toBe('')
    expect((await run(...only, '--strict')).code).toBe(1)
    expect((await run(...only, '--lang', 'zh')).out).toContain('旁边显示的侧边栏里没有本页。')
    expect((await run(...only, '--lang', 'fr')).code).toBe(2)
    expect((await run('--content', broken, 'nowhere')).code).toBe(2)
  })
})

describe('a large tree', { timeout: 120_000 }, () => {
  const folder = 'node_modules/.cache/check-content-test/large/content'
  const page = (title: string, body: string) =>
    `---\ntitle: ${title}\ndescription: One of many.\n---\n\n${body}\n`
  const write = (name: string, body: string) => writeFile(`${folder}/en/${name}.md`, page(name, body))
  const faultsOf = async () =>
    (await checkTree({ content: folder })).issues
      .filter(({ rule }) => rule !== 'language-pair' && rule !== 'orphan')
      .map(({ file, line, rule }) => `${file}:${line} ${rule}`)

  test('[X4] a large tree is read in several processes once, then only where its text has changed', async () => {
    await rm(folder, { recursive: true, force: true })
    await mkdir(`${folder}/en`, { recursive: true })
    await writeFile(`${folder}/site.json`, '{ "check": { "preset": "strict" } }')
    for (let number = 1; number <= 100; number += 1) await write(`p${number}`, 'Text.')
    await write('p50', '```\nno language\n```')
    await writeFile(`${folder}/en/p60.md`, page('p60', '<!-- @include: ./_part.md -->'))
    expect(await faultsOf()).toEqual(['en/p50.md:6 fence-language', 'en/p60.md:6 include'])

    await write('p50', '```text\nA language.\n```')
    await write('p70', 'A [part](./p50.md#a-part).')
    await writeFile(`${folder}/en/_part.md`, 'A part.')
    expect(await faultsOf()).toEqual(['en/p70.md:6 dead-anchor'])

    await write('p50', '## A part')
    expect(await faultsOf()).toEqual([])
  })
})

describe('a translation and its original', { timeout: 30_000 }, () => {
  let folder = ''
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const write = async (file: string, text: string, basedOn = '') => {
    await mkdir(join(folder, 'content', file, '..'), { recursive: true })
    const words = file.startsWith('zh') ? '标题' : 'Title'
    const matter = `title: ${words}\ndescription: ${words}\n${basedOn}`
    await writeFile(join(folder, 'content', file), `---\n${matter}---\n\n${text}\n`)
  }
  const commit = async (day: number) => {
    const date = `2026-03-0${day}T12:00:00Z`
    const git = (...args: readonly string[]) =>
      promisify(execFile)('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', ...args], {
        cwd: folder,
        env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
      })
    await git('init', '-q')
    await git('add', '.')
    await git('commit', '-qm', `day ${day}`)
  }
  const behind = async () => {
    const content = join(folder, 'content')
    await writeFile(join(content, 'site.json'), '{ "check": { "preset": "strict" } }')
    const { issues } = await checkTree({ content, history: readContentHistory(content) })
    return issues.filter(({ rule }) => rule === 'translation-age')
  }

  test('[X4] [X12] committed together they are even; an original that was changed later leaves its translation behind', async () => {
    folder = await mkdtemp(join(tmpdir(), 'translation-'))
    await write('en/a.md', 'One.')
    await write('zh/a.md', '一。')
    expect(await behind()).toEqual([])
    await commit(1)
    expect(await behind()).toEqual([])
    await write('zh/a.md', '一个。')
    await commit(2)
    expect(await behind()).toEqual([])

    await write('en/a.md', 'One and a half.')
    await commit(3)
    const [issue] = await behind()
    expect(issue).toMatchObject({ file: 'zh/a.md', line: 1, severity: 'warning' })

    const hash = /"([0-9a-f]{16})"/.exec(issue ? sayFault(issue, checkEn).fix : '')?.[1] ?? ''
    await write('zh/a.md', '一个。', `basedOn: "${hash}"\n`)
    expect(await behind()).toEqual([])
    await rm(join(folder, '.git'), { recursive: true })
    expect(await behind()).toEqual([])
    await write('en/a.md', 'Two.')
    expect(await behind()).toMatchObject([{ file: 'zh/a.md', line: 4 }])
  })

  test('[X4] a clone without its history says nothing of ages', async () => {
    folder = await mkdtemp(join(tmpdir(), 'translation-'))
    await write('en/a.md', 'One.')
    await write('zh/a.md', '一。')
    await commit(1)
    await write('en/a.md', 'Two.')
    await commit(2)
    await promisify(execFile)('git', ['clone', '-q', '--depth', '1', `file://${folder}`, 'clone'], {
      cwd: folder,
    })
    expect((await readContentHistory(join(folder, 'content'))).size).toBe(2)
    expect((await readContentHistory(join(folder, 'clone/content'))).size).toBe(0)
  })
})

test('[X4] the known icon names are those that the site can draw', async () => {
  const source = await readFile('src/ui/icon-set.tsx', 'utf8')
  const drawn = [...source.matchAll(/^ {2}\['([\w-]+)', \w+\],$/gm)].map((match) => match[1])
  expect(drawn).toEqual(iconNames)
})
