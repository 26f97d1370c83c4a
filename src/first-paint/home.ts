import { withBase } from '../browser/site-base.ts'
import { resolveLink } from '../content/link.ts'
import type { PageAddress } from '../content/page-path.ts'
import styles from '../screens/home-screen.module.css'
import buttonStyles from '../ui/button.module.css'
import { type Attributes, element } from './build.ts'
import type { EarlyPage } from './early-page.ts'
import { icon } from './icon.ts'
import { dressLink } from './link.ts'

type Json = Readonly<Record<string, unknown>>

/** A value that the screen would not show as it is: the page is left to the application, which says what is wrong. */
class Unknown extends Error {}

/**
 * The home page as `screens/home-screen.tsx` shows it, its own text aside; `undefined` where its front matter is not as expected. A file of
 * its own: only home pages load it.
 *
 * @param prose where the page's text will stand
 */
export function homeOf({ values, address }: EarlyPage, prose: HTMLElement): HTMLElement | undefined {
  try {
    const parts = [
      hero(values, address),
      ...(itemsIn(values.features).length > 0 ? [features(values.features, 'h2', address)] : []),
      ...itemsIn(values.highlights).map((item) => highlight(item, address)),
    ]
    prose.classList.add(styles.text ?? '')
    return element('article', { class: styles.home }, ...parts, prose)
  } catch (error) {
    if (error instanceof Unknown) return undefined
    throw error
  }
}

function hero(values: Json, address: PageAddress): HTMLElement {
  const image = textIn(values.heroImage)
  const alt = textIn(values.heroAlt) ?? ''
  const name = values.heroText === false ? undefined : neededText(values.heroText)
  const tagline = values.tagline === false ? undefined : neededText(values.tagline)
  const actions = itemsIn(values.actions)
  return element(
    'header',
    { class: styles.hero, 'data-full-screen': 'false', 'data-backdrop': 'false' },
    ...(image === undefined
      ? []
      : ['light-only', 'dark-only'].map((scheme) => picture(image, alt, scheme, address))),
    name && element('h1', {}, name),
    tagline && element('p', {}, tagline),
    values.actions === undefined
      ? undefined
      : element('div', { class: styles.actions }, ...actions.map((item) => action(item, address))),
  )
}

function picture(source: string, alt: string, scheme: string, address: PageAddress): HTMLElement | undefined {
  const target = resolveLink(source, address)
  if (target.kind !== 'file') return undefined
  return element('img', { class: scheme, src: withBase(target.path), alt, width: 112, height: 112 })
}

function action(item: Json, address: PageAddress): Node {
  const type = textIn(item.type) ?? 'default'
  return link(neededText(item.text), textIn(item.link) ?? '', address, {
    class: buttonStyles.button,
    'data-kind': type,
  })
}

function features(items: unknown, heading: 'h2' | 'h3', address: PageAddress): HTMLElement {
  return element(
    'ul',
    { class: styles.features },
    ...itemsIn(items).map((item) => feature(item, heading, address)),
  )
}

function feature(item: Json, heading: 'h2' | 'h3', address: PageAddress): HTMLElement {
  const title = neededText(item.title)
  const to = textIn(item.link)
  const details = textIn(item.details)
  return element(
    'li',
    {},
    // The application's set of icons comes late; this keeps the place of one.
    textIn(item.icon) === undefined ? undefined : icon(undefined, 24),
    element(heading, {}, to === undefined ? title : link(title, to, address)),
    details === undefined ? undefined : element('p', {}, details),
  )
}

function highlight(item: Json, address: PageAddress): HTMLElement {
  if (item.image !== undefined) throw new Unknown()
  const header = textIn(item.header)
  const description = textIn(item.description)
  const within = element(
    'div',
    {},
    header && element('h2', {}, header),
    description && element('p', { class: styles.description }, description),
    item.features === undefined ? undefined : features(item.features, header ? 'h3' : 'h2', address),
  )
  return element('section', { class: styles.highlight }, within)
}

function link(text: string, to: string, address: PageAddress, attributes: Attributes = {}): Node {
  const made = element('a', { ...attributes, href: to }, text)
  const place = element('span', {}, made)
  dressLink(made, address)
  return place.firstChild ?? place
}

function textIn(value: unknown): string | undefined {
  if (value !== undefined && typeof value !== 'string') throw new Unknown()
  return value
}

function neededText(value: unknown): string {
  const text = textIn(value)
  if (!text) throw new Unknown()
  return text
}

/** The maps of a list; nothing where there is none. */
function itemsIn(value: unknown): readonly Json[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) throw new Unknown()
  return value.map((item: unknown) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) throw new Unknown()
    return item as Json
  })
}
