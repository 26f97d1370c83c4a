import type { Nodes } from 'mdast'
import { frontMatterLinks, linksOfNode } from '../../src/check/links-of.ts'
import { openPage } from '../../src/check/open-page.ts'
import { splitFrontMatter } from '../../src/content/front-matter.ts'
import { addressOfFile, pathnameOf } from '../../src/content/page-path.ts'
import { type Moves, movedLink } from './moved-link.ts'

/**
 * Returns the text of a page after files were moved: its links lead to the new places, and a moved page records its old
 * address (`redirectFrom`). Line ends become `\n`.
 *
 * @param file the page's old path below the content folder
 */
export async function movedText(text: string, file: string, moves: Moves): Promise<string> {
  const open = await openPage(text, file, async () => undefined)
  if (!open) return text
  const next = (url: string) => movedLink(url, file, moves) ?? url
  const { body } = open.page
  const edits = open.nodes
    .flatMap((node) => editOf(node, body, next))
    .toSorted((one, other) => one.at - other.at)
  let written = ''
  let at = 0
  for (const edit of edits) {
    // A picture in a link is part of its text.
    if (edit.at < at) continue
    written += body.slice(at, edit.at) + edit.instead
    at = edit.at + edit.length
  }
  written += body.slice(at)
  const split = splitFrontMatter(text)
  const yaml = frontMatterLinks(open).reduce(
    (fields, { url }) => replaceQuoted(fields, url, next(url)),
    split.kind === 'found' ? split.yaml : '',
  )
  const fields = moves.has(file) ? withOldAddress(yaml, file) : yaml
  const whole = text.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '')
  const before = split.kind === 'found' ? whole.slice(0, whole.length - body.length) : ''
  if (split.kind !== 'found') return fields === '' ? written : `---\n${fields}---\n\n${written}`
  return before.replace(split.yaml, () => fields) + written
}

interface Edit {
  readonly at: number
  readonly length: number
  readonly instead: string
}

/** Returns where a node's addresses are written, and what they become. */
function editOf(node: Nodes, body: string, next: (url: string) => string): readonly Edit[] {
  const [from, to] = [node.position?.start.offset, node.position?.end.offset]
  if (from === undefined || to === undefined) return []
  const source = body.slice(from, to)
  return linksOfNode(node).flatMap(({ url }) => {
    const instead = next(url)
    // The address comes after the text, which can be the same.
    const at = source.lastIndexOf(url)
    return instead === url || at < 0 ? [] : [{ at: from + at, length: url.length, instead }]
  })
}

/** Replaces an address that is a value of the front matter. */
function replaceQuoted(fields: string, url: string, instead: string): string {
  return fields
    .split('\n')
    .map((line) =>
      line.replaceAll(/^[\w\s-]*:?\s*["']?|["']?\s*$/g, '') === url ? line.replace(url, () => instead) : line,
    )
    .join('\n')
}

/** Adds the old address of a moved page to its front matter. */
function withOldAddress(yaml: string, file: string): string {
  const address = addressOfFile(file)
  if (!address) return yaml
  const old = pathnameOf(address)
  const lines = yaml.split('\n')
  const at = lines.findIndex((line) => line.startsWith('redirectFrom:'))
  if (at < 0) return `${yaml === '' || yaml.endsWith('\n') ? yaml : `${yaml}\n`}redirectFrom: ${old}\n`
  const value = (lines[at] ?? '').slice('redirectFrom:'.length).trim()
  const present = value
    .replaceAll(/^\[|\]$/g, '')
    .split(',')
    .map((one) => one.trim())
  const list = [...(value === '' ? [] : present), old].map((one) => `  - ${one}`)
  return lines.toSpliced(at, 1, 'redirectFrom:', ...list).join('\n')
}
