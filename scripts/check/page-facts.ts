import { anchorsOf } from '../../src/check/anchors-of.ts'
import { frontMatterLinks, type PageLink, treeLinks } from '../../src/check/links-of.ts'
import { lineOfField, type OpenPage } from '../../src/check/open-page.ts'
import type { PageMetadata } from '../../src/content/page-metadata.ts'
import type { PageAddress } from '../../src/content/page-path.ts'
import { type Structure, structureOf } from './structure-of.ts'

/** What the rules of the whole site need of a page once its tree is gone. */
export interface PageFacts {
  readonly address: PageAddress
  readonly file: string
  readonly metadata: PageMetadata
  /** Where `basedOn` stands; 1 where it does not. */
  readonly basedOnLine: number
  /** Where each `redirectFrom` stands. */
  readonly oldPaths: readonly { readonly path: string; readonly line: number }[]
  readonly links: readonly PageLink[]
  /** Every id that a link may point at. */
  readonly anchors: ReadonlySet<string>
  readonly structure: Structure
}

export function pageFactsOf(open: OpenPage): PageFacts {
  const { address, file, metadata } = open.page
  return {
    address,
    file,
    metadata,
    basedOnLine: lineOfField(open, 'basedOn'),
    oldPaths: (metadata.redirectFrom ?? []).map((path) => ({
      path,
      line: lineOfField(open, 'redirectFrom', path),
    })),
    links: [...frontMatterLinks(open), ...treeLinks(open)],
    anchors: anchorsOf(open.wholeNodes),
    structure: structureOf(open),
  }
}
