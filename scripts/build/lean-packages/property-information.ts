/*
 * Replaces the package `property-information` in the build (lean-packages.ts). The package also contains all
 * SVG attributes; no page has an SVG element, because the sanitizer removes them.
 */
import { aria } from 'property-information/lib/aria.js'
import { html as elements } from 'property-information/lib/html.js'
import { merge } from 'property-information/lib/util/merge.js'
import { xml } from 'property-information/lib/xml.js'

export { find } from 'property-information/lib/find.js'
export { hastToReact } from 'property-information/lib/hast-to-react.js'

export const html = merge([aria, elements, xml], 'html')

/** Imported by name, never used. */
export const svg = merge([aria, xml], 'svg')
