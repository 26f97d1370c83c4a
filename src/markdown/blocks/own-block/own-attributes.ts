import type { Properties } from 'hast'
import { hyphenated } from '../../../content/hyphenated.ts'
import { isSafeUrl } from '../../../content/safe-url.ts'

/** What chooses the block, and attributes that browsers act on, whatever the element. */
const refused = new Set([
  ...['block', 'name', 'style', 'class', 'id', 'is', 'slot', 'part', 'nonce', 'popover', 'autofocus'],
  ...['accesskey', 'contenteditable', 'tabindex'],
])

/**
 * Returns the attributes that a page gives to one of the site's own blocks. Handlers, styles, and addresses that pages must
 * not have are left out.
 */
export function ownAttributes(properties: Properties): ReadonlyMap<string, string> {
  const written = Object.entries(properties).flatMap(([property, value]) => {
    const [, name] = /^data-([a-z][a-z0-9-]*)$/.exec(hyphenated(property)) ?? []
    return name === undefined || typeof value !== 'string' ? [] : [[name, value] as const]
  })
  return new Map(
    written.filter(
      ([name, value]) => !refused.has(name) && !name.startsWith('on') && isSafeUrl(value, 'link'),
    ),
  )
}
