import { describe, expect, test } from 'vitest'
import { type FenceInfo, highlightedLines, parseFenceInfo } from '../../../src/dialect/fence/fence-info.ts'
import { readLineMarks } from '../../../src/dialect/fence/line-marks.ts'
import { type GoldenCase, testGolden } from '../../support/flow-constructs.ts'

const infos: readonly (readonly [string, FenceInfo])[] = [
  ['', {}],
  ['bash', { language: 'bash' }],
  ['JSON', { language: 'json' }],
  ['c++', { language: 'c++' }],
  ['c#', { language: 'c#' }],
  ['js{1,3-5}', { language: 'js', highlight: '1,3-5' }],
  ['js {1, 3-5}', { language: 'js', highlight: '1,3-5' }],
  ['yaml title="a b.yml" {3,5-7}', { language: 'yaml', title: 'a b.yml', highlight: '3,5-7' }],
  ["yaml title='a.yml'", { language: 'yaml', title: 'a.yml' }],
  ['yaml title=a.yml', { language: 'yaml', title: 'a.yml' }],
  ['title="a"', { title: 'a' }],
  ['bash [npm i]', { language: 'bash', title: 'npm i' }],
  ['bash[npm]', { language: 'bash', title: 'npm' }],
  ['ts:line-numbers', { language: 'ts', lineNumbers: 1 }],
  ['ts:line-numbers=5 {1}', { language: 'ts', lineNumbers: 5, highlight: '1' }],
  ['ts :no-line-numbers', { language: 'ts', lineNumbers: 'off' }],
  ['ts{1}:line-numbers', { language: 'ts', lineNumbers: 1, highlight: '1' }],
  ['ts :collapsed-lines', { language: 'ts', collapsedLines: 'on' }],
  ['ts:collapsed-lines=12', { language: 'ts', collapsedLines: 12 }],
  ['ts :no-collapsed-lines', { language: 'ts', collapsedLines: 'off' }],
  ['ts :no-copy', { language: 'ts', copy: 'off' }],
  ['ts [a] active', { language: 'ts', title: 'a', active: true }],
  ['bash no-run="needs [Docker], {1} :no-copy"', { language: 'bash', noRun: 'needs [Docker], {1} :no-copy' }],
  ['flow:vue', { language: 'flow', preset: 'vue' }],
  ['flow:pie title="a"', { language: 'flow', preset: 'pie', title: 'a' }],
  ['{1}', { highlight: '1' }],
  [':line-numbers', { lineNumbers: 1 }],
  ['js {a} what=ever twoslash :unknown', { language: 'js' }],
  ['js {} [] title', { language: 'js' }],
]

const code = (attributes: string, source: string, language?: string): string => {
  const name = language === undefined ? '' : ` class="language-${language}"`
  return `<pre data-block="code"${attributes}><code${name}>${source}</code></pre>`
}

