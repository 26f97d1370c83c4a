import type { ContentIssue } from '../content/issue.ts'
import { rulesOff, type SiteConfig } from '../content/site-config.ts'
import { anchorsOf } from './anchors-of.ts'
import { issueOf } from './issue-of.ts'
import { anchorFault, imageFault, type LinkKnowledge, linkFault } from './link-faults.ts'
import { linksOfPage } from './links-of.ts'
import type { OpenPage } from './open-page.ts'
import type { Fault } from './page-rule.ts'
import { pageRules } from './page-rules.ts'
import { judged } from './preset.ts'
import { switchesOf, withoutSwitchedOff } from './switched-off.ts'

/**
 * Returns all issues of a page that can be found without the text of other pages, by line: those of its own
 * reader, the rules for single pages, and link targets.
 *
 * @param site what is known about the other pages; without it, links are assumed to be valid
 * @param config decides which rules apply, and how severe they are
 */
export function checkPage(
  open: OpenPage,
  site?: LinkKnowledge,
  config: SiteConfig = {},
): readonly ContentIssue[] {
  const { file, address, issues } = open.page
  const own = issues.map((issue): ContentIssue => ({ severity: 'error', rule: 'schema', ...issue }))
  const ruled = pageRules.flatMap((rule) => rule.ofPage(open).map((fault) => issueOf(fault, file, rule)))
  const anchors = anchorsOf(open.wholeNodes)
  const linked = linksOfPage(open).flatMap((link) => {
    const isHere = link.kind === 'link' && link.url.startsWith('#')
    return [
      ...named('dead-anchor', isHere ? anchorFault(link, link.url, { anchors }) : undefined),
      ...named('dead-link', site && linkFault(link, address, { config, ...site })),
      ...named('image', site && imageFault(link, address, site)),
    ]
  })
  const found = linked.map(({ rule, fault }) => issueOf(fault, file, { id: rule, severity: 'error' }))
  const off = rulesOff(config)
  const all = [...own, ...ruled, ...found].filter(({ rule = '' }) => !off.includes(rule))
  const { left } = withoutSwitchedOff(all, switchesOf(open))
  return judged(left, config).toSorted((one, other) => one.line - other.line)
}

function named(rule: string, fault: Fault | undefined) {
  return fault ? [{ rule, fault }] : []
}
