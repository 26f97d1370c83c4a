import type { Link, Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { isSafeUrl } from '../../content/safe-url.ts'
import { plainText } from '../../dialect/plain-text.ts'
import type { OpenPage } from '../open-page.ts'
import type { Fault, PageRule, Verdict } from '../page-rule.ts'
import { textLines } from '../text-lines.ts'

/** Requires a text and an allowed address for every link, whether or not its target exists. */
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

function faultOf(node: Nodes): Verdict | undefined {
  if (node.type !== 'link' && node.type !== 'definition') return undefined
  const url = node.url.trim()
  if (url === '') return { kind: 'link-empty' }
  if (!isSafeUrl(url, 'link')) return { kind: 'link-refused', values: { url } }
  if (node.type === 'link' && swallows(node))
    return { kind: 'link-swallows', values: { url: plainText(node) } }
  if (node.type === 'link' && !hasName(node)) return { kind: 'link-untitled', values: { url } }
  if (/^http:\/\//i.test(url) && !isOwn(url)) {
    return { kind: 'link-http', values: { url }, severity: 'warning' }
  }
  return undefined
}

/** Returns whether a bare address includes Chinese punctuation after it, because it ends only at a space. */
const swallows = (node: Link): boolean =>
  node.url.endsWith(plainText(node)) &&
  /^(?:https?:\/\/|www\.).*[，。；：！？、（）《》「」“”]/iu.test(plainText(node))

function hasName(node: Nodes): boolean {
  if (plainText(node) !== '') return true
  let named = false
  visit(node, (child) => {
    if (child.type === 'image' && child.alt?.trim()) named = true
    if (child.type === 'component' || child.type === 'html') named = true
  })
  return named
}

/** Returns whether an address is on the reader's own machine or network, where only http may be available. */
const isOwn = (url: string): boolean =>
  /^http:\/\/(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\]|[\w-]+(?:[:/]|$)|[\w.-]*\.(?:local|lan|example|example\.com)(?:[:/]|$))/i.test(
    url,
  )

/** Finds `[text][name]` without a line `[name]: address`, which is shown as text. */
function undefinedReferences(open: OpenPage): readonly Fault[] {
  return textLines(open).flatMap(({ text, line }) => {
    const reference = /\[[^[\]]+\]\[([^[\]]+)\]/.exec(text)
    if (!reference) return []
    const [whole, name = ''] = reference
    return [{ line, kind: 'link-undefined', values: { text: whole, name } }]
  })
}
