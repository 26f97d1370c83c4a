import { readLoosely } from './edits.ts'
import { definitionsIn, ifText, readLiteral } from './literal.ts'

/** A text without the code of its modules, and the files that it imports by name. */
export interface WithoutModules {
  readonly text: string
  readonly imports: ReadonlyMap<string, string>
  /** Returns the text that the page defines by a name (`export const name = 'text'`). */
  readonly constantOf: (name: string) => string | undefined
}

/**
 * Removes `import` and `export` outside of code, and JSX comments. Empty lines take their places, so that all other lines
 * keep their numbers.
 */
export function withoutModules(text: string): WithoutModules {
  const { isProtected } = readLoosely(text)
  const lines = text.split('\n')
  const imports = new Map<string, string>()
  let offset = 0
  let depth = 0
  let isInside = false
  const kept = lines.map((line, at) => {
    const start = offset
    offset += line.length + 1
    if (!isInside && isModule(lines, at) && !isProtected(start)) isInside = true
    if (!isInside) return line
    const [, name, path] = /^import\s+(\w+)\s+from\s+['"](.+?)['"]/.exec(line) ?? []
    if (name !== undefined && path !== undefined) imports.set(name, path.replace(/^!!.*!/, ''))
    for (const character of line.replaceAll(/(['"`])(?:\\.|(?!\1).)*\1/g, '')) {
      if ('({['.includes(character)) depth += 1
      if (')}]'.includes(character)) depth -= 1
    }
    if (depth <= 0 && (lines[at + 1] ?? '').trim() === '') {
      isInside = false
      depth = 0
    }
    return ''
  })
  const code = lines.filter((line, at) => line !== kept[at]).join('\n')
  const offsetOf = definitionsIn(code)
  const constantOf = (name: string) => {
    const start = offsetOf(name)
    return start === undefined ? undefined : ifText(readLiteral(code, start))
  }
  return { text: withoutComments(kept.join('\n')), imports, constantOf }
}

/** Returns whether a module's code starts in a line: after an empty one or a comment, and, for imports, with the name of a file. */
function isModule(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? ''
  if (!/^\s*(?:<!--.*-->\s*)?$/.test(lines[at - 1] ?? '')) return false
  if (/^export\s+(?:const|let|var|function|default|async|type|\{|\*)/.test(line)) return true
  const end = lines.findIndex((other, index) => index > at && other.trim() === '')
  return (
    /^import\s+[\w${*'"]/.test(line) && /['"]/.test(lines.slice(at, end < 0 ? undefined : end).join('\n'))
  )
}

const withoutComments = (text: string): string => {
  if (!text.includes('{/*')) return text
  const { isProtected } = readLoosely(text)
  return text.replaceAll(/\{\/\*[\s\S]*?\*\/\}/g, (comment, offset: number) =>
    isProtected(offset) ? comment : comment.replaceAll(/[^\n]/g, ''),
  )
}
