import { readFile } from 'node:fs/promises'
import { type CallExpression, type NewExpression, parse, Visitor } from 'oxc-parser'

/** A regular expression in the source. */
export interface FoundPattern {
  readonly file: string
  readonly line: number
  /** `undefined` if it is built at run time and cannot be read here. */
  readonly source: string | undefined
  readonly flags: string
  /** As written, for reports and the list of exceptions. */
  readonly text: string
}

/** Returns every regular expression in a TypeScript file: literals, and calls of `RegExp`. */
export async function findPatterns(file: string): Promise<readonly FoundPattern[]> {
  const code = await readFile(file, 'utf8')
  const { program, errors } = await parse(file, code)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const found: FoundPattern[] = []
  const add = (node: { start: number; end: number }, source: string | undefined, flags: string) => {
    const line = code.slice(0, node.start).split('\n').length
    found.push({ file, line, source, flags, text: code.slice(node.start, node.end) })
  }
  const addCall = (node: CallExpression | NewExpression) => {
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return
    const [source, flags] = node.arguments
    add(node, textOf(source), textOf(flags) ?? '')
  }
  new Visitor({
    Literal(node) {
      if ('regex' in node) add(node, node.regex.pattern, node.regex.flags)
    },
    NewExpression: addCall,
    CallExpression: addCall,
  }).visit(program)
  return found
}

/** Returns the value of a plain string literal. */
function textOf(node: object | undefined): string | undefined {
  return node && 'value' in node && typeof node.value === 'string' ? node.value : undefined
}
