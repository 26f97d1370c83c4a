import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc, { type Arbitrary } from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readContentTree } from '../../../scripts/content/content-tree.ts'
import { fileNameIssues } from '../../../scripts/content/file-names.ts'
import { starterFiles } from '../../../scripts/new-site/starter-files.ts'
import { baseFault } from '../../../scripts/publish/base-address.ts'
import { readOptionsAndPaths } from '../../../scripts/shared/command-line.ts'
import { hashOf } from '../../../scripts/shared/hash-of.ts'
import { visibleLine } from '../../../scripts/shared/output.ts'
import { check } from '../../../src/config/locales/en/check.ts'
import { issueLine } from '../../../src/content/issue.ts'
import { addressOfFile, filesOf } from '../../../src/content/page-path.ts'
import { writeManifest } from '../../../src/content/write-manifest.ts'
import { generatedTimeout, withstands } from '../../support/generated.ts'
import { hostileName, hostileText } from '../../support/generated-values.ts'

/** What a terminal or a code host's log would obey. */
const obeyed = /(?!\t)[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]|^\s*::|##\[|##vso\[/u

const argument = fc.oneof(
  fc.constantFrom('--content', '--out', '--check', '--', '-c', '--no-check', '--content=', '--check=1', '-'),
  hostileName,
  hostileText.map((text) => `--content=${text}`),
)

/** The name of a file below a language, as a file system takes it. */
const fileName: Arbitrary<string> = fc
  .tuple(
    fc.array(hostileName, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('', '.md', '.json', '.svg', '.html'),
  )
  .map(([names, ending]) => {
    const usable = names.map((name) => Buffer.from(name.replaceAll(/[/\0]/g, '-').slice(0, 40)).toString())
    return `${usable.filter((name) => !['', '.', '..'].includes(name)).join('/') || 'a'}${ending}`
  })

describe('arguments', () => {
  const { argv } = process
  beforeAll(() => {
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`exit ${code}`)
    })
    vi.spyOn(console, 'error').mockImplementation((line: string) => {
      printed.push(line)
    })
  })
  afterAll(() => {
    vi.restoreAllMocks()
    process.argv = argv
  })
  const printed: string[] = []

  test(
    'the arguments of a command are read, or refused with a message',
    () =>
      withstands(fc.array(argument, { maxLength: 6 }), (args) => {
        process.argv = ['node', 'script', ...args]
        printed.length = 0
        try {
          return readOptionsAndPaths({ content: 'a', out: '' }, ['check'])
        } catch (error) {
          expect(String(error)).toBe('Error: exit 2')
          expect(printed.join()).not.toMatch(obeyed)
          return printed
        }
      }),
    generatedTimeout,
  )

  test(
    'as a base address and as the title of a new site',
    () =>
      withstands(hostileText, (text) => {
        const files = starterFiles({ title: text, accent: '#123456', locales: ['en'] })
        JSON.parse(files.get('site.json') ?? '')
        return [baseFault(text), files.get('img/logo.svg')]
      }),
    generatedTimeout,
  )
})

test(
  'any text is printed as a line that nothing obeys',
  () =>
    withstands(hostileText, (text) => {
      const line = visibleLine(text)
      expect(line).not.toMatch(obeyed)
      return line
    }),
  generatedTimeout,
)

describe('names of files and folders', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'generated-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test(
    'any file belongs to a page or has an issue',
    () =>
      withstands(fc.array(fileName, { maxLength: 5 }), (names) => {
        const files = names.map((name) => `en/${name}`)
        for (const file of files) {
          const address = addressOfFile(file)
          if (address) expect(filesOf(address).map(addressOfFile)).toContainEqual(address)
        }
        const lines = fileNameIssues(files).map((issue) => visibleLine(issueLine(issue, check)))
        for (const line of lines) expect(line).not.toMatch(obeyed)
        return files.map(addressOfFile)
      }),
    generatedTimeout,
  )

  let count = 0
  test(
    'on a disk are read, and the manifest names pages only',
    () =>
      withstands(
        fc.array(fc.tuple(fileName, hostileText, fc.constantFrom('file', 'file', 'file', 'link')), {
          maxLength: 4,
        }),
        async (entries) => {
          count += 1
          const content = join(folder, String(count), 'content')
          for (const [name, text, kind] of entries) {
            const file = join(content, 'en', name)
            await mkdir(dirname(file), { recursive: true }).catch(() => undefined)
            const made =
              kind === 'file'
                ? writeFile(file, text)
                : symlink(text.slice(0, 200).replaceAll('\0', '') || 'a', file)
            // A name can be the folder of another one.
            await made.catch(() => undefined)
          }
          const { pages, issues } = await readContentTree(content)
          for (const issue of issues) expect(visibleLine(issueLine(issue, check))).not.toMatch(obeyed)
          const { root, shards } = writeManifest(pages, { configFiles: [], hash: hashOf })
          await rm(join(folder, String(count)), { recursive: true, force: true })
          return [root.length > 0, [...shards.keys()].length]
        },
      ),
    generatedTimeout,
  )
})
