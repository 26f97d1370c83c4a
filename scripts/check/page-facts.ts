import { anchorsOf } from '../../src/check/anchors-of.ts'
import { linksOfPage, type PageLink } from '../../src/check/links-of.ts'
import { nodesOfType } from '../../src/check/nodes-of.ts'
import { lineOfField, type OpenPage } from '../../src/check/open-page.ts'
import { type SwitchOff, switchesOf } from '../../src/check/switched-off.ts'
import type { PageMetadata } from '../../src/content/page-metadata.ts'
import type { PageAddress } from '../../src/content/page-path.ts'
import { type Structure, structureOf } from './structure-of.ts'

/** What the rules for the whole site need of a page, without its tree. */
export interface PageFacts {
  readonly address: PageAddress
  readonly file: string
  readonly metadata: PageMetadata
  /** Line of `basedOn`; 1 if absent. */
  readonly basedOnLine: number
  /** Line of `questions`; 1 if absent. */
  readonly questionsLine: number
  /** The old paths in `redirectFrom` with their lines. */
  readonly oldPaths: readonly { readonly path: string; readonly line: number }[]
  readonly links: readonly PageLink[]
  /** Every ID that a link can point to. */
  readonly anchors: ReadonlySet<string>
  readonly structure: Structure
  /** Its comments that switch rules off. */
  readonly switches: readonly SwitchOff[]
  /** The names of the site's own blocks that it shows. */
  readonly ownBlocks: readonly { readonly name: string; readonly line: number }[]
  /** Its mermaid diagrams. */
  readonly diagrams: readonly Diagram[]
}

/** A diagram as it is written. */
export interface Diagram {
  /** Line of its code block. */
  readonly line: number
  readonly source: string
}

export function pageFactsOf(open: OpenPage): PageFacts {
  const { address, file, metadata } = open.page
  return {
    address,
    file,
    metadata,
    basedOnLine: lineOfField(open, 'basedOn'),
    questionsLine: lineOfField(open, 'questions'),
    oldPaths: (metadata.redirectFrom ?? []).map((path) => ({
      path,
      line: lineOfField(open, 'redirectFrom', path),
    })),
    links: linksOfPage(open),
    anchors: anchorsOf(open.wholeNodes),
    structure: structureOf(open),
    switches: switchesOf(open),
    ownBlocks: nodesOfType(open.nodes, 'component')
      .filter(({ name }) => name === 'OwnBlock')
      .map((node) => ({ line: open.lineOf(node), name: node.attributes.name ?? '' })),
    diagrams: nodesOfType(open.nodes, 'fence')
      .filter(({ info }) => info.language === 'mermaid')
      .map((node) => ({ line: open.lineOf(node), source: node.value })),
  }
}
