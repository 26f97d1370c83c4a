import { parseSync } from 'oxc-parser'
import type { Plugin } from 'vite'

type Piece = {
  readonly [name: string]: unknown
  readonly type: string
  readonly start: number
  readonly end: number
}

const loops = new Set([
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
])
const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** Global function that the code calls (`src/markdown/blocks/drawing/time-limit.ts`). */
const call = 'checkTime();'

/**
 * Returns code that calls a function at the start of every function and of every round of a loop. That
 * function throws if a task takes too long, so the code can be stopped like a script in a process of its own.
 */
export function withTimeChecks(code: string): string {
  const inserted: { readonly at: number; readonly text: string }[] = []
  const intoBlock = (block: Piece) => {
    const [first] = block.body as readonly Piece[]
    // A directive has to stay first.
    const at = typeof first?.directive === 'string' ? first.end : block.start + 1
    inserted.push({ at, text: typeof first?.directive === 'string' ? `;${call}` : call })
  }
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one)
    if (!isPiece(value)) return
    const body = value.body
    if (
      isPiece(body) &&
      body.type === 'BlockStatement' &&
      (loops.has(value.type) || functions.has(value.type))
    )
      intoBlock(body)
    else if (isPiece(body) && loops.has(value.type))
      inserted.push({ at: body.start, text: `{${call}` }, { at: body.end, text: '}' })
    for (const one of Object.values(value)) visit(one)
  }
  visit(parseSync('chunk.js', code, { sourceType: 'module' }).program)
  // Of several at one place, an outer one starts first and ends last: starts are found from the outside in.
  inserted.sort((one, other) => one.at - other.at)
  let result = ''
  let from = 0
  for (const { at, text } of inserted) {
    result += code.slice(from, at) + text
    from = at
  }
  return result + code.slice(from)
}

const isPiece = (value: unknown): value is Piece =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'start' in value

/** Adds these calls to every file that contains a package. */
export function timeLimit(): Plugin {
  return {
    name: 'time-limit',
    apply: 'build',
    renderChunk: (code, { moduleIds }) =>
      moduleIds.some((id) => id.includes('/node_modules/'))
        ? { code: withTimeChecks(code), map: null }
        : undefined,
  }
}
