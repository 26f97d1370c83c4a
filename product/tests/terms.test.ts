import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { filesBelow } from '../../scripts/content/list-files.ts'
import { contentFolder } from '../pages/page-tables.ts'
import { glosses, glossOf, terms } from '../pages/terms.ts'

const files = (await filesBelow(`${contentFolder}/zh`)).filter((file) => file.endsWith('.md'))

describe('Chinese pages', () => {
  test('use one name for each product and each term', () => {
    const found = files.flatMap((file) => {
      const prose = proseOf(text(file))
      return terms.flatMap(({ wrong, better }) =>
        Array.from(prose.matchAll(wrong), ([name]) => `${file}: ${name} → ${better}`),
      )
    })
    expect(found).toEqual([])
  })

  test('explain each wrong label of the web UI where they quote it', () => {
    const missing = files.flatMap((file) =>
      glosses.flatMap((gloss) =>
        Array.from(text(file).matchAll(quotes(gloss.label)), ([quote, key]) => ({ quote, key }))
          .filter(({ quote, key }) => !quote.startsWith(glossOf(gloss, key)))
          .map(({ quote }) => `${file}: ${quote}`),
      ),
    )
    expect(missing).toEqual([])
  })
})

const text = (file: string) => readFileSync(`${contentFolder}/zh/${file}`, 'utf8')

/** Matches each quote of a label with the option key after it and the text that contains its meaning. */
const quotes = (label: string) => new RegExp(`\\*\\*${label}\\*\\*(?:（\`(\\w+)\`)?.{0,30}`, 'g')

/** Returns a page without its front matter, code, bold text, and addresses. */
function proseOf(page: string): string {
  return page
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/```[\s\S]*?```/g, '')
    .replace(/`[^`\n]*`/g, '')
    .replace(/\*\*[^*\n]+\*\*/g, '')
    .replace(/\]\([^)]*\)/g, ']')
}
