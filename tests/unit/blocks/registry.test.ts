import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { componentRows } from '../../../src/dialect/component/names.ts'
import { containerRows } from '../../../src/dialect/container/names.ts'
import { blockLanguages } from '../../../src/dialect/fence/languages.ts'
import { blockNames } from '../../../src/markdown/blocks/registry.ts'
import { blockLives } from '../../support/block-lives.ts'

const readme = readFileSync('src/dialect/README.md', 'utf8')
const editorsPage = (locale: string) =>
  readFileSync(`public/content/${locale}/guide/contribute/markdown.md`, 'utf8')

test('every block of the registry has its life in the browser tests', () => {
  expect(blockLives.map(({ block }) => block).toSorted()).toEqual([...blockNames, 'code'].toSorted())
})

test('every component, every container that wakes up and every language that is drawn has a block', () => {
  const containers = [...containerRows.values()].flatMap((row) => (row.kind === 'block' ? [row.block] : []))
  const written = [
    ...[...componentRows.values()].map(({ block }) => block),
    ...blockLanguages.values(),
    ...containers,
  ]
  expect(written.filter((block) => !blockNames.includes(block))).toEqual([])
})

describe('[D9] the README of the dialect names', () => {
  test.each([...componentRows.keys()])('the component %s in its table', (name) => {
    expect(readme).toContain(`\`<${name}`)
  })
  test.each([
    ...blockLanguages.keys(),
    ...containerRows.keys(),
  ])('the fence or container %s in its table', (name) => {
    expect(readme).toContain(`\`${name}\``)
  })
})

test.each(['en', 'zh'])('[D9] the editors’ page names every component, %s', (locale) => {
  const text = editorsPage(locale)
  expect([...componentRows.keys()].filter((name) => !text.includes(`<${name}`))).toEqual([])
})
