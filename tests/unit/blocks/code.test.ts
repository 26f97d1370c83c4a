import type { RootContent } from 'hast'
import markdown from 'highlight.js/lib/languages/markdown'
import { createLowlight } from 'lowlight'
import { describe, expect, test } from 'vitest'
import type { BlockElement } from '../../../src/markdown/blocks/block.ts'
import { type CodeLine, splitLines } from '../../../src/markdown/blocks/code/code-line.ts'
import { copySource } from '../../../src/markdown/blocks/code/copy-source.ts'
import { foldOf, numbersOf } from '../../../src/markdown/blocks/code/display.ts'
import { grammarOf } from '../../../src/markdown/blocks/code/languages.ts'
import { withUnderscoresInWords } from '../../../src/markdown/blocks/code/markdown-grammar.ts'
import {
  examplesIn,
  readAddress,
  readToken,
  withReaderValues,
} from '../../../src/markdown/blocks/code/reader-values.ts'

const lines = (source: string): readonly CodeLine[] => source.split('\n').map((text) => ({ text, marks: [] }))
const fence = (properties: BlockElement['properties']): BlockElement => {
  return { type: 'element', tagName: 'pre', properties, children: [] }
}

const textOf = (node: RootContent): string => {
  if (node.type === 'element') return node.children.map(textOf).join('')
  return node.type === 'text' ? node.value : ''
}

describe('copying', () => {
  test.each([
    ['bash', '$ ls -l\ntotal 0\n$ cd /opt', 'ls -l\ncd /opt'],
    ['console', 'user@host:~/x$ id\nuid=0', 'id'],
    ['sh', '$ docker run \\\n>   -d files\nabc123', 'docker run \\\n  -d files'],
    ['powershell', 'PS C:\\files> .\\files.exe start\nok', '.\\files.exe start'],
    ['cmd', 'C:\\files>dir\nfiles', 'dir'],
  ])('[S9] a session in %s is copied without prompts and output', (language, source, copied) => {
    expect(copySource(lines(source), language)).toBe(copied)
  })

  test.each([
    ['bash', 'echo $HOME > file\n# comment\ncat file'],
    ['markdown', '> a quote\n$ not a shell'],
    ['text', '$ output of a session'],
    ['yaml', 'price: $ 5'],
  ])('[S9] %s without prompts is copied as it is', (language, source) => {
    expect(copySource(lines(source), language)).toBe(source)
  })

  test('[S9] lines that are marked as removed are not copied, those of a diff are', () => {
    const marked: readonly CodeLine[] = [
      { text: 'old', marks: ['removed'] },
      { text: 'new', marks: ['added'] },
    ]
    expect(copySource(marked, 'ts')).toBe('new')
    expect(copySource(marked, 'diff')).toBe('old\nnew')
  })
})

describe('showing', () => {
  test('[D4] colored code is cut into lines, elements over a line end are opened again', () => {
    const span = (value: string) => ({
      type: 'element' as const,
      tagName: 'span',
      properties: { className: ['hljs-comment'] },
      children: [{ type: 'text' as const, value }],
    })
    const split = splitLines([
      { type: 'text', value: 'a ' },
      span('/* one\n\ntwo */'),
      { type: 'text', value: '\nb' },
    ])
    expect(split).toHaveLength(4)
    expect(split[0]).toEqual([{ type: 'text', value: 'a ' }, span('/* one')])
    expect(split[1]).toEqual([])
    expect(split[2]).toEqual([span('two */')])
    expect(split[3]).toEqual([{ type: 'text', value: 'b' }])
  })

  test('[D4] long code folds, unless its author says otherwise', () => {
    expect(foldOf(fence({}), 24)).toBeUndefined()
    expect(foldOf(fence({}), 25)).toBe(16)
    expect(foldOf(fence({ dataCollapsedLines: 'off' }), 500)).toBeUndefined()
    expect(foldOf(fence({ dataCollapsedLines: '5' }), 6)).toBe(5)
    expect(foldOf(fence({ dataCollapsedLines: '5' }), 5)).toBeUndefined()
    expect(foldOf(fence({ dataCollapsedLines: 'on' }), 20)).toBe(16)
  })

  test('[D4] lines are numbered where the author asks for it, or where longer source does not refuse it', () => {
    expect(numbersOf(fence({ dataLineNumbers: '5' }), 2)).toBe(5)
    expect(numbersOf(fence({ dataLineNumbers: 'off', dataLanguage: 'ts' }), 99)).toBeUndefined()
    expect(numbersOf(fence({ dataLanguage: 'yaml' }), 12)).toBe(1)
    expect(numbersOf(fence({ dataLanguage: 'yaml' }), 11)).toBeUndefined()
    expect(numbersOf(fence({ dataLanguage: 'bash' }), 99)).toBeUndefined()
    expect(numbersOf(fence({}), 99)).toBeUndefined()
  })

  test.each([
    [':white_check_mark: and :heavy_plus_sign:', []],
    ['set driver_name_of to 0_1_2', []],
    ['## The :white_check_mark: sign', ['## The :white_check_mark: sign']],
    ['an _emphasis_, a __strong__ word', ['_emphasis_', '__strong__']],
    ['（_强调_）', ['_强调_']],
    ['snake_case and _emphasis_ and *both*', ['_emphasis_', '*both*']],
  ])('[D4] markdown %j is colored at %j', (source, colored) => {
    const colors = createLowlight({ markdown: withUnderscoresInWords(markdown) })
    const nodes = colors.highlight('markdown', source).children
    expect(nodes.flatMap((node) => (node.type === 'element' ? [textOf(node)] : []))).toEqual(colored)
  })

  test('[D4] the names that editors write select grammars', () => {
    const names = ['cmd', 'conf', 'vue', 'sh', 'yml', 'json', 'constructor'].map(grammarOf)
    expect(names).toEqual(['dos', 'ini', 'xml', 'bash', 'yaml', 'json', 'constructor'])
  })
})

describe('the reader’s own values', () => {
  test('[X8] the reader’s own values replace the examples and nothing else', () => {
    const own = { address: 'https://nas.lan:8443/files/', token: 'token-1.2_3' }
    const text =
      'curl http://localhost:5244/api -H YOUR_TOKEN # http://localhost:52440 NOT_YOUR_TOKEN YOUR_TOKENS'
    expect(withReaderValues(text, own)).toBe(
      'curl https://nas.lan:8443/files/api -H token-1.2_3 # http://localhost:52440 NOT_YOUR_TOKEN YOUR_TOKENS',
    )
    expect(withReaderValues(text, { address: '', token: '' })).toBe(text)
    expect(examplesIn('http://localhost:5244')).toEqual({ address: true, token: false })
  })

  test.each([
    ['nas:5244', 'http://nas:5244'],
    ['https://a.example/', 'https://a.example'],
    ['http://[::1]:5244', 'http://[::1]:5244'],
    ['javascript:alert(1)', undefined],
    ['http://a/$(reboot)', undefined],
    ["http://a/'b", undefined],
    ['http://user:pw@a', undefined],
    ['http://a/?b', undefined],
    ['http://a/%PATH%', undefined],
    ['http://a/%DATE%20', undefined],
    ['http://a/\ud800', undefined],
    ['', undefined],
  ])('[X8] %s is read as an address', (typed, address) => {
    expect(readAddress(typed)).toBe(address)
  })

  test('[X8] a token that means something to a shell is refused', () => {
    expect(readToken(' some-token== ')).toBe('some-token==')
    for (const bad of ['a"b', '`id`', '$(id)', 'a b', "a'b", '']) expect(readToken(bad)).toBeUndefined()
  })
})
