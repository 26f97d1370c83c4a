import * as v from 'valibot'
import { fenceAfter } from './code-fence.ts'

/** Groups of lazily loaded parts: the folders of `assets/` (docs/offline.md). Parts used everywhere are in `late`. */
export const latePartFolders = [
  'charts',
  'comments',
  'diagrams',
  'languages',
  'late',
  'math',
  'search',
  'tools',
] as const
export type LatePartFolder = (typeof latePartFolders)[number]

const folders: Readonly<Record<string, LatePartFolder>> = {
  mermaid: 'diagrams',
  flow: 'diagrams',
  flowchart: 'diagrams',
  echarts: 'charts',
  chart: 'charts',
  math: 'math',
}

const fenceLanguage = /^[ \t]*[`~]+ *([\w-]+)/
const inlineCode = /`[^`\n]+`/g
/**
 * Patterns of page text that need a part. A false match, such as an amount of money that looks like a
 * formula, only makes the list longer.
 */
const inText: readonly (readonly [RegExp, LatePartFolder])[] = [
  [/\$\$|\$[^\s$][^$\n]*\$/, 'math'],
  [/<(?:Local)?Tool\b/, 'tools'],
]

/** Parts that any page may need: long texts and search. */
const usedEverywhere: readonly LatePartFolder[] = ['late', 'search']

/**
 * Returns the lazily loaded parts that a page's source needs: the drawing library of a diagram, or
 * highlighting for any other code block.
 */
export function partsUsedBy(source: string): readonly LatePartFolder[] {
  const found = new Set<LatePartFolder>()
  let open: string | undefined
  for (const line of source.split('\n')) {
    const before = open
    open = fenceAfter(line, before)
    if (open !== undefined && open !== before) {
      const language = fenceLanguage.exec(line)?.[1]
      if (language !== undefined) found.add(folders[language] ?? 'languages')
    } else if (open === undefined && before === undefined) {
      const text = line.replace(inlineCode, '')
      for (const [pattern, folder] of inText) if (pattern.test(text)) found.add(folder)
    }
  }
  return [...found]
}

/** Returns the parts to keep for a language whose pages use these. */
export function partsToKeep(used: readonly LatePartFolder[]): readonly LatePartFolder[] {
  return latePartFolders.filter((folder) => used.includes(folder) || usedEverywhere.includes(folder))
}

const partsSchema = v.array(v.object({ path: v.string(), bytes: v.number(), hash: v.string() }))

/** A lazily loaded part of the application. Its name changes with its content. `hash`: the first 22 characters of its SHA-256 in Base64. */
export type PublishedPart = v.InferOutput<typeof partsSchema>[number]

/** Parses the build's `late-parts.json`; returns nothing if the JSON is not such a list. */
export function readLateParts(json: unknown): readonly PublishedPart[] {
  const result = v.safeParse(partsSchema, json)
  return result.success ? result.output : []
}
