/*
 * Stands in for the package `property-information` in the build (vite.config.ts). The package also holds every attribute of SVG; no
 * page has an SVG element, because the sanitiser lets none through.
 */
import { aria } from '../../node_modules/property-information/lib/aria.js'
import { html as elements } from '../../node_modules/property-information/lib/html.js'
import { merge } from '../../node_modules/property-information/lib/util/merge.js'
import { xml } from '../../node_modules/property-information/lib/xml.js'

export { find } from '../../node_modules/property-information/lib/find.js'
export { hastToReact } from '../../node_modules/property-information/lib/hast-to-react.js'

export const html = merge([aria, elements, xml], 'html')

/** Asked for by name, never used. */
export const svg = merge([aria, xml], 'svg')
