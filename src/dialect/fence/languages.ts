/** Languages whose code is drawn, with the block that draws it. Add a row for a new one. */
export const blockLanguages: ReadonlyMap<string, string> = new Map([
  ['mermaid', 'mermaid'],
  ['echarts', 'echarts'],
  ['flow', 'flow'],
  ['flowchart', 'flow'],
  ['math', 'math'],
  ['demo', 'demo'],
  ['card', 'card'],
])

/** Returns the block for a language; `undefined` for source code. */
export function blockOfLanguage(language: string): string | undefined {
  return blockLanguages.get(language)
}
