import type { Nodes } from 'mdast'
import { type ContentFile, importYaml } from '../content/front-matter.ts'
import { addressOfFile } from '../content/page-path.ts'
import { type Page, pageOf } from '../content/page-view.ts'
import { readPage } from '../content/read-page.ts'
import { expandIncludes, type IncludeIssue, type IncludeLoader } from '../dialect/includes.ts'
import { parseMarkdown } from '../dialect/parse-markdown.ts'
import { nodesOf } from './nodes-of.ts'

/** A page as the rules see it: parsed like on the site, with the nodes of its tree. */
export interface OpenPage {
  /** Title and metadata as readers see them; `body` and `bodyLine` are those of the file, without its includes. */
  readonly page: Page
  readonly content: ContentFile
  /** The lines of the whole file; line 1 has index 0. */
  readonly source: readonly string[]
  /** Every node of the tree in reading order. */
  readonly nodes: readonly Nodes[]
  /** The same with includes inserted, for links from other pages. Their lines are not those of the file. */
  readonly wholeNodes: readonly Nodes[]
  /** The text with includes inserted. */
  readonly wholeBody: string
  readonly includeIssues: readonly IncludeIssue[]
  /** Returns the line of the file where one of `nodes` starts. */
  readonly lineOf: (node: Nodes) => number
}

/**
 * Opens a content file.
 *
 * @param load reads included files, by path from the content folder
 * @param parse can stop a text that takes too long by throwing
 * @throws what `loadYaml` throws, and nothing else
 * @returns `undefined` if the file is not a page
 */
export async function openPage(
  text: string,
  file: string,
  load: IncludeLoader,
  parse = (body: string) => parseMarkdown(body),
  loadYaml = importYaml,
): Promise<OpenPage | undefined> {
  const address = addressOfFile(file)
  if (!address) return undefined
  const target = { address, file, textLocale: address.locale }
  const expand = (body: string) => expandIncludes(body, file, load)
  const { content, page, includeIssues } = await readPage(text, target, expand, loadYaml)
  const { body, bodyLine } = pageOf(content, target)
  const nodes = nodesOf(parse(body))
  return {
    page: { ...page, body, bodyLine },
    content,
    source: text.replace(/^\uFEFF/, '').split(/\r\n?|\n/),
    nodes,
    wholeNodes: page.body === body ? nodes : nodesOf(parse(page.body)),
    wholeBody: page.body,
    includeIssues,
    lineOf: (node) => bodyLine + (node.position?.start.line ?? 1) - 1,
  }
}

/** Returns the line of a front matter field, or of a text below it. */
export function lineOfField({ content, source }: OpenPage, name: string, value?: string): number {
  const first = content.lines[name] ?? 1
  if (value === undefined) return first
  const inner = source.slice(first - 1, content.bodyLine - 1).findIndex((line) => line.includes(value))
  return inner < 0 ? first : first + inner
}
