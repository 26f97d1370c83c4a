import { longestDiagram, mostFlowLines } from '../../config/diagrams.ts'

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
 * A flowchart's source as its library may get it: without links and functions (the drawing is a picture, and `:>javascript:` would
 * run), and refused where it could hang the library (SECURITY section 2).
 *
 * @throws an error that says what is wrong
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

/** `text:>link[target]` and `text:$function`: what follows the mark is left out, on continued lines too. */
function withoutActions(line: string): string {
  return line.replace(/:[>$].*$/, '')
}

function check(line: string): void {
  const [before = '', type = ''] = line.split('=>', 2)
  if (line.includes('=>')) {
    checkName(before.replace(/\(.*\)/, '').trim())
    const name = /^[a-z]*/.exec(type)?.[0] ?? ''
    if (!symbolTypes.has(name)) throw new Error(`“${name}” is no kind of a flowchart's nodes.`)
    for (const parameter of /\((.*)\)/.exec(before)?.[1]?.split(',') ?? []) {
      checkName(parameter.split('=')[0]?.trim() ?? '')
    }
    return
  }
  if (!line.includes('->') && !line.includes('@>')) return
  for (const part of line.split(/->|@>/)) checkName(part.replace(/\(.*$/, '').trim())
}

/** Names of every object's own parts would be found where a node is looked for. */
function checkName(name: string): void {
  if (name in Object.prototype || name === 'prototype')
    throw new Error(`“${name}” cannot be the name of a node.`)
}
