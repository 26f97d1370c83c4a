import type { Verdict } from '../../src/check/page-rule.ts'
import type { ContentIssue } from '../../src/content/issue.ts'
import { printError } from '../shared/output.ts'
import type { Diagram, PageFacts } from './page-facts.ts'

/**
 * Reports diagrams that mermaid's parser cannot read. Separate from the table of rules: the parser takes
 * seconds to load, and the index command, which reads pages with the same code, does not need it.
 */
export const diagramRule = { id: 'diagram', severity: 'error' } as const

export async function diagramIssues(pages: readonly PageFacts[]): Promise<readonly ContentIssue[]> {
  const issues: ContentIssue[] = []
  if (pages.every(({ diagrams }) => diagrams.length === 0)) return issues
  const parse = await load().catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  })
  if (!parse) {
    printError('Diagrams were not checked. To check them: npm install --save-dev mermaid jsdom')
    return issues
  }
  for (const { file, diagrams } of pages) {
    for (const diagram of diagrams) {
      const fault = await faultOf(diagram, parse)
      if (fault) issues.push({ ...fault, file, rule: diagramRule.id, severity: diagramRule.severity })
    }
  }
  return issues
}

async function faultOf(
  { line, source }: Diagram,
  parse: Parser,
): Promise<(Verdict & { readonly line: number }) | undefined> {
  try {
    await parse(source)
    return undefined
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const lines = source.split('\n')
    if (/^No diagram type detected/.test(reason)) {
      const at = Math.max(
        0,
        lines.findIndex((text) => text.trim() !== ''),
      )
      return { line: line + 1 + at, kind: 'diagram-kind', values: { text: lines[at]?.trim() ?? '' } }
    }
    // A fault at the end is reported after the last line.
    const at = Math.min(Number(/line (\d+)/.exec(reason)?.[1] ?? 1), lines.length)
    return { line: line + at, kind: 'diagram-syntax', values: { text: lines[at - 1]?.trim() ?? '' } }
  }
}

type Parser = (source: string) => Promise<unknown>

/** Mermaid cleans texts with a library that needs a document, even if nothing is drawn. */
async function load(): Promise<Parser> {
  const { JSDOM } = await import('jsdom')
  Object.assign(globalThis, { window: new JSDOM('').window })
  const { default: mermaid } = await import('mermaid')
  return (source: string) => mermaid.parse(source)
}
