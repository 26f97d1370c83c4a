import * as v from 'valibot'
import type { LocaleId } from '../locales/locale.ts'

/** Raised when a reader of the old form would misread the new one. */
const format = 1

/** A file of the site that a kept language needs. */
export interface OfflineFile {
  /** Below the site's base, as it is called on the disk. */
  readonly path: string
  /** First 16 hex digits of its SHA-256. */
  readonly hash: string
  readonly bytes: number
}

/** Late parts of the application: the folders of `assets/`, docs/offline.md. What is used everywhere lies in `late`. */
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

/** Everything that a language needs without a network, beside the application itself. It lies where the shards do. */
export interface OfflineList {
  readonly format: number
  readonly locale: LocaleId
  readonly files: readonly OfflineFile[]
  /** The late parts that its pages use. */
  readonly parts: readonly string[]
}

const listSchema = v.object({
  format: v.literal(format),
  locale: v.picklist(['en', 'zh']),
  files: v.array(v.object({ path: v.string(), hash: v.string(), bytes: v.number() })),
  parts: v.array(v.string()),
})

/** `undefined` where the JSON is no list of this format. */
export function readOfflineList(json: unknown): OfflineList | undefined {
  const result = v.safeParse(listSchema, json)
  return result.success ? result.output : undefined
}

/** The list as it lies in `manifest/`; the same files give the same bytes. */
export function writeOfflineList(list: Omit<OfflineList, 'format'>): string {
  const files = list.files.toSorted((one, other) => (one.path < other.path ? -1 : 1))
  return `${JSON.stringify({ format, ...list, files })}\n`
}

const fence = /^ {0,3}(?:`{3,}|~{3,}) *([\w-]+)/gm
const folders: Readonly<Record<string, LatePartFolder>> = {
  mermaid: 'diagrams',
  flow: 'diagrams',
  flowchart: 'diagrams',
  echarts: 'charts',
  chart: 'charts',
  math: 'math',
}

const fencedCode = /^ {0,3}(`{3,}|~{3,})[\s\S]*?^ {0,3}\1/gm
const inlineCode = /`[^`\n]+`/g
/** What of a page's words needs a part; a sum of money that looks like a formula only makes the list longer. */
const inText: readonly (readonly [RegExp, LatePartFolder])[] = [
  [/\$\$|\$[^\s$][^$\n]*\$/, 'math'],
  [/<Tool\b/, 'tools'],
]

/** Parts that any page may need: long texts and search. */
const usedEverywhere: readonly LatePartFolder[] = ['late', 'search']

/** The late parts that a page's source asks for: a fence that is drawn needs its library, any other the grammars. */
export function partsUsedBy(source: string): readonly LatePartFolder[] {
  const fences = [...source.matchAll(fence)].map(([, language = '']) => folders[language] ?? 'languages')
  const text = source.replace(fencedCode, '').replace(inlineCode, '')
  const others = inText.filter(([pattern]) => pattern.test(text)).map(([, folder]) => folder)
  return [...new Set([...fences, ...others])]
}

/** The late parts that a language needs whose pages ask for these. */
export function partsToKeep(used: readonly LatePartFolder[]): readonly LatePartFolder[] {
  return latePartFolders.filter((folder) => used.includes(folder) || usedEverywhere.includes(folder))
}

const partsSchema = v.array(v.object({ path: v.string(), bytes: v.number() }))

/** A late part of the application; its name changes with its content. */
export type LatePart = v.InferOutput<typeof partsSchema>[number]

/** What the build lists in `late-parts.json`; nothing where the JSON is no such list. */
export function readLateParts(json: unknown): readonly LatePart[] {
  const result = v.safeParse(partsSchema, json)
  return result.success ? result.output : []
}
