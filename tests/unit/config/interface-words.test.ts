import { readFile } from 'node:fs/promises'
import { parse } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import { filesBelow } from '../../../scripts/content/list-files.ts'
import { texts as en } from '../../../src/config/locales/en/texts.ts'
import { countText, fill } from '../../../src/config/locales/texts.ts'
import { texts as zh } from '../../../src/config/locales/zh/texts.ts'

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

/** Attributes whose value readers see or hear. */
const spoken = new Set(['aria-label', 'aria-description', 'title', 'alt', 'placeholder', 'label'])

function nodesIn(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(nodesIn)
  return 'type' in value && typeof value.type === 'string' ? [value as Node, ...inside] : inside
}

/** Returns the texts that an expression can produce: both branches of a condition, the fixed parts of a template. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const node = value as Node
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateElement':
      return [(node.value as { raw: string }).raw]
    case 'TemplateLiteral':
      return (node.quasis as readonly Node[]).flatMap(textsOf)
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)]
    case 'LogicalExpression':
    case 'BinaryExpression':
      return node.operator === '===' || node.operator === '!=='
        ? []
        : [...textsOf(node.left), ...textsOf(node.right)]
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return textsOf(node.expression)
    default:
      return []
  }
}

const keyOf = (key: unknown) => String((key as Node).name ?? (key as Node).value)

/** Returns every text in a piece of code that readers see or hear. */
function wordsIn(node: Node): readonly string[] {
  switch (node.type) {
    case 'JSXText':
      return [String(node.value)]
    case 'JSXElement':
    case 'JSXFragment':
      return (node.children as readonly Node[]).flatMap(textsOf)
    case 'JSXAttribute':
      return spoken.has(keyOf(node.name)) ? textsOf(node.value) : []
    case 'Property':
      // An object as an element, as in the first paint and the diagrams.
      return /^aria-/.test(keyOf(node.key)) && spoken.has(keyOf(node.key)) ? textsOf(node.value) : []
    case 'AssignmentExpression': {
      const property = keyOf((node.left as Node).property ?? {})
      return /^(?:textContent|innerText|title|alt|placeholder|ariaLabel)$/.test(property)
        ? textsOf(node.right)
        : []
    }
    default:
      return []
  }
}

async function wordsOf(file: string, source: string): Promise<readonly string[]> {
  const { program } = await parse(file, source)
  return nodesIn(program)
    .flatMap(wordsIn)
    .filter((text) => /\p{L}{2}/u.test(text))
    .map((text) => text.trim())
}

describe('words of the interface', () => {
  test('components contain no texts: all come from src/config/locales', async () => {
    const files = (await filesBelow('src')).filter((file) => /\.tsx?$/.test(file))
    expect(files.length).toBeGreaterThan(300)
    const found: string[] = []
    for (const file of files) {
      const words = await wordsOf(file, await readFile(`src/${file}`, 'utf8'))
      found.push(...words.map((text) => `${file}: ${text}`))
    }
    expect(found).toEqual([])
  })

  test.each([
    ['a text', '<p>Close it</p>'],
    ['a text in braces', "<p>{'Close it'}</p>"],
    ['one end of a condition', "<p>{isOpen ? 'Close it' : texts.open}</p>"],
    ['what stands behind a condition', "<p>{isOpen && 'Close it'}</p>"],
    ['an attribute', '<button aria-label="Close it" />'],
    ['an attribute in braces', "<button aria-label={'Close it'} />"],
    ['an attribute that is put together', '<button title={`Close it` + name} />'],
    ['a label handed to a component', '<IconButton label={isOpen ? texts.close : "Close it"} />'],
    ['an attribute of an element without JSX', "element('button', { 'aria-label': 'Close it' })"],
    ['a text of an element without JSX', "button.textContent = 'Close it'"],
  ])('the search for words would find %s', async (_, source) => {
    expect(await wordsOf('a.tsx', source)).toEqual(['Close it'])
  })

  test('the search for texts ignores strings that no reader sees', async () => {
    const source = `
      import a from './a.tsx'
      const b = <p className="Close it" data-kind={x === 'Close it' ? 1 : 2}>{texts.close} · {'–'}</p>
      throw new Error('Close it')`
    expect(await wordsOf('a.tsx', source)).toEqual([])
  })

  const leaves = (value: unknown, path = ''): readonly (readonly [string, string])[] => {
    if (typeof value === 'string') return [[path, value]]
    return Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
  }

  test('both languages have the same placeholders and no empty text', () => {
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
