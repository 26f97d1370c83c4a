/** Pages that are short and once froze the tab, by name. */

const lines = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n')
const mermaid = (source: string) => `\`\`\`mermaid\n${source}\n\`\`\``
const rows = (count: number, row: string) =>
  `<table><tbody>${`<tr>${row}</tr>`.repeat(count)}</tbody></table>`

/** Returns a graph in which every node leads to every later one, up to a number of edges. */
function denseGraph(nodes: number, edges: number): string {
  const pairs: string[] = []
  for (let from = 0; from < nodes; from += 1)
    for (let to = from + 1; to < nodes; to += 1) pairs.push(`n${from} --> n${to}`)
  const step = pairs.length / edges
  return `graph TD\n${lines(edges, (at) => pairs[Math.floor(at * step)] ?? '')}`
}

/** Returns a chain, with as many edges from its start to its end: long edges cost more than many. */
const longEdges = (length: number, edges: number) =>
  `graph TD\n${lines(length, (at) => `n${at} --> n${at + 1}`)}\n${lines(edges, () => `n0 --> n${length}`)}`

const diagrams: Readonly<Record<string, string>> = {
  'gitGraph, 1,500 commits': `gitGraph\n${lines(1_500, () => 'commit')}`,
  'gitGraph, 7,000 commits': `gitGraph\n${lines(7_000, () => 'commit')}`,
  'block-beta, 400 blocks': `block-beta\ncolumns 20\n${lines(400, (at) => `b${at}`)}`,
  'block-beta, 2,000 blocks': `block-beta\ncolumns 20\n${lines(2_000, (at) => `b${at}`)}`,
  'kanban, 2,000 nodes': `kanban\n  a\n${lines(2_000, (at) => `    t${at}[text]`)}`,
  'mindmap, 2,000 nodes': `mindmap\n  root\n${lines(2_000, (at) => `    n${at}`)}`,
  'graph, 480 edges between 41 nodes': denseGraph(41, 480),
  'graph, 250 long edges': longEdges(248, 250),
  'packet-beta, 10,000,000 bits': 'packet-beta\n0-9999999: "a"',
  'sequence, 2,000 messages': `sequenceDiagram\n${lines(2_000, () => 'A->>B: x')}`,
  'classDiagram, 2,000 classes': `classDiagram\n${lines(2_000, (at) => `class C${at}`)}`,
  'stateDiagram, 1,000 states': `stateDiagram-v2\n${lines(1_000, (at) => `s${at} --> s${at + 1}`)}`,
  'erDiagram, 1,000 relations': `erDiagram\n${lines(1_000, (at) => `E${at} ||--o{ E${at + 1} : a`)}`,
  'gantt, 2,000 tasks': `gantt\ndateFormat YYYY-MM-DD\nsection S\n${lines(2_000, (at) => `T${at} :2024-01-01, 3d`)}`,
  'gantt, 8,000 years':
    'gantt\ndateFormat YYYY-MM-DD\ntickInterval 1day\nexcludes weekends\nA :1000-01-01, 9000-01-01',
  'pie, 2,000 slices': `pie\n${lines(2_000, (at) => `"s${at}" : ${at + 1}`)}`,
  'timeline, 1,000 periods': `timeline\n${lines(1_000, (at) => `  ${at} : event`)}`,
  'journey, 1,000 tasks': `journey\nsection S\n${lines(1_000, (at) => `  T${at}: 5: Me`)}`,
  'sankey, 1,000 flows': `sankey-beta\n${lines(1_000, (at) => `a${at % 40},b${at % 50},${at + 1}`)}`,
  'xychart, 5,000 bars': `xychart-beta\nbar [${'1, '.repeat(5_000)}1]`,
  'quadrant, 1,000 points': `quadrantChart\n${lines(1_000, (at) => `P${at}: [0.5, 0.5]`)}`,
  'requirement, 500': `requirementDiagram\n${lines(500, (at) => `element e${at} {\ntype: x\n}`)}\n${lines(499, (at) => `e${at} - satisfies -> e${at + 1}`)}`,
  'C4Context, 500 persons': `C4Context\n${lines(500, (at) => `Person(p${at}, "P")`)}`,
  'architecture, 300 services': `architecture-beta\n${lines(300, (at) => `service s${at}(server)[S]`)}\n${lines(299, (at) => `s${at}:R -- L:s${at + 1}`)}`,
  'radar, 1,000 axes': `radar-beta\naxis ${Array.from({ length: 1_000 }, (_, at) => `a${at}`).join(', ')}\ncurve c{${'1, '.repeat(999)}1}`,
  'treemap, 2,000 leaves': `treemap-beta\n"R"\n${lines(2_000, (at) => `  "L${at}": ${at + 1}`)}`,
  'accents in a label': `graph TD\na["e${'\u0301'.repeat(40_000)}"]`,
  'a label of 45,000 Arabic letters': `graph TD\na["${'ب'.repeat(45_000)}"]`,
}

const flows: Readonly<Record<string, string>> = {
  'flow, 140 steps': `${lines(140, (at) => `o${at}=>operation: x`)}\n${lines(139, (at) => `o${at}->o${at + 1}`)}`,
  'flow, 60 conditions': `s=>start: x\n${lines(60, (at) => `c${at}=>condition: x`)}\ns->c0\n${lines(59, (at) => `c${at}(yes)->c${at + 1}\nc${at}(no)->c${Math.max(0, at - 1)}`)}`,
}

/** Name and Markdown of each page. */
export const freezingPages: readonly (readonly [name: string, markdown: string])[] = [
  ...Object.entries(diagrams).map(([name, source]) => [name, mermaid(source)] as const),
  ...Object.entries(flows).map(([name, source]) => [name, `\`\`\`flow\n${source}\n\`\`\``] as const),
  ['formula, a+ × 100,000', `$$\n${'a+'.repeat(100_000)}a\n$$`],
  ['formula in a line, a+ × 100,000', `Text $${'a+'.repeat(100_000)}a$.`],
  ['2,000 formulas', '$a+b$ '.repeat(2_000)],
  ['rowspan 65534 in 3,000 rows', rows(3_000, '<td rowspan="65534">a</td>')],
  ['200 rows of 20 cells with both spans', rows(200, '<td rowspan="60" colspan="60">a</td>'.repeat(20))],
  ['rows of cells with colspan 1000', rows(1_000, '<td colspan="1000">a</td>')],
  ['400,000 accents', `e${'\u0301'.repeat(400_000)}`],
  ['200,000 accents as entities', `e${'&#x301;'.repeat(200_000)}`],
  ['accents in code', `\`\`\`\ne${'\u0301'.repeat(400_000)}\n\`\`\``],
  ['400,000 Arabic letters', 'ب'.repeat(400_000)],
  ['400,000 Arabic letters in code', `\`\`\`\n${'ب'.repeat(400_000)}\n\`\`\``],
  ['400,000 Latin letters', 'b'.repeat(400_000)],
  ['400,000 Thai letters', 'ก'.repeat(400_000)],
  ['400,000 Devanagari letters', 'क्'.repeat(200_000)],
  ['400,000 emoji joiners', '👨\u200d'.repeat(130_000)],
  ['600 nested containers', `${lines(600, (at) => `${':'.repeat(603 - at)} tip`)}\ntext\n`],
  ['600 nested details', `${'<details><summary>s</summary>\n\n'.repeat(600)}text`],
  ['600 nested blocks of HTML', `${'<div>'.repeat(600)}text`],
]
