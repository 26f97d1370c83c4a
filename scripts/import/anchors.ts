import { anchorsOf } from '../../src/check/anchors-of.ts'
import { nodesOf, nodesOfType } from '../../src/check/nodes-of.ts'
import { parseMarkdown } from '../../src/dialect/parse-markdown.ts'
import { plainText } from '../../src/dialect/plain-text.ts'

/** What is left of an ID, or of a heading's text, if every engine's rule is ignored: its letters and digits. */
const skeleton = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * Gives headings the IDs that links use, where another engine made another one of their text: `## What's new` →
 * `## What's new {#whats-new}`. IDs that the page has already, and those of no heading, change nothing.
 */
export function withOldIds(body: string, wanted: readonly string[], title: string): string {
  if (wanted.length === 0) return body
  const nodes = nodesOf(parseMarkdown(body))
  const present = anchorsOf(nodes)
  const missing = [...new Set(wanted)].filter((id) => !present.has(id))
  if (missing.length === 0) return body
  const lines = body.split('\n')
  const used = new Set<number>()
  for (const id of missing) {
    const heading = headingFor(id, nodesOfType(nodes, 'heading'))
    // The title is no longer in the text.
    if (!heading && skeleton(id) === skeleton(title)) lines[0] = `<a id="${id}"></a>${lines[0] ?? ''}`
    const line = heading?.position?.start.line
    const text = line === undefined ? undefined : lines[line - 1]
    if (line === undefined || text === undefined || !/^\s*#/.test(text)) continue
    const own = String(heading?.data?.hProperties?.id ?? '')
    // A heading has one ID. Others are in front of its words.
    const isTaken =
      used.has(line) ||
      !/^[\p{L}\p{N}_][\p{L}\p{N}_.-]*$/u.test(id) ||
      wanted.includes(own) ||
      /\{#[^}]*\}\s*$/.test(text)
    used.add(line)
    lines[line - 1] = isTaken
      ? text.replace(/^(\s*#+\s+)/, `$1<a id="${id}"></a>`)
      : `${text.replace(/\s+#*\s*$/, '')} {#${id}}`
  }
  return lines.join('\n')
}

function headingFor<Heading extends Parameters<typeof plainText>[0]>(
  id: string,
  headings: readonly Heading[],
): Heading | undefined {
  const named = headings.map((heading) => ({ heading, name: skeleton(plainText(heading)) }))
  const same = (text: string) => named.filter(({ name }) => name !== '' && name === skeleton(text))
  const [exact] = same(id)
  if (exact) return exact.heading
  // GitBook writes this in front of a number.
  const [, numbered] = /^id-(\d.*)$/.exec(id) ?? []
  if (numbered !== undefined) return headingFor(numbered, headings)
  // The second heading with a text has a number: `usage-1`, `usage_1`.
  const [, text = '', number = ''] = /^(.*)[-_](\d+)$/.exec(id) ?? []
  return text === '' ? undefined : (same(text)[Number(number)] ?? same(text).at(-1))?.heading
}
