import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { filesBelow } from '../../../scripts/content/list-files.ts'

/** An exported function with a parameter that is or contains a text. */
export interface TextFunction {
  /** `content/margin.ts#readMargin`. */
  readonly id: string
  readonly parameters: string
  /** Whether a text is enough for a call. */
  readonly takesOnlyText: boolean
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

/**
 * Returns every exported function of these layers that takes text, from the declarations, so that new ones
 * are found without a list.
 */
export async function textFunctions(layers: readonly string[]): Promise<readonly TextFunction[]> {
  const files = await Promise.all(
    layers.map(async (layer) => (await filesBelow(`src/${layer}`)).map((file) => `${layer}/${file}`)),
  )
  return files
    .flat()
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap(inFile)
}

function inFile(file: string): readonly TextFunction[] {
  const code = readFileSync(`src/${file}`, 'utf8')
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const textOf = ({ start, end }: Node) => code.slice(start, end).replace(/\s+/g, ' ')
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return []
    return functionsIn(statement.declaration).flatMap(({ name, parameters }) => {
      const texts = parameters.map(textOf)
      if (!texts.some((text) => takesText(text))) return []
      const [first = '', ...others] = texts
      const takesOnlyText =
        /^\w+\??: (?:string|unknown)(?: \| undefined)?$/.test(first) && others.every(isOptional)
      return [{ id: `${file}#${name}`, parameters: texts.join(', '), takesOnlyText }]
    })
  })
}

function functionsIn(declaration: object): readonly { name: string; parameters: readonly Node[] }[] {
  const read = (name: unknown, value: object | null | undefined) =>
    value && 'params' in value && Array.isArray(value.params)
      ? [{ name: String(name), parameters: value.params }]
      : []
  if ('declarations' in declaration && Array.isArray(declaration.declarations)) {
    return declaration.declarations.flatMap(({ id, init }) => read(id.name, init))
  }
  if (!('id' in declaration) || !('params' in declaration)) return []
  const { id } = declaration as { readonly id: { readonly name: string } }
  return read(id.name, declaration)
}

/** Returns whether a parameter's type contains a text other than in the types of a callback. */
const takesText = (parameter: string) =>
  /\b(?:string|unknown)\b/.test(parameter.replace(/\([^()]*\) => [^,}]*/g, ''))
const isOptional = (parameter: string) => /^\w+\?:| = /.test(parameter)
