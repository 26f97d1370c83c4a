import { readFile } from 'node:fs/promises'
import { parse } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import { filesBelow } from '../../scripts/content-tree.ts'
import { en } from '../../src/locales/en.ts'
import { countText, fill } from '../../src/locales/texts.ts'
import { zh } from '../../src/locales/zh.ts'

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

/** Attributes whose value a reader reads or hears. */
const spoken = new Set(['aria-label', 'aria-description', 'title', 'alt', 'placeholder', 'label'])

function nodesIn(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(nodesIn)
  return 'type' in value && typeof value.type === 'string' ? [value as Node, ...inside] : inside
}

function wordsIn(node: Node): string {
  if (node.type === 'JSXText') return String(node.value)
  if (node.type !== 'JSXAttribute') return ''
  const { name, value } = node as unknown as { name: Node; value: Node | null }
  return spoken.has(String(name.name)) && value?.type === 'Literal' ? String(value.value) : ''
}

describe('words of the interface', () => {
  test('no component holds words of its own: they all come from src/locales', async () => {
    const files = (await filesBelow('src')).filter((file) => file.endsWith('.tsx'))
    expect(files.length).toBeGreaterThan(30)
    const found: string[] = []
    for (const file of files) {
      const { program } = await parse(file, await readFile(`src/${file}`, 'utf8'))
      for (const node of nodesIn(program)) {
        if (/\p{L}{2}/u.test(wordsIn(node))) found.push(`${file}: ${wordsIn(node).trim()}`)
      }
    }
    expect(found).toEqual([])
  })

  const leaves = (value: unknown, path = ''): readonly (readonly [string, string])[] => {
    if (typeof value === 'string') return [[path, value]]
    return Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
  }

  test('both languages fill the same places, and none is left empty', () => {
    const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()
    const chinese = new Map(leaves(zh))
    for (const [path, text] of leaves(en)) {
      expect(text.trim(), path).not.toBe('')
      expect(places(chinese.get(path) ?? ''), path).toEqual(places(text))
    }
    expect(chinese.size).toBe(leaves(en).length)
  })

  test('Chinese texts are Chinese', () => {
    const latin = leaves(zh).filter(([, text]) => !/\p{Script=Han}|^[\p{P}\p{S}\s{}\w]*$/u.test(text))
    expect(latin).toEqual([])
  })

  test('numbers and plurals follow the language', () => {
    expect(countText({ one: 'About {count} word', other: 'About {count} words' }, 1, 'en-US')).toBe(
      'About 1 word',
    )
    expect(countText({ one: 'About {count} word', other: 'About {count} words' }, 1234, 'en-US')).toBe(
      'About 1,234 words',
    )
    expect(countText({ one: '约 {count} 字', other: '约 {count} 字' }, 1, 'zh-CN')).toBe('约 1 字')
    expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}')
  })
})
