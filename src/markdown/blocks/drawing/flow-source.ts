import { longestDiagram, mostFlowLines } from '../../../config/diagrams.ts'

const symbolTypes = new Set([
  'start',
  'end',
  'operation',
  'inputoutput',
  'input',
  'output',
  'subroutine',
  'condition',
  'parallel',
])

/**
 * Returns a flowchart's source that is safe for its library: without links and functions (the drawing is an
 * image, and `:>javascript:` would run). Rejects a source that could hang the library (SECURITY section 2).
 *
 * @throws an error that describes the fault
 */
export function safeFlowSource(source: string): string {
  const lines = source.split('\n')
  if (source.length > longestDiagram || lines.length > mostFlowLines) {
    throw new Error('The flowchart is too long to be drawn.')
  }
  const safe = lines.map(withoutActions)
  for (const line of safe) check(line)
  return safe.join('\n')
}

/** Removes links and functions from `text:>link[target]` and `text:$function`, on continuation lines too. */
function withoutActions(line: string): string {
  const action = line.search(/:[>$]/)
  return action < 0 ? line : line.slice(0, action)
}

function check(line: string): void {
  const [before = '', type = ''] = line.split('=>', 2)
  if (line.includes('=>')) {
    const { name: node, parameters } = takenApart(before)
    checkName(node)
    const name = /^[a-z]*/.exec(type)?.[0] ?? ''
    if (!symbolTypes.has(name)) throw new Error(`“${name}” is not a node type of flowcharts.`)
    for (const parameter of parameters) checkName(parameter.split('=')[0]?.trim() ?? '')
    return
  }
  if (!line.includes('->') && !line.includes('@>')) return
  for (const part of line.split(/->|@>/)) checkName(part.split('(', 1)[0]?.trim() ?? '')
}

/** Splits `name(one, two=three)` into the name and the text between the first and the last bracket. */
function takenApart(text: string): { readonly name: string; readonly parameters: readonly string[] } {
  const [open, close] = [text.indexOf('('), text.lastIndexOf(')')]
  if (open < 0 || close < open) return { name: text.trim(), parameters: [] }
  return {
    name: (text.slice(0, open) + text.slice(close + 1)).trim(),
    parameters: text.slice(open + 1, close).split(','),
  }
}

/** Refuses names that every object has, because they would be found in a node lookup. */
function checkName(name: string): void {
  if (name in Object.prototype || name === 'prototype')
    throw new Error(`“${name}” cannot be used as a node name.`)
}
