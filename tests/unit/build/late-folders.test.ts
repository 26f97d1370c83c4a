import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { assetFileNames, chunkFileNames, workerFileNames } from '../../../scripts/build/late-folders.ts'
import { type LatePartFolder, latePartFolders } from '../../../src/content/late-parts.ts'

const rows = 'the tables of scripts/build/late-folders.ts'

/** The packages whose code is late, each with its folder. */
const packages: readonly (readonly [string, LatePartFolder])[] = [
  ['highlight.js/es/languages', 'languages'],
  ['@mermaid-js/parser', 'diagrams'],
  ['cytoscape', 'diagrams'],
  ['cytoscape-cose-bilkent', 'diagrams'],
  ['d3', 'diagrams'],
  ['d3-shape', 'diagrams'],
  ['dagre-d3-es', 'diagrams'],
  ['elkjs', 'diagrams'],
  ['flowchart.js', 'diagrams'],
  ['katex', 'diagrams'],
  ['mermaid', 'diagrams'],
  ['raphael', 'diagrams'],
  ['roughjs', 'diagrams'],
  ['@docsearch/react', 'search'],
  ['@algolia/client-common', 'search'],
  ['algoliasearch', 'search'],
  ['echarts', 'charts'],
  ['zrender', 'charts'],
  ['temml', 'math'],
  ['@giscus/react', 'comments'],
  ['giscus', 'comments'],
]

/** Our files that start a late part, each with its folder. */
const beginnings: readonly (readonly [string, LatePartFolder])[] = [
  ['src/markdown/blocks/code/highlight.ts', 'languages'],
  ['src/markdown/blocks/drawing/frame-entry.ts', 'diagrams'],
  ['src/markdown/blocks/mermaid.tsx', 'diagrams'],
  ['src/markdown/blocks/flow.tsx', 'diagrams'],
  ['diagram-frame.html', 'diagrams'],
  ['src/markdown/blocks/chart/full-library.ts', 'charts'],
  ['src/markdown/blocks/math.tsx', 'math'],
  ['src/features/search/local-client.ts', 'search'],
  ['src/features/comments/discussion-thread.tsx', 'comments'],
  ['src/frame/screens/page-tool.tsx', 'tools'],
  ['src/frame/screens/page-local-tool.tsx', 'tools'],
  ['product/tools/permissions/tool.ts', 'tools'],
  ['src/markdown/article-worker.ts', 'late'],
  ['src/routes/page-preview.tsx', 'late'],
  ['src/routes/live-content.ts', 'late'],
  ['src/routes/page-editor.tsx', 'late'],
  ['src/features/edit/preview/page-issues.tsx', 'late'],
  ['src/features/edit/page-editor.tsx', 'late'],
  ['src/features/portfolio/portfolio-screen.tsx', 'late'],
  ['src/features/watermark/watermark-layer.tsx', 'late'],
  ['src/features/versions', 'late'],
  ['src/markdown/blocks/demo', 'late'],
  ['src/markdown/blocks/console', 'late'],
  ['src/markdown/blocks/own-block/own-block.tsx', 'late'],
]

/** Our files that chunks without a beginning of their own are recognized by, each with its folder. */
const shared: readonly (readonly [string, LatePartFolder])[] = [
  ['src/tools', 'tools'],
  ['product/tools', 'tools'],
  ['src/move', 'late'],
  ['src/content/translation.ts', 'late'],
  ['src/content/json-like.ts', 'late'],
  ['src/config/locales/en/check.ts', 'late'],
  ['src/features/edit', 'late'],
  ['src/config/locales/version-texts.ts', 'late'],
  ['src/config/locales/zh/edit.ts', 'late'],
]

/** Returns a module below a folder, or the file itself. */
const moduleOf = (path: string) =>
  resolve(/\.\w+$/.test(path) && !path.startsWith('node_modules/') ? path : join(path, 'a.js'))

/** Fails with the place to adapt if a path of a table is gone. */
const requirePath = (path: string, what: string) =>
  expect(existsSync(path), `${what} is gone. Adapt its row in ${rows}, and in this test.`).toBe(true)

const name = '[name]-[hash].js'

describe('the folder of a chunk', () => {
  test.each(packages)('a chunk with code of %s is in %s', (library, folder) => {
    const path = join('node_modules', library)
    requirePath(path, `The package ${library}`)
    expect(chunkFileNames({ moduleIds: [resolve('src/main.tsx'), moduleOf(path)] })).toBe(
      `assets/${folder}/${name}`,
    )
  })

  test.each(beginnings)('a chunk that starts with %s is in %s', (path, folder) => {
    requirePath(path, path)
    const facadeModuleId = moduleOf(path)
    expect(chunkFileNames({ facadeModuleId, moduleIds: [facadeModuleId] })).toBe(`assets/${folder}/${name}`)
  })

  test.each(shared)('a chunk that several parts share is in the folder of %s: %s', (path, folder) => {
    requirePath(path, path)
    expect(chunkFileNames({ facadeModuleId: null, moduleIds: [moduleOf(path)] })).toBe(
      `assets/${folder}/${name}`,
    )
  })

  test('what a chunk starts with decides before what it contains', () => {
    const moduleIds = [resolve('node_modules/echarts/a.js')]
    const facadeModuleId = resolve('src/markdown/blocks/math.tsx')
    expect(chunkFileNames({ facadeModuleId, moduleIds })).toBe(`assets/math/${name}`)
  })

  test('the application itself is in no folder', () => {
    for (const path of ['src/main.tsx', 'src/markdown/article.ts', 'node_modules/react/index.js'])
      expect(chunkFileNames({ facadeModuleId: resolve(path), moduleIds: [resolve(path)] })).toBe(
        `assets/${name}`,
      )
  })

  test('every folder of late parts has a row', () => {
    const used = new Set([...packages, ...beginnings, ...shared].map(([, folder]) => folder))
    expect([...used].toSorted()).toEqual(latePartFolders.toSorted())
  })
})

describe('the folder of other files', () => {
  test('scripts of workers are late, even without a row', () => {
    const moduleIds = [resolve('src/dialect/parse-markdown.ts')]
    expect(workerFileNames({ moduleIds })).toBe(`assets/late/${name}`)
    expect(workerFileNames({ moduleIds: [resolve('node_modules/temml/a.js')] })).toBe(`assets/math/${name}`)
  })

  test('a style or font is in the folder of the module that it belongs to', () => {
    const asset = (names: readonly string[], files: readonly string[]) =>
      assetFileNames({ names, originalFileNames: files.map((file) => resolve(file)) })
    expect(asset(['math.css'], ['src/markdown/blocks/math.tsx'])).toBe('assets/math/[name]-[hash][extname]')
    expect(asset(['Temml.woff2'], ['node_modules/temml/dist/Temml.woff2'])).toBe(
      'assets/math/[name]-[hash][extname]',
    )
    expect(asset(['main.css'], ['src/main.tsx'])).toBe('assets/[name]-[hash][extname]')
  })

  test.each([
    'workbench',
    'read-draft',
  ])('the style of %s, which has no module of its own, is late', (chunk) => {
    requirePath(`src/features/edit/preview/${chunk}.${chunk === 'workbench' ? 'tsx' : 'ts'}`, chunk)
    expect(assetFileNames({ names: [`${chunk}.css`], originalFileNames: [] })).toBe(
      'assets/late/[name]-[hash][extname]',
    )
  })
})
