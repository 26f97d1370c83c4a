import * as v from 'valibot'
import { localeIds } from '../config/locales/each-locale.ts'
import type { LocaleId } from '../config/locales/locale.ts'

/** Increase it when a reader of the old format would misread the new one. */
const format = 1

/** A file of the site that a kept language needs. */
export interface OfflineFile {
  /** Path below the site's base, with file names as on disk. */
  readonly path: string
  /** First 16 hex digits of its SHA-256. */
  readonly hash: string
  readonly bytes: number
}

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

/** Everything that a language needs offline in addition to the application. Stored next to the shards. */
export interface OfflineList {
  readonly format: number
  readonly locale: LocaleId
  readonly files: readonly OfflineFile[]
  /** The lazily loaded parts that its pages use. */
  readonly parts: readonly string[]
}

const listSchema = v.object({
  format: v.literal(format),
  locale: v.picklist(localeIds),
  files: v.array(v.object({ path: v.string(), hash: v.string(), bytes: v.number() })),
  parts: v.array(v.string()),
})

/** Parses a list; `undefined` if the JSON is not a list of this format. */
export function readOfflineList(json: unknown): OfflineList | undefined {
  const result = v.safeParse(listSchema, json)
  return result.success ? result.output : undefined
}

/** Returns the text of the list for `manifest/`; the same files give the same bytes. */
export function writeOfflineList(list: Omit<OfflineList, 'format'>): string {
  const files = list.files.toSorted((one, other) => (one.path < other.path ? -1 : 1))
  return `${JSON.stringify({ format, ...list, files })}\n`
}

const folders: Readonly<Record<string, LatePartFolder>> = {
  mermaid: 'diagrams',
  flow: 'diagrams',
  flowchart: 'diagrams',
  echarts: 'charts',
  chart: 'charts',
  math: 'math',
}

const fenceMark = /^ {0,3}(`{3,}|~{3,})/
const fenceLanguage = /^ *([\w-]+)/
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
    const [all = '', mark = ''] = fenceMark.exec(line) ?? []
    if (open === undefined && mark !== '') {
      open = mark
      const language = fenceLanguage.exec(line.slice(all.length))?.[1]
      if (language !== undefined) found.add(folders[language] ?? 'languages')
    } else if (open !== undefined) {
      if (mark.startsWith(open)) open = undefined
    } else {
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
export type LatePart = v.InferOutput<typeof partsSchema>[number]

/** Parses the build's `late-parts.json`; returns nothing if the JSON is not such a list. */
export function readLateParts(json: unknown): readonly LatePart[] {
  const result = v.safeParse(partsSchema, json)
  return result.success ? result.output : []
}
