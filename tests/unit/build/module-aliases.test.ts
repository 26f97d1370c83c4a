import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import * as leanJsx from '../../../scripts/build/lean-packages/jsx-runtime.ts'
import { decodeWithoutDocument, moduleAliases } from '../../../scripts/build/module-aliases.ts'

/** Returns the file that a command of Vite takes for a module; `undefined` for the module's own. */
const replacementOf = (command: 'serve' | 'build', module: string) =>
  moduleAliases(command).find(({ find }) => find instanceof RegExp && find.test(module))?.replacement

const decode = 'decode-named-character-reference'

describe('what replaces the decoder of character references', () => {
  const inWorker = decodeWithoutDocument().resolveId as unknown as (id: string) => string | undefined

  test('a worker and the pages of the development server decode without a document', async () => {
    const file = inWorker(decode)
    expect(file).toBeDefined()
    expect(replacementOf('serve', decode)).toBe(file)
    const { decodeNamedCharacterReference } = await import(pathToFileURL(file ?? '').href)
    expect(
      decodeNamedCharacterReference('eacute'),
      `${file} doesn't decode in Node: ${decode} has changed. Adapt scripts/build/module-aliases.ts.`,
    ).toBe('é')
  })

  test('built pages use the document, and other modules are left alone', () => {
    expect(replacementOf('build', decode)).toBeUndefined()
    expect(inWorker(`${decode}/other.js`)).toBeUndefined()
    expect(inWorker('character-entities')).toBeUndefined()
  })
})

describe('what replaces the JSX of React', () => {
  test('only the build replaces it, because React checks elements in development', () => {
    expect(replacementOf('build', 'react/jsx-runtime')).toMatch(/lean-packages\/jsx-runtime\.ts$/)
    expect(replacementOf('serve', 'react/jsx-runtime')).toBeUndefined()
    expect(replacementOf('build', 'react/jsx-dev-runtime')).toBeUndefined()
  })

  test('it exports whatever the module of React exports', () => {
    const own = createRequire(import.meta.url)('react/jsx-runtime')
    expect(
      Object.keys(own).toSorted(),
      'react/jsx-runtime exports something else now. Adapt scripts/build/lean-packages/jsx-runtime.ts.',
    ).toEqual(Object.keys(leanJsx).toSorted())
  })
})

test.each([
  'serve',
  'build',
] as const)('a package without the file of a replacement stops "%s"', (command) => {
  expect(() => moduleAliases(command, '/nowhere')).toThrow(
    /the package \S+ has changed\. Adapt its replacement/,
  )
})

test('the message about a changed decoder names its package and the place to adapt', () => {
  expect(() => decodeWithoutDocument('/nowhere')).toThrow(
    `/nowhere/${decode}/index.js no longer exists: the package ${decode} has changed. Adapt its replacement, or remove its row in scripts/build/module-aliases.ts.`,
  )
})
