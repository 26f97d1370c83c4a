import type { Drawing } from './drawing.ts'

const forbidden =
  'script, iframe, object, embed, link, meta, base, form, input, button, textarea, select, video, audio, set, handler, listener'

/** An address inside the drawing, or an embedded image. */
const isInside = (address: string) => /^(?:#|data:image\/(?:png|jpeg|gif|webp|avif);)/i.test(address.trim())

/**
 * Converts a drawing to a standalone document that cannot run code, load files, or navigate. It is shown as
 * an image, where none of this is possible, but readers can save it as a file and open it (SECURITY section
 * 2).
 */
export function cleanSvg(svg: SVGSVGElement): Drawing {
  for (const element of svg.querySelectorAll(forbidden)) element.remove()
  for (const element of [svg, ...svg.querySelectorAll('*')]) cleanAttributes(element)
  for (const style of svg.querySelectorAll('style')) style.textContent = cleanCss(style.textContent ?? '')
  const { width, height } = sizeOf(svg)
  svg.setAttribute('width', String(width))
  svg.setAttribute('height', String(height))
  svg.removeAttribute('style')
  const label = [...svg.querySelectorAll(':scope > title, :scope > desc')]
    .map((element) => element.textContent?.trim() ?? '')
    .join('. ')
  return { svg: new XMLSerializer().serializeToString(svg), width, height, label }
}

function cleanAttributes(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    const isHandler = /^on/i.test(name)
    const leadsOut = /(?:^|:)(?:href|src|srcset|action|data|poster)$/i.test(name) && !isInside(value)
    if (isHandler || leadsOut) element.removeAttribute(name)
    else if (/url\s*\(|@import|\\/i.test(value)) element.setAttribute(name, cleanCss(value))
  }
}

/**
 * Removes everything that fetches from CSS: `@import`, and every `url()` except those inside the drawing.
 * Escapes are removed too, because they could hide either.
 */
export function cleanCss(css: string): string {
  return css
    .replace(/\\/g, '')
    .replace(/@import[^;]*(?:;|$)/gi, '')
    .replace(/url\s*\(\s*(['"]?)([^)'"]*)\1\s*\)?/gi, (all, _quote, address: string) =>
      isInside(address) ? all : 'none',
    )
    .replace(/(?:-webkit-)?image-set\s*\([^)]*\)?/gi, 'none')
}

/** Returns the drawing's size in pixels, or else that of its view box. */
function sizeOf(svg: SVGSVGElement): { readonly width: number; readonly height: number } {
  const [, , boxWidth, boxHeight] = (svg.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const given = (name: string) => Number(/^([\d.]+)(?:px)?$/.exec(svg.getAttribute(name) ?? '')?.[1])
  const width = given('width') || boxWidth
  const height = given('height') || boxHeight
  if (!width || !height) throw new Error('The drawing has no size.')
  return { width: Math.ceil(width), height: Math.ceil(height) }
}
