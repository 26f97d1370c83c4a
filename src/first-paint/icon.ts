import shapes from 'virtual:icon-shapes'
import type { IconName } from './icon-names.ts'

const namespace = 'http://www.w3.org/2000/svg'

/** An icon as the application draws it; its shapes come from the same package (vite.config.ts). Without a name, its empty place. */
export function icon(name: IconName | undefined, size: number | string): SVGSVGElement {
  const svg = document.createElementNS(namespace, 'svg')
  const attributes = {
    width: size,
    height: size,
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': 2,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': true,
  }
  for (const [key, value] of Object.entries(attributes)) svg.setAttribute(key, String(value))
  for (const [tag, shape] of (name && shapes[name]) ?? []) {
    const part = document.createElementNS(namespace, tag)
    for (const [key, value] of Object.entries(shape)) part.setAttribute(key, value)
    svg.append(part)
  }
  return svg
}
