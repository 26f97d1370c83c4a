/** Languages of a fence whose text is drawn, with the block that draws it. A new one is one row. */
export const blockLanguages: ReadonlyMap<string, string> = new Map([
  ['mermaid', 'mermaid'],
  ['echarts', 'echarts'],
  ['flow', 'flow'],
  ['flowchart', 'flow'],
  ['math', 'math'],
  ['demo', 'demo'],
  ['card', 'card'],
])

/** The block that a fence of this language becomes; undefined for source code. */
export function blockOfLanguage(language: string): string | undefined {
  return blockLanguages.get(language)
}
