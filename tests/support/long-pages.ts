import { readFileSync } from 'node:fs'

/** The editors' page without its front matter, with every construct. */
const everyConstruct = () =>
  readFileSync('public/content/en/guide/contribute/markdown.md', 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '')

/** Returns a page with every construct, repeated up to this length. */
export function mixedPage(length: number): string {
  const source = everyConstruct().replaceAll('<!-- @include: ./_parts/ports.md -->', '')
  let page = 'The beginning.\n\n## First\n\n'
  for (let copy = 1; page.length < length; copy += 1)
    page += source.replaceAll(/\{#([\w-]+)/g, `{#$1-${copy}`)
  return `${page}\n\n## Last\n\nThe end.[^last]\n\n[^last]: The last note.`
}

const words = 'some words with `code`, **bold** text and a [link](./faq/README.md) each'

/** Returns a table with this many rows. */
export function longTable(rows: number): string {
  const row = (_: unknown, index: number) => `| key_${index} | \`${index}\` | ${words} |`
  return `The beginning.\n\n| Key | Default | Meaning |\n| --- | --- | --- |\n${Array.from({ length: rows }, row).join('\n')}\n\n## Last\n\nThe end.`
}

/** Returns a code block with this many lines, folded like long ones. */
export function longFence(lines: number): string {
  const source = Array.from({ length: lines }, (_, index) => `${index + 1}: the value of a key`)
  return `The beginning.\n\n\`\`\`yaml {${lines - 10}}\n${source.join('\n')}\n\`\`\`\n\n## Last\n\nThe end.`
}

/** Returns a single paragraph with the words of this many. */
export const longParagraph = (times: number) =>
  `The beginning.\n\n${`${words}\n`.repeat(times)}\n\n## Last\n\nThe end.`

/** Returns diagrams with a paragraph between them. */
export function manyDiagrams(count: number): string {
  const diagram = (_: unknown, index: number) =>
    `## Diagram ${index}\n\n${words}\n\n\`\`\`mermaid\nflowchart LR\n  A${index} --> B${index} --> C\n\`\`\`\n`
  return `The beginning.\n\n${Array.from({ length: count }, diagram).join('\n')}\n\n## Last\n\nThe end.`
}
