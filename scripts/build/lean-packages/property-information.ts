/*
 * Replaces the package `property-information` in the build (lean-packages.ts). The package lists every
 * attribute of HTML, SVG, and XML. A page's tree already has the names of properties, and no SVG elements,
 * because the sanitizer removes them.
 */

import { hyphenated } from '../../../src/content/hyphenated.ts'

/** What the packages read of a property. */
interface Info {
  readonly property: string
  readonly attribute: string
  /** Absent if React uses the name of the attribute. */
  readonly space?: 'html'
}

/** Returns the attribute of a property: `dataApiServer` is `data-api-server`, `ariaLabel` is `aria-label`. */
export function find(_schema: unknown, property: string): Info {
  if (/^data[A-Z]/.test(property)) {
    return { property, attribute: hyphenated(property) }
  }
  if (/^aria[A-Z]/.test(property)) {
    return { property, attribute: `aria-${property.slice(4).toLowerCase()}` }
  }
  return { property, attribute: property === 'className' ? 'class' : property.toLowerCase(), space: 'html' }
}

/** The properties with another name in React; the sanitizer allows none of them. */
export const hastToReact = {}

export const html = { space: 'html' }

/** Imported by name, never used. */
export const svg = { space: 'svg' }
