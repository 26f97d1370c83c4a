import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type BenchRecord, recordedDocuments, recordFile } from '../../../scripts/bench/record.ts'
import { withFigures } from '../../../scripts/bench/recorded-tables.ts'
import { layers } from '../../../scripts/code/layers.ts'
import { texts as en } from '../../../src/config/locales/en/texts.ts'
import { texts as zh } from '../../../src/config/locales/zh/texts.ts'
import { readContentFile } from '../../../src/content/front-matter.ts'
import { readMetadata } from '../../../src/content/page-metadata.ts'
import { siteFields } from '../../../src/content/publish-config.ts'

const metadataDocs = await readFile('docs/metadata.md', 'utf8')
const configurationDocs = await readFile('docs/configuration.md', 'utf8')

/** Returns the rows of a field table, by the names in their first cell. */
function rowsOf(docs: string): ReadonlyMap<string, string> {
  const rows = docs.split('\n').filter((line) => line.startsWith('| `'))
  return new Map(
    rows.flatMap((row) => {
      const [, names = '', effect = ''] = row.split('|')
      return [...names.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => [name, effect.trim()] as const)
    }),
  )
}

describe('docs', () => {
  test.each(Object.entries(recordedDocuments))('%s shows the recorded figures', async (file, shows) => {
    const { comparison } = JSON.parse(await readFile(recordFile, 'utf8')) as BenchRecord
    const document = await readFile(file, 'utf8')
    expect(document).toBe(withFigures(document, comparison, shows))
    expect(document).toContain(comparison.date)
  })

  test('[M7] [M3] every field of site.json has a row, and every row has a field', () => {
    const top = [...rowsOf(configurationDocs).keys()].filter((name) => !name.includes('.'))
    expect([...new Set(top)].toSorted()).toEqual(Object.keys(siteFields).toSorted())
  })

  test('the tokens that a site can set are those that the styles define', async () => {
    const look = configurationDocs.slice(configurationDocs.indexOf('## Look'))
    const rows = look.split('\n').filter((line) => line.startsWith('| `--'))
    const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(--[\w-]+)`/g)])
    const documented = named.map(([, name = '']) => name)
    const styles = await readFile('src/ui/styles/tokens.css', 'utf8')
    const defined = new Set([...styles.matchAll(/^\s+(--[\w-]+):/gm)].map(([, name = '']) => name))
    expect(defined.size).toBeGreaterThan(80)
    expect(documented.toSorted()).toEqual([...defined].toSorted())
  })

  test('[P14] fields without an effect are documented as such', () => {
    const rows = rowsOf(metadataDocs)
    for (const name of ['isEncrypted', 'sticky', 'cover', 'type'])
      expect(rows.get(name), name).toMatch(/without effect/)
    for (const name of ['copyright', 'license', 'footer', 'containerClass', 'isOriginal', 'excerpt'])
      expect(rows.get(name), name).not.toMatch(/without effect/)
  })

  test('[P2] page views are not documented, since no counter can be configured', () => {
    expect(Object.keys(siteFields).filter((name) => /counter|view/i.test(name))).toEqual([])
    expect(metadataDocs).not.toContain('pageview')
  })

  test('[K26] [K24] [K30] numbers and words that no screen needs are documented as such', () => {
    const without = metadataDocs.slice(metadataDocs.indexOf('## No screen'))
    expect(without).toContain('440 px')
    expect(without).toContain('day index 6')
    const words = ['Now', 'Today', 'Please Select', 'No Data', 'Total N items', 'Cancel']
    for (const word of words) expect(without, word).toContain(word)
  })
})

test('docs/architecture.md lists the layers and what each may import', async () => {
  const rows = (await readFile('docs/architecture.md', 'utf8'))
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  const cells = rows.map((row) =>
    row.split('|').map((cell) => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)),
  )
  expect(Object.fromEntries(cells.map(([, [name = ''] = [], , allowed]) => [name, allowed]))).toEqual(layers)
})

test('no page about publishing removes what editors changed on the server, or files that open tabs still need', async () => {
  const folders = ['en', 'zh'].map((id) =>
    join(import.meta.dirname, `../../../public/content/${id}/guide/contribute`),
  )
  const texts = await Promise.all(
    folders.flatMap(async (folder) => {
      const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.md'))
      return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    }),
  )
  expect(texts.flat().filter((text) => text.includes('rsync')).length).toBeGreaterThan(0)
  expect(texts.flat().filter((text) => /rsync.*--del/.test(text))).toEqual([])
})

describe('the documents of the repository', async () => {
  const inDocs = await readdir('docs', { recursive: true })
  const files = [
    ...[
      'README.md',
      'CONTRIBUTING.md',
      'SECURITY.md',
      'CHANGELOG.md',
      'src/dialect/README.md',
      'product/README.md',
    ],
    ...inDocs.filter((name) => name.endsWith('.md')).map((name) => join('docs', name)),
  ]
  const documents = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })),
  )
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: object }

  test.each(documents)('$file links to files that exist', ({ file, text }) => {
    const prose = text.replace(/^(`{3,})[\s\S]*?^\1$/gm, '').replace(/`+[^`\n]+`+/g, '')
    const links = [...prose.matchAll(/(?:\]\(|src(?:set)?=")([^)"#\s]+)/g)].map(([, link = '']) => link)
    const own = links.filter((link) => !/^[a-z]+:/.test(link))
    expect(own.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([])
  })

  test.each(documents)('$file names commands that exist', ({ text }) => {
    const named = [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })
})

test('[K30] a screen uses the words of the specification in both languages', () => {
  expect([en.common.confirm, en.code.ownClear]).toEqual(['Confirm', 'Clear'])
  expect([zh.common.confirm, zh.code.ownClear]).toEqual(['确定', '清除'])
})

test('[K24] a date is yyyy-MM-dd, with or without a time behind it, and nothing else', async () => {
  const dateOf = async (value: string) =>
    readMetadata(await readContentFile(`---\ndate: ${value}\n---\n`, 'a.md'), 'a.md').metadata.date
  expect(await dateOf('2026-03-05')).toBe('2026-03-05')
  expect(await dateOf('2026-03-05 10:30')).toBe('2026-03-05')
  for (const wrong of ['05.03.2026', '03/05/2026', '2026-3-5', '2026-13-01', 'tomorrow'])
    expect(await dateOf(wrong), wrong).toBeUndefined()
})
