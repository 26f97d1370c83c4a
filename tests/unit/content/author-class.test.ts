import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isAuthorClass } from '../../../src/content/author-class.ts'
import { readContentFile } from '../../../src/content/front-matter.ts'
import { readMetadata } from '../../../src/content/page-metadata.ts'
import { parseAttributes } from '../../../src/dialect/attribute-list.ts'
import { isSafeRawId } from '../../../src/dialect/raw-html/raw-element.ts'
import { treeHtml } from '../../support/dialect.ts'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => join('src', file))
// The console is a document of its own.
const isOfFrame = (file: string) => file.includes('console/frame/')
const styles = [
  ...sources.filter((file) => file.endsWith('.css') && !file.endsWith('.module.css') && !isOfFrame(file)),
  'node_modules/temml/dist/Temml-Local.css',
  ...['style', 'modal', 'button'].map((name) => `node_modules/@docsearch/css/dist/${name}.css`),
]
const globals = sources
  .filter((file) => file.endsWith('.module.css'))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/:global\(([^)]*)\)/g)].map(([, inside = '']) => inside),
  )
const selectors = styles.flatMap((file) =>
  [
    ...readFileSync(file, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/([^{}]*)\{/g),
  ].map(([, selector = '']) => selector),
)
const used = new Set(
  [...selectors, ...globals]
    .flatMap((selector) => selector.match(/\.[a-z][\w-]*/gi) ?? [])
    .map((name) => name.slice(1)),
)

/** Names of the dialect that look the same wherever an author puts them. */
const open = [
  ...[
    'align-center',
    'align-justify',
    'align-left',
    'align-right',
    'callout',
    'callout-kind',
    'callout-title',
  ],
  ...['container', 'container-title', 'contains-task-list', 'dark-only', 'light-only', 'external-icon'],
  ...['footnotes', 'heading-anchor', 'hidden-when-print', 'shown-when-print', 'spoiler', 'task-list-item'],
  ...['api-reference', 'cards', 'endpoint', 'endpoint-text', 'field', 'fields', 'route', 'samples'],
  // They mean something only together with a class of a package.
  ...['open', 'prompt_'],
]

describe('[D10] class names of authors', () => {
  test('are none that the styles of the application or its packages know', () => {
    expect(used.size).toBeGreaterThan(100)
    expect(
      [...used].filter((name) => isAuthorClass(name) && !open.includes(name)),
      'Refuse these classes in src/content/author-class.ts (reserved, reservedStarts), or add them to open above if pages may use them.',
    ).toEqual([])
  })

  const refused = [
    ...['DocSearch-Container', 'docsearch-modal', 'DOCSEARCH-Modal', 'tml-display', 'hljs', 'hljs-keyword'],
    ...[
      '_main_1a2b3_4',
      'table-scroll',
      'prose',
      'Prose',
      'menclose',
      'giscus-frame',
      'katex',
      'a.b',
      '-a',
      '',
    ],
  ]

  test.each(refused)('%s is refused everywhere', async (name) => {
    expect(isAuthorClass(name)).toBe(false)
    expect(treeHtml(`<div class="${name}">x</div>`)).not.toContain('class=')
    expect(parseAttributes(`.${name}`)).toBeUndefined()
    const file = await readContentFile(
      `---\ncontainerClass: ${JSON.stringify(`a ${name}`)}\n---\n`,
      'en/a.md',
    )
    const { metadata, issues } = readMetadata(file, 'en/a.md')
    // An empty name is only a space.
    if (name === '') return
    expect(metadata.containerClass).toBeUndefined()
    expect(issues[0]?.kind).toBe('field-value')
  })

  test.each(['wide', 'my-box', 'layouts-demo', 'a1'])('%s is allowed everywhere', async (name) => {
    expect(treeHtml(`<div class="${name}">x</div>`)).toContain(`class="${name}"`)
    expect(parseAttributes(`.${name}`)?.classes).toEqual([name])
    const file = await readContentFile(`---\ncontainerClass: ${name} b\n---\n`, 'en/a.md')
    expect(readMetadata(file, 'en/a.md').metadata.containerClass).toBe(`${name} b`)
  })
})

describe('[D10] IDs of authors', () => {
  test('authors get no ID of the application, whose own IDs all start in the same way', () => {
    const views = sources.filter((file) => file.endsWith('.tsx')).map((file) => readFileSync(file, 'utf8'))
    const ids = views.flatMap((text) =>
      [...text.matchAll(/\s(?:id|aria-labelledby)="([^"]+)"/g)].map(([, id]) => id ?? ''),
    )
    expect(ids.length).toBeGreaterThan(1)
    expect(
      ids.filter((id) => isSafeRawId(id)),
      'Start these IDs with app--, so that pages cannot use them.',
    ).toEqual([])
  })

  test.each([
    'app',
    'app--main',
    'App--x',
    'root',
    'docsearch-input',
    '_r_1_',
    '__proto__',
    'body',
    'location',
  ])('%s is refused', (id) => {
    expect(isSafeRawId(id)).toBe(false)
  })
})
