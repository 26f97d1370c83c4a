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

/** Late parts of the application that pages may use: the folders of `assets/`, docs/offline.md. */
export const latePartFolders = ['charts', 'diagrams', 'languages'] as const
export type LatePartFolder = (typeof latePartFolders)[number]

/** Everything that a language needs without a network, beside the application itself. It lies where the shards do. */
export interface OfflineList {
  readonly format: number
  readonly locale: LocaleId
  readonly files: readonly OfflineFile[]
  /** The late parts that its pages use. */
  readonly parts: readonly LatePartFolder[]
}

const listSchema = v.object({
  format: v.literal(format),
  locale: v.picklist(['en', 'zh']),
  files: v.array(v.object({ path: v.string(), hash: v.string(), bytes: v.number() })),
  parts: v.array(v.picklist(latePartFolders)),
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
}

/** The late parts that a page's source asks for: a fence that is drawn needs its library, any other the grammars. */
export function partsUsedBy(source: string): readonly LatePartFolder[] {
  const found = [...source.matchAll(fence)].map(([, language = '']) => folders[language] ?? 'languages')
  return [...new Set(found)]
}

const partsSchema = v.array(v.object({ path: v.string(), bytes: v.number() }))

/** A late part of the application; its name changes with its content. */
export type LatePart = v.InferOutput<typeof partsSchema>[number]

/** What the build lists in `late-parts.json`; nothing where the JSON is no such list. */
export function readLateParts(json: unknown): readonly LatePart[] {
  const result = v.safeParse(partsSchema, json)
  return result.success ? result.output : []
}
