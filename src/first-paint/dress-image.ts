import styles from '../blocks/media/page-image.module.css'
import { withBase } from '../browser/site-base.ts'
import { resolveLink } from '../content/link.ts'
import type { PageAddress } from '../content/page-path.ts'
import { element } from './build.ts'
import { dressLink } from './link.ts'

/** What `PageImage` makes of an image: one of this site in its frame, one of another as a link, anything else as its words. */
export function dressImage(image: HTMLImageElement, from: PageAddress): void {
  const source = image.getAttribute('src') ?? ''
  const target = resolveLink(source, from)
  if (target.kind === 'external') {
    const link = element('a', { href: source }, image.alt || target.url)
    image.replaceWith(link)
    dressLink(link, from)
    return
  }
  if (target.kind !== 'file') {
    image.replaceWith(element('span', {}, image.alt))
    return
  }
  image.setAttribute('src', withBase(target.path))
  const height = image.getAttribute('height')
  if (height !== null && !image.hasAttribute('width')) image.style.blockSize = `${height}px`
  const frame = element('span', { class: styles.frame })
  const outer = image.className === '' ? frame : element('span', { class: image.className }, frame)
  image.removeAttribute('class')
  image.replaceWith(outer)
  frame.append(image)
}
