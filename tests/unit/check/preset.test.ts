import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkTree } from '../../../scripts/check/check-tree.ts'
import { runScript } from '../../support/run-script.ts'
import { writeBelow } from '../../support/write-below.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preset-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const write = (files: Readonly<Record<string, string>>) => writeBelow(folder, files)

/** Returns the issues as `file:line rule severity`. */
async function found(site: object = {}): Promise<readonly string[]> {
  await write({ 'site.json': JSON.stringify(site) })
  const { issues } = await checkTree({ content: folder })
  return issues.map(({ file, line, rule, severity }) => `${file}:${line} ${rule} ${severity}`)
}

/** A page as other tools have it: own heading, code without a language, a foreign field, and a dead link. */
const foreign =
  '---\nsidebar_position: 3\nslug: x\n---\n\n# Start\n\nSimply [go](./no.md).\n\n```\ncode\n```\n'

describe('[X4] presets of the content check', () => {
  test('by default, only what breaks for readers is reported', async () => {
    await write({ 'en/README.md': foreign })
    expect(await found()).toEqual(['en/README.md:2 front-matter warning', 'en/README.md:8 dead-link error'])
  })

  test('strict adds the house rules at their own severity', async () => {
    await write({ 'en/README.md': foreign })
    const strict = await found({ check: { preset: 'strict' }, locales: { '/': {} } })
    expect(strict).toContain('en/README.md:10 fence-language error')
    expect(strict).toContain('en/README.md:3 front-matter warning')
    expect(strict).toContain('en/README.md:8 wording warning')
    expect(strict).toContain('en/README.md:6 heading-order error')
  })

  test('a severity in site.json applies to its rule, and switches on one that the preset leaves out', async () => {
    await write({ 'en/README.md': foreign })
    const severity = { 'dead-link': 'warning', 'fence-language': 'error' }
    expect(await found({ check: { severity } })).toEqual([
      'en/README.md:2 front-matter warning',
      'en/README.md:8 dead-link warning',
      'en/README.md:10 fence-language error',
    ])
    expect(await found({ check: { severity: { 'dead-lnik': 'error' } } })).toContain(
      'site.json:1 schema error',
    )
  })

  test('images beside pages and in the folder img are found in a folder that is not a site yet', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
    await write({
      'en/README.md': '# A\n\n![One](./one.svg) ![Two](/img/two.svg) ![No](./no.svg) ![No](/en/one.svg)\n',
      'en/one.svg': svg,
      'img/two.svg': svg,
      'img/three.svg': svg,
    })
    const check = { severity: { 'unused-image': 'warning' } }
    const expected = [
      'en/README.md:3 image error',
      'en/README.md:3 image error',
      'img/three.svg:1 unused-image warning',
    ]
    expect(await found({ check })).toEqual(expected)
    const { issues } = await checkTree({ content: folder, public: folder })
    expect(issues.map(({ kind }) => kind)).toEqual(['image-missing', 'image-missing', 'image-unused'])
  })
})

describe('the options of the command', { timeout: 60_000 }, () => {
  const run = (...args: readonly string[]) =>
    runScript('scripts/check/check-content.ts', ['--content', folder, ...args])

  test('[X4] a baseline hides what it accepts, wherever its line is, and nothing new', async () => {
    const dead = (...lines: readonly string[]) => `# A\n\n${lines.join('\n\n')}\n`
    await write({ 'en/README.md': dead('[a](./a.md)', '[b](./b.md)') })
    const baseline = ['--baseline', join(folder, 'baseline.json')]
    expect((await run(...baseline)).code).toBe(2)
    expect(await run(...baseline, '--update-baseline')).toEqual({
      code: 0,
      printed: expect.stringMatching(/baseline\.json: 2 issues accepted\n$/),
    })
    await write({ 'en/README.md': dead('New line.', '[b](./b.md)', '[a](./a.md)') })
    expect(await run(...baseline)).toEqual({
      code: 0,
      printed: expect.stringMatching(/0 errors, 0 warnings, 2 in the baseline\n$/),
    })
    await write({ 'en/README.md': dead('[a](./a.md)', '[a](./a.md)') })
    const { code, printed } = await run(...baseline)
    expect(code).toBe(1)
    expect(printed).toMatch(/README\.md:5: The link \.\/a\.md/)
    expect(printed).toContain('1 issues of the baseline are fixed.')
    expect((await run('--update-baseline')).code).toBe(2)
    expect(JSON.parse(await readFile(join(folder, 'baseline.json'), 'utf8')).accepted).toHaveProperty([
      'en/README.md',
    ])
  })

  test('[X4] --format sarif gives code hosts the rule, the level, the sentence, and the line', async () => {
    await write({ 'en/a b.md': '# A\n\n[a](./a.md)\n' })
    const { code, printed } = await run('--format', 'sarif')
    expect(code).toBe(1)
    const { version, runs } = JSON.parse(printed)
    expect(version).toBe('2.1.0')
    expect(runs[0].tool.driver.rules).toContainEqual({ id: 'dead-link' })
    expect(runs[0].results).toContainEqual({
      ruleId: 'dead-link',
      level: 'error',
      message: { text: expect.stringMatching(/^The link \.\/a\.md .*\.$/) },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: expect.stringMatching(/en\/a%20b\.md$/) },
            region: { startLine: 3 },
          },
        },
      ],
    })
    expect((await run('--format', 'xml')).code).toBe(2)
  })
})
