import { createRequire } from 'node:module'
import { hastToReact, html, find as wholeFind } from 'property-information'
import { expect, test } from 'vitest'
import extend from '../../../scripts/build/lean-packages/extend.ts'
import * as leanJsx from '../../../scripts/build/lean-packages/jsx-runtime.ts'
import { find } from '../../../scripts/build/lean-packages/property-information.ts'
import styleToObject from '../../../scripts/build/lean-packages/style-to-object.ts'
import { leanPackageAliases } from '../../../scripts/build/lean-packages.ts'
import { sanitiseSchema } from '../../../src/dialect/raw-html/sanitise-schema.ts'
import { safeStyle } from '../../../src/dialect/raw-html/style-rule.ts'

test('every file of a package that a replacement imports exists', () => {
  expect(() => leanPackageAliases()).not.toThrow()
})

test('a package that has changed stops the build, with its name and the place to adapt', () => {
  expect(() => leanPackageAliases('/nowhere')).toThrow(
    /lowlight has changed. Adapt its replacement, or remove its row in scripts\/build\/lean-packages\.ts/,
  )
})

const allowed = Object.values(sanitiseSchema.attributes ?? {}).flatMap((attributes) =>
  attributes.map((attribute) => (typeof attribute === 'string' ? attribute : attribute[0])),
)
const ofMarkdown = ['dataFootnoteRef', 'dataFootnoteBackref', 'ariaDescribedBy', 'checked', 'disabled']
const ofDialect = [
  'dataBlock',
  'dataApiServer',
  'dataLineNumbers',
  'loading',
  'target',
  'rel',
  'start',
  'role',
]

test.each([
  ...new Set([...allowed, ...ofMarkdown, ...ofDialect]),
])('the property %s has the same names in React and in HTML as in the package', (property) => {
  const whole = wholeFind(html, property)
  const reactNameOf = (info: { property: string; attribute: string; space?: string | undefined }) =>
    info.space ? (hastToReact[info.property] ?? info.property) : info.attribute
  expect(reactNameOf(find(html, property))).toBe(reactNameOf(whole))
  expect(find(html, property).attribute).toBe(whole.attribute)
})

test('an allowed style is read declaration by declaration', () => {
  const found: string[] = []
  const style = safeStyle('color: #f00; width: 120px; text-align: center', 'p')
  styleToObject(style, (name, value) => found.push(`${name}=${value}`))
  expect(found).toEqual(['color=#f00', 'width=120px', 'text-align=center', 'max-width=100%'])
})

test('settings of plugins are merged, and lists and objects in them copied', () => {
  const added = { list: [1, 2], nested: { own: 1, deeper: { two: 2 } }, none: null }
  const merged = extend(true, { kept: true, nested: { own: 0, other: 3 } }, added)
  expect(merged).toEqual({
    kept: true,
    list: [1, 2],
    nested: { own: 1, other: 3, deeper: { two: 2 } },
    none: null,
  })
  expect(merged.list).not.toBe(added.list)
})

const require = createRequire(import.meta.url)
/** React's own module for a build; the package exports only the one for the environment at hand. */
const reactJsx: typeof leanJsx = require(
  require.resolve('react/package.json').replace('package.json', 'cjs/react-jsx-runtime.production.js'),
)

test.each<[unknown, Record<string, unknown>, (string | number)?]>([
  ['a', { href: '/', children: ['one', 'two'] }],
  ['a', {}, 'own'],
  ['a', { key: 'spread', title: 'x' }, 'own'],
  ['a', { key: undefined }, 0],
  ['a', { ref: () => undefined }],
  [leanJsx.Fragment, { children: 'text' }],
])('JSX creates the element that React creates: %j %j %j', (type, props, key?: string | number) => {
  expect(leanJsx.jsx(type, props, key)).toStrictEqual(reactJsx.jsx(type, props, key))
  expect(leanJsx.jsxs(type, props, key)).toStrictEqual(reactJsx.jsxs(type, props, key))
  expect(leanJsx.Fragment).toBe(reactJsx.Fragment)
})
