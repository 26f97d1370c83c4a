import { expect, test } from 'vitest'
import { readManifestRoot } from '../../../src/content/manifest.ts'
import { ownBlockHash, ownBlockPath } from '../../../src/content/own-block.ts'
import { parseMarkdown } from '../../../src/dialect/parse-markdown.ts'
import { toElements } from '../../../src/dialect/to-elements.ts'
import { ownAttributes } from '../../../src/markdown/blocks/own-block/own-attributes.ts'

const hash = 'ab'.repeat(32)

/** Returns the attributes that the block of a page gets. */
function attributesOf(markdown: string): Readonly<Record<string, string>> {
  const [element] = toElements(parseMarkdown(markdown)).children
  return element?.type === 'element' ? Object.fromEntries(ownAttributes(element.properties)) : {}
}

test('a block gets what its page wrote, as strings', () => {
  expect(
    attributesOf('<OwnBlock name="stock-level" city="Rome" :max-items="3" open src="./a.json" />'),
  ).toEqual({
    city: 'Rome',
    'max-items': '3',
    open: '',
    src: './a.json',
  })
})

test.each([
  'onclick="alert(1)"',
  'on="a"',
  'on-load="a"',
  'data-onclick="alert(1)"',
  'style="position: fixed"',
  'class="navbar"',
  'id="app"',
  'is="other-element"',
  'slot="a"',
  'popover="auto"',
  'autofocus',
  'contenteditable',
  'tabindex="1"',
  'href="javascript:alert(1)"',
  'href="java&#115;cript:alert(1)" data-href="javascript:alert(1)"',
  'src="data:text/html,a"',
  'src="blob:https://docs.example/a"',
  'src=" javascript:alert(1)"',
])('a block of the site gets no attribute from %s', (written) => {
  const attributes = attributesOf(`<OwnBlock name="stock-level" ${written} />`)
  expect(Object.values(attributes).filter((value) => /^\s*(?:javascript|data|blob):/i.test(value))).toEqual(
    [],
  )
  expect(Object.keys(attributes).filter((name) => name !== 'href')).toEqual([])
})

test('only names and hashes of the manifest are blocks', () => {
  const root = readManifestRoot({ format: 1, configFiles: [], shards: {}, blocks: { 'stock-level': hash } })
  expect(ownBlockHash(root?.blocks, 'stock-level')).toBe(hash)
  for (const name of ['stock', 'other-block', 'constructor', '__proto__', '']) {
    expect(ownBlockHash(root?.blocks, name)).toBeUndefined()
  }
  for (const other of ['../../content/en/evil', hash.slice(2), `${hash}?a`, 'ABCD'.repeat(16)]) {
    expect(ownBlockHash({ 'stock-level': other }, 'stock-level')).toBeUndefined()
  }
  expect(ownBlockHash({ script: hash }, 'script')).toBeUndefined()
  expect(ownBlockHash(undefined, 'stock-level')).toBeUndefined()
  expect(ownBlockPath(hash)).toBe('assets/blocks/abababababababab.js')
})
