import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { plainText } from '../../dialect/plain-text.ts'
import { isSafeUrl } from '../../dialect/safe-url.ts'
import type { OpenPage } from '../open-page.ts'
import type { Fault, PageRule } from '../page-rule.ts'
import { textLines } from '../text-lines.ts'

type Words = Omit<Fault, 'line'>

/** Links have a text and an address that may stand in a page, whether or not they lead anywhere. */
export const linkForm: PageRule = {
  id: 'link-form',
  severity: 'error',
  ofPage: (open) => {
    const faults: Fault[] = []
    for (const node of open.nodes) {
      const fault = faultOf(node)
      if (fault) faults.push({ ...fault, line: open.lineOf(node) })
    }
    return [...faults, ...undefinedReferences(open)]
  },
}

function faultOf(node: Nodes): Words | undefined {
  if (node.type !== 'link' && node.type !== 'definition') return undefined
  const url = node.url.trim()
  if (url === '') return { what: 'The link has no address.', mend: 'Write it between the parentheses.' }
  if (!isSafeUrl(url, 'link')) {
    return { what: `The site refuses the address ${url}.`, mend: 'Use https, mailto or the path of a page.' }
  }
  if (node.type === 'link' && !hasName(node)) {
    return { what: `The link to ${url} has no text.`, mend: 'Write it between the brackets: [text](…).' }
  }
  if (/^http:\/\//i.test(url) && !isOwn(url)) {
    const mend = 'Write https, where the other site has it.'
    return { what: `The link to ${url} is not encrypted.`, mend, severity: 'warning' }
  }
  return undefined
}

function hasName(node: Nodes): boolean {
  if (plainText(node) !== '') return true
  let named = false
  visit(node, (child) => {
    if (child.type === 'image' && child.alt?.trim()) named = true
    if (child.type === 'component' || child.type === 'html') named = true
  })
  return named
}

/** The reader's own machine and network, where http is all there is. */
const isOwn = (url: string): boolean =>
  /^http:\/\/(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\]|[\w-]+(?:[:/]|$)|[\w.-]*\.(?:local|lan|example|example\.com)(?:[:/]|$))/i.test(
    url,
  )

/** `[text][name]` without a line `[name]: address` is shown as it is written. */
function undefinedReferences(open: OpenPage): readonly Fault[] {
  return textLines(open).flatMap(({ text, line }) => {
    const reference = /\[[^[\]]+\]\[([^[\]]+)\]/.exec(text)
    if (!reference) return []
    const mend = `Add a line [${reference[1]}]: address, or write the address in parentheses.`
    return [{ line, what: `“${reference[0]}” is shown as text: nothing says where it leads.`, mend }]
  })
}
