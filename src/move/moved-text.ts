import type { Nodes } from 'mdast'
import { frontMatterLinks, linksOfNode } from '../check/links-of.ts'
import { openPage } from '../check/open-page.ts'
import { splitFrontMatter } from '../content/front-matter.ts'
import { addressOfFile, pathnameOf } from '../content/page-path.ts'
import { type Moves, movedLink } from './moved-link.ts'

/**
 * Returns the text of a page after files were moved: its links lead to the new places, and a moved page records its old
 * address (`redirectFrom`). Line ends of a changed text become `\n`.
 *
 * @param file the page's old path below the content folder
 * @param isUnpublished whether nobody knows the old address
 */
export function movedText(text: string, file: string, moves: Moves, isUnpublished = false): Promise<string> {
  const next = (url: string) => movedLink(url, file, moves) ?? url
  const now = moves.get(file)
  if (now === undefined) return mayLead(text, moves) ? withLinks(text, file, next) : Promise.resolve(text)
  const [old, own] = [addressOfFile(file), addressOfFile(now)]
  const paths =
    old && own ? { added: isUnpublished ? [] : [pathnameOf(old)], own: pathnameOf(own) } : undefined
  return withLinks(text, file, next, paths)
}

/** Addresses that lead to a page. */
interface OldPaths {
  readonly added: readonly string[]
  /** The page's own path, which needs no redirect. */
  readonly own: string
}

/** Returns the text of a page with other links, and with more old addresses. */
export async function withLinks(
  text: string,
  file: string,
  next: (url: string) => string,
  paths?: OldPaths,
): Promise<string> {
  const open = await openPage(text, file, async () => undefined)
  if (!open) return text
  const { body } = open.page
  const edits = open.nodes
    .flatMap((node) => editOf(node, body, next))
    .toSorted((one, other) => one.at - other.at)
  const split = splitFrontMatter(text)
  const present = split.kind === 'found' ? split.yaml : ''
  const yaml = frontMatterLinks(open).reduce(
    (fields, { url }) => replaceQuoted(fields, url, next(url)),
    present,
  )
  const fields = paths ? withOldPaths(yaml, paths) : yaml
  if (edits.length === 0 && fields === present) return text
  let written = ''
  let at = 0
  for (const edit of edits) {
    // A picture in a link is part of its text.
    if (edit.at < at) continue
    written += body.slice(at, edit.at) + edit.instead
    at = edit.at + edit.length
  }
  written += body.slice(at)
  if (split.kind !== 'found') return fields === '' ? written : `---\n${fields}---\n\n${written}`
  const whole = text.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '')
  const before = whole.slice(0, whole.length - body.length)
  return before.replace(split.yaml, () => fields) + written
}

/** Returns whether a page may contain a link to a moved file, so that the others need not be parsed. */
export function mayLead(text: string, moves: Moves): boolean {
  return [...moves.keys()].some((file) => {
    const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.md$/, '')
    // The page of a folder is linked without its name, and other letters can be encoded.
    return /^(?:readme|index)$|[^\w.-]/i.test(name) || text.includes(name)
  })
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

/** Adds addresses that lead to a page to its front matter. */
function withOldPaths(yaml: string, { added, own }: OldPaths): string {
  const lines = yaml.split('\n')
  const at = lines.findIndex((line) => line.startsWith('redirectFrom:'))
  if (at < 0 && added.length === 0) return yaml
  if (at < 0) {
    const start = yaml === '' || yaml.endsWith('\n') ? yaml : `${yaml}\n`
    return `${start}redirectFrom:${listed(added)}\n`
  }
  const rest = lines.slice(at + 1)
  const length = rest.findIndex((line) => !/^\s*-|^\s+\S/.test(line))
  const below = rest.slice(0, length < 0 ? rest.length : length)
  const inline = (lines[at] ?? '').slice('redirectFrom:'.length).trim()
  const present = [
    ...inline.replaceAll(/^\[|\]$/g, '').split(','),
    ...below.map((line) => line.replace(/^\s*-/, '')),
  ]
    .map((one) => one.trim())
    .filter((one) => one !== '' && one !== own)
  const all = [...new Set([...present, ...added])]
  const field = all.length === 0 ? [] : [`redirectFrom:${listed(all)}`]
  return lines.toSpliced(at, 1 + below.length, ...field).join('\n')
}

/** Returns addresses as the value of a field: one in its line, several below it. */
const listed = (paths: readonly string[]) =>
  paths.length === 1 ? ` ${paths.join('')}` : paths.map((path) => `\n  - ${path}`).join('')
