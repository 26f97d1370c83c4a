/*
 * What `react/jsx-runtime` exports, as an ES module. The package is CommonJS, which needs a helper of the
 * bundler in another file, and the first paint of a page waits for no other file.
 */

type Props = Readonly<Record<string, unknown>>

/** React recognizes elements and fragments by these symbols. */
const elementType = Symbol.for('react.transitional.element')
export const Fragment = Symbol.for('react.fragment')

/** Returns an element: the plain object that React and the first paint draw. */
export function jsx(type: unknown, given: Props, givenKey?: unknown) {
  const { key = givenKey, ...others } = given
  const props = 'key' in given ? others : given
  const { ref = null } = props
  return { $$typeof: elementType, type, key: key === undefined ? null : String(key), ref, props }
}

/** @alias */
export const jsxs = jsx
