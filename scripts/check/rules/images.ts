import { imageFault } from '../../../src/check/link-faults.ts'
import type { PageLink } from '../../../src/check/links-of.ts'
import type { Fault } from '../../../src/check/page-rule.ts'
import { longestImageSide } from '../../../src/config/images.ts'
import { resolveLink } from '../../../src/content/link.ts'
import type { PageAddress } from '../../../src/content/page-path.ts'
import type { Rule } from '../rule.ts'
import type { Site } from '../site.ts'

/** Requires the images of pages and front matter to be files of this site, and not too large for phones. */
export const images: Rule = {
  id: 'image',
  severity: 'error',
  ofSite: (site) =>
    site.pages.flatMap(({ file, address, links }) =>
      links.flatMap((link) => {
        const fault = imageFault(link, address, site) ?? sizeFault(link, address, site)
        return fault ? [{ file, ...fault }] : []
      }),
    ),
}

function sizeFault({ kind, url, line }: PageLink, from: PageAddress, site: Site): Fault | undefined {
  const target = kind === 'image' ? resolveLink(url, from) : undefined
  if (target?.kind !== 'file') return undefined
  const [width, height] = site.sizeOf(target.path) ?? [0, 0]
  if (Math.max(width, height) <= longestImageSide) return undefined
  return { line, kind: 'image-large', values: { url, width, height, most: longestImageSide } }
}
