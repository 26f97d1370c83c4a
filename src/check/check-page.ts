import type { ContentIssue } from '../content/issue.ts'
import { anchorsOf } from './anchors-of.ts'
import { issueOf } from './issue-of.ts'
import { anchorFault, imageFault, type LinkKnowledge, linkFault } from './link-faults.ts'
import { frontMatterLinks, type PageLink, treeLinks } from './links-of.ts'
import type { OpenPage } from './open-page.ts'
import type { Fault } from './page-rule.ts'
import { pageRules } from './page-rules.ts'

/** What a page points at, in its text and in its front matter. */
export const linksOfPage = (open: OpenPage): readonly PageLink[] => [
  ...frontMatterLinks(open),
  ...treeLinks(open),
]

/**
 * Everything that can be said against a page without the other pages' texts, by line: what its own reader found, the rules of single
 * pages, and where its links lead.
 *
 * @param site what is known of the other pages; without it links are taken on trust
 */
export function checkPage(open: OpenPage, site?: LinkKnowledge): readonly ContentIssue[] {
  const { file, address, issues } = open.page
  const own = issues.map((issue): ContentIssue => ({ severity: 'error', rule: 'schema', ...issue }))
  const ruled = pageRules.flatMap((rule) => rule.ofPage(open).map((fault) => issueOf(fault, file, rule)))
  const anchors = anchorsOf(open.wholeNodes)
  const linked = linksOfPage(open).flatMap((link) => {
    const isHere = link.kind === 'link' && link.url.startsWith('#')
    return [
      ...named('dead-anchor', isHere ? anchorFault(link, link.url, { anchors }) : undefined),
      ...named('dead-link', site && linkFault(link, address, site)),
      ...named('image', site && imageFault(link, address, site)),
    ]
  })
  const found = linked.map(({ rule, fault }) => issueOf(fault, file, { id: rule, severity: 'error' }))
  return [...own, ...ruled, ...found].toSorted((one, other) => one.line - other.line)
}

function named(rule: string, fault: Fault | undefined) {
  return fault ? [{ rule, fault }] : []
}
