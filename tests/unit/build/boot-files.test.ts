import { describe, expect, test } from 'vitest'
import { bootChunks } from '../../../scripts/build/boot-chunks.ts'
import { linksTo } from '../../../scripts/build/boot-links.ts'
import { markFiles } from '../../../scripts/build/compile-ahead.ts'
import { locales } from '../../../src/config/locales/locale.ts'

const root = process.cwd()

/** Returns the bundler's graph for these imports: paths from the root of the repository. */
function graphOf(imports: Readonly<Record<string, readonly string[]>>) {
  const inRoot = (path: string) => `${root}/${path}`
  return {
    getModuleInfo: (id: string) => ({
      importedIds: (imports[id.slice(root.length + 1)] ?? []).map(inRoot),
      importers: Object.keys(imports)
        .filter((from) => imports[from]?.some((to) => inRoot(to) === id))
        .map(inRoot),
    }),
  }
}

describe('the files of the first load', () => {
  const graph = graphOf({
    'src/start.ts': ['src/a.ts'],
    'src/first-paint/whole-page.tsx': ['src/a.ts', 'src/b.ts'],
    'src/first-paint/whole-text.tsx': ['src/b.ts', 'src/e.ts'],
    'src/markdown/article.ts': ['src/b.ts', 'src/c.ts', 'src/f.ts'],
    'src/main.tsx': ['src/d.ts', 'src/f.ts'],
  })
  const fileOf = bootChunks()

  test.each([
    ['src/a.ts', 'start'],
    ['src/b.ts', 'page'],
    ['src/e.ts', 'page'],
    ['src/f.ts', 'page'],
    ['src/c.ts', 'dialect'],
    ['src/d.ts', 'app'],
    ['src/config/locales/en/texts.ts', 'texts-en'],
    ['node_modules/lucide/dist/esm/icons/check.mjs', 'app'],
    ['src/late.ts', null],
  ])('%s belongs to %s, the first stage that needs it', (module, file) => {
    expect(fileOf(`${root}/${module}`, graph)).toBe(file)
  })

  test('the build fails if a view imports React, and the message names the view', () => {
    const withReact = graphOf({
      'src/start.ts': ['src/view.tsx'],
      'src/view.tsx': ['node_modules/react/index.js'],
    })
    expect(() => bootChunks()(`${root}/node_modules/react/index.js`, withReact)).toThrow(
      /The first paint imports React through .*src\/view\.tsx\./,
    )
  })
})

describe('the links of the stages', () => {
  const files = [
    ...['start', 'rolldown-runtime', 'page', 'dialect', 'app', ...locales.map(({ id }) => `texts-${id}`)].map(
      (name) => `assets/${name}-a1.js`,
    ),
    'assets/app-a1.css',
  ]

  test('each stage lists its files in order, and texts have their language', () => {
    const links = linksTo(files).map(({ attrs }) => attrs)
    const inStage = (stage: string) =>
      links.filter((attributes) => attributes?.['data-stage'] === stage).map((each) => each?.href)
    expect(inStage('text')).toEqual([
      './assets/start-a1.js',
      './assets/rolldown-runtime-a1.js',
      './assets/page-a1.js',
      './assets/dialect-a1.js',
    ])
    expect(inStage('application')).toEqual([
      './assets/app-a1.js',
      './assets/start-a1.js',
      './assets/rolldown-runtime-a1.js',
      './assets/page-a1.js',
      ...locales.map(({ id }) => `./assets/texts-${id}-a1.js`),
      './assets/app-a1.css',
    ])
    expect(links.flatMap((each) => each?.['data-lang'] ?? [])).toEqual(locales.map(({ lang }) => lang))
  })

  test('the build fails if a file is missing, and the message names it', () => {
    expect(() => linksTo(files.filter((file) => !file.includes('dialect')))).toThrow(
      'The build has no file assets/dialect-….js.',
    )
    expect(linksTo(files.filter((file) => !file.includes('runtime')))).not.toEqual([])
  })
})

describe('the mark for Chromium', () => {
  const built = () =>
    ['page', 'dialect', 'app', 'late'].map((name) => ({ type: 'chunk' as const, name, code: 'a()' }))

  test('the mark is at the top of the files of the first load', () => {
    const files = built()
    markFiles(files)
    expect(files.map(({ code }) => code.startsWith('//# allFunctionsCalledOnLoad\n'))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  test('stops the build if a file has another name', () => {
    expect(() => markFiles(built().filter(({ name }) => name !== 'dialect'))).toThrow(
      'The build has no file dialect. Adapt scripts/build/compile-ahead.ts.',
    )
  })
})
