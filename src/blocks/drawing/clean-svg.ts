import type { Drawing } from './drawing.ts'

const forbidden =
  'script, iframe, object, embed, link, meta, base, form, input, button, textarea, select, video, audio, set, handler, listener'

/** An address that stays inside the drawing, or is a picture that it carries itself. */
const isInside = (address: string) => /^(?:#|data:image\/(?:png|jpeg|gif|webp|avif);)/i.test(address.trim())

/**
 * Makes a drawing a document of its own that cannot run, load or lead anywhere: it is shown as an image, where nothing could, but
 * readers save it as a file and open it (SECURITY section 2).
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

/** Style text without what fetches: `@import`, and every `url()` but those inside the drawing. Escapes could hide either. */
export function cleanCss(css: string): string {
  return css
    .replace(/\\/g, '')
    .replace(/@import[^;]*(?:;|$)/gi, '')
    .replace(/url\s*\(\s*(['"]?)([^)'"]*)\1\s*\)?/gi, (all, _quote, address: string) =>
      isInside(address) ? all : 'none',
    )
    .replace(/(?:-webkit-)?image-set\s*\([^)]*\)?/gi, 'none')
}

/** The size that the drawing gives in pixels, else that of its view box. */
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
