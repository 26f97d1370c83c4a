import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { readContentFile } from '../../src/content/front-matter.ts'
import { readMetadata } from '../../src/content/page-metadata.ts'
import { siteConfigFields } from '../../src/content/site-config.ts'
import { en } from '../../src/locales/en.ts'
import { zh } from '../../src/locales/zh.ts'

const metadataDocs = await readFile('docs/metadata.md', 'utf8')
const configurationDocs = await readFile('docs/configuration.md', 'utf8')

/** The rows of a table of fields, by the names in their first cell. */
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
  test('[M7] [M3] every field of site.json has a row, and none is made up', () => {
    const top = [...rowsOf(configurationDocs).keys()].filter((name) => !name.includes('.'))
    expect([...new Set(top)].toSorted()).toEqual(Object.keys(siteConfigFields).toSorted())
  })

  test('[P14] fields without an effect here are said to have none', () => {
    const rows = rowsOf(metadataDocs)
    for (const name of ['isEncrypted', 'sticky', 'cover', 'type'])
      expect(rows.get(name), name).toMatch(/without effect/)
    for (const name of ['copyright', 'license', 'footer', 'containerClass', 'isOriginal', 'excerpt'])
      expect(rows.get(name), name).not.toMatch(/without effect/)
  })

  test('[K26] [K24] [K30] numbers and words that no screen needs are named as such', () => {
    const without = metadataDocs.slice(metadataDocs.indexOf('## No screen'))
    expect(without).toContain('440 px')
    expect(without).toContain('day index 6')
    const words = ['Now', 'Today', 'Please Select', 'No Data', 'Total N items', 'Cancel']
    for (const word of words) expect(without, word).toContain(word)
  })
})

test('[K30] the words of the specification that a screen uses, in both languages', () => {
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