const cases: GoldenCase[] = [
  ['a language', '```bash\na\n```', code(' data-language="bash"', 'a\n', 'bash')],
  [
    'a reason not to run it',
    '```bash no-run="needs Docker"\na\n```',
    code(' data-language="bash"', 'a\n', 'bash'),
  ],
  ['no language', '```\na\n```', code('', 'a\n')],
  ['empty', '```\n```', code('', '')],
  [
    'markup in the source',
    '```html\n<b>&amp;</b>\n```',
    code(' data-language="html"', '&lt;b&gt;&amp;amp;&lt;/b&gt;\n', 'html'),
  ],
  [
    'all options',
    '```ts:line-numbers=3 {1,2-4} title="a &amp; b" :collapsed-lines=9 :no-copy\na\n```',
    code(
      ' data-language="ts" data-title="a &amp; b" data-lines="1,2-4" data-line-numbers="3" data-collapsed-lines="9" data-copy="off"',
      'a\n',
      'ts',
    ),
  ],
  [
    'quotes in a title are safe',
    "```js title='\"><b>'\na\n```",
    code(' data-language="js" data-title="&quot;&gt;&lt;b&gt;"', 'a\n', 'js'),
  ],
  ['tildes', '~~~js [a]\nb\n~~~', code(' data-language="js" data-title="a"', 'b\n', 'js')],
  ['blank lines at the ends of the source', '```\n\na\n\n```', code('', '\na\n\n')],
  [
    'in a list',
    '- a\n  ```js\n  b\n  ```\n- c',
    `<ul><li>a${code(' data-language="js"', 'b\n', 'js')}</li><li>c</li></ul>`,
  ],
  ['never closed', '```js\na', code(' data-language="js"', 'a\n', 'js')],
  [
    'never closed in a quote',
    '> ```js\n> a\n\nb',
    `<blockquote>${code(' data-language="js"', 'a\n', 'js')}</blockquote><p>b</p>`,
  ],
  ['mermaid', '```mermaid\ngraph LR\n```', '<pre data-block="mermaid"><code>graph LR\n</code></pre>'],
  [
    'echarts with a title',
    '```echarts [A]\n{}\n```',
    '<pre data-block="echarts" data-title="A"><code>{}\n</code></pre>',
  ],
  [
    'a chart library that the site does not have',
    '```chart\n{}\n```',
    code(' data-language="chart"', '{}\n', 'chart'),
  ],
  ['a flowchart', '```flow\na\n```', '<pre data-block="flow"><code>a\n</code></pre>'],
  ['a flowchart by its other name', '```flowchart\na\n```', '<pre data-block="flow"><code>a\n</code></pre>'],
  [
    'a flowchart with a preset',
    '```flow:vue\na\n```',
    '<pre data-block="flow" data-preset="vue"><code>a\n</code></pre>',
  ],
  ['a formula', '```math\na^2\n```', '<pre data-block="math"><code>a^2\n</code></pre>'],
  [
    'indented code behind a definition keeps its lines',
    '[a]: /b\n\n    c\n    d',
    '<pre><code>c\nd\n</code></pre>',
  ],
  ['indented code is no block', '    a', '<pre><code>a\n</code></pre>'],
]

describe('fences', () => {
  test.each(infos)('[D4] ```%s is understood', (info, expected) => {
    expect(parseFenceInfo(info)).toEqual(expected)
  })

  testGolden('[D4]', cases)
})

describe('highlighted lines', () => {
  test.each([
    ['2,4-6', 10, [2, 4, 5, 6]],
    ['4-6,5,1', 10, [1, 4, 5, 6]],
    ['1-999999999', 3, [1, 2, 3]],
    ['6-4,x,,0', 10, []],
    ['9', 3, []],
  ])('[D4] %s is read for %i lines', (ranges, last, expected) => {
    expect(highlightedLines(ranges, last)).toEqual(expected)
  })
})

describe('markers at the end of lines', () => {
  const marks = (source: string, language?: string) =>
    readLineMarks(source, language).map(({ text, marks: found }) => [text, ...found])

  test.each([
    ['a // [!code ++]', ['a', 'added']],
    ['a # [!code --]', ['a', 'removed']],
    ['<a> <!-- [!code focus] -->', ['<a>', 'focused']],
    ['a { /* [!code highlight] */', ['a {', 'highlighted']],
    ['a -- [!code warning]', ['a', 'warning']],
    ['a ; [!code error]', ['a', 'error']],
    ['a // [!code what]', ['a // [!code what]']],
    ['a // [!code ++] b', ['a // [!code ++] b']],
    ['a [!code ++]', ['a [!code ++]']],
  ])('[D4] %s is read as a mark, or stays text', (line, expected) => {
    expect(marks(line)).toEqual([expected])
  })

  test('[D4] a count reaches over the next lines', () => {
    expect(marks('a // [!code hl:2]\nb\nc')).toEqual([['a', 'highlighted'], ['b', 'highlighted'], ['c']])
  })

  test('[D4] the signs of a diff are markers', () => {
    const source = '--- a\n+++ b\n-c\n+d\n e'
    expect(marks(source, 'diff')).toEqual([['--- a'], ['+++ b'], ['-c', 'removed'], ['+d', 'added'], [' e']])
    expect(marks('-c', 'js')).toEqual([['-c']])
  })
})
