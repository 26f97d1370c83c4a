import { relative } from 'node:path'
import type { LatePartFolder } from '../src/content/offline-list.ts'

/** The packages that mermaid and flowchart.js bring along; a chunk with one of them is theirs. */
const drawingPackages =
  /node_modules\/(?:@mermaid-js|cytoscape|d3|dagre-d3-es|elkjs|flowchart\.js|katex|mermaid|raphael|roughjs)[^/]*\//

/** Libraries, wherever they end up: a chunk that holds one of their files is late. */
const libraries: readonly (readonly [RegExp, LatePartFolder])[] = [
  [/\/highlight\.js\/es\/languages\//, 'languages'],
  [drawingPackages, 'diagrams'],
  [/node_modules\/(?:@docsearch|@algolia|algoliasearch)\//, 'search'],
  [/node_modules\/(?:echarts|zrender)\//, 'charts'],
  [/node_modules\/temml\//, 'math'],
  [/node_modules\/(?:@giscus|giscus)\//, 'comments'],
]

/** Modules of ours that begin a late part, and the scripts of workers. */
const beginnings: readonly (readonly [RegExp, LatePartFolder])[] = [
  [/^src\/blocks\/code\/highlight\.ts$/, 'languages'],
  [/^src\/blocks\/(?:drawing\/|mermaid\.tsx|flow\.tsx)|^diagram-frame\.html$/, 'diagrams'],
  [/^src\/blocks\/chart\//, 'charts'],
  [/^src\/blocks\/math\.tsx$/, 'math'],
  [/^src\/search\//, 'search'],
  [/^src\/layout\/comments\/discussion-thread\.tsx$/, 'comments'],
  [/^src\/screens\/loaded-tool\.tsx$/, 'tools'],
  [/^src\/markdown\/article-worker\.ts$/, 'late'],
  [/^src\/preview\/preview\.tsx$/, 'late'],
  [/^src\/screens\/watermark-layer\.tsx$/, 'late'],
  [/^src\/blocks\/demo\//, 'late'],
]

const root = process.cwd()
/** As the tables name it: below the project, with slashes. */
const nameOf = (id: string) => (id.startsWith(root) ? relative(root, id) : id).replaceAll('\\', '/')

const folderOf = (name: string): LatePartFolder | undefined =>
  [...beginnings, ...libraries].find(([pattern]) => pattern.test(name))?.[1]

interface Chunk {
  readonly facadeModuleId?: string | null
  readonly moduleIds: readonly string[]
}

/**
 * Where a chunk of the build goes: parts that only some pages need into a folder of their own below `assets/`, so that the service worker
 * leaves them out of what it saves ahead (`shell-files.ts`), and tests can tell them from the application.
 */
export function chunkFileNames({ facadeModuleId, moduleIds }: Chunk): string {
  const begun = facadeModuleId ? folderOf(nameOf(facadeModuleId)) : undefined
  const folder = begun ?? libraries.find(([pattern]) => moduleIds.some((id) => pattern.test(id)))?.[1]
  return `assets/${folder ? `${folder}/` : ''}[name]-[hash].js`
}

/** The same for scripts of workers, which no page starts with. */
export function workerFileNames(chunk: Chunk): string {
  const name = chunkFileNames(chunk)
  return name.replace(/^assets\/(?=\[)/, 'assets/late/')
}

/** The same for styles, which are named after the chunk they belong to, and for fonts. */
export function assetFileNames({
  originalFileNames,
}: {
  readonly originalFileNames: readonly string[]
}): string {
  const folder = originalFileNames.map(nameOf).map(folderOf).find(Boolean)
  return `assets/${folder ? `${folder}/` : ''}[name]-[hash][extname]`
}
