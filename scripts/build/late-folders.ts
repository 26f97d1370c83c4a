import { relative } from 'node:path'
import type { LatePartFolder } from '../../src/content/late-parts.ts'

/** The packages that mermaid and flowchart.js depend on; a chunk with one of them belongs to them. */
const drawingPackages =
  /node_modules\/(?:@mermaid-js|cytoscape|d3|dagre-d3-es|elkjs|flowchart\.js|katex|mermaid|raphael|roughjs)[^/]*\//

/** Libraries, and texts that few readers need: a chunk that contains one of these files is loaded lazily. */
const contents: readonly (readonly [RegExp, LatePartFolder])[] = [
  [/\/highlight\.js\/es\/languages\//, 'languages'],
  [drawingPackages, 'diagrams'],
  [/node_modules\/(?:@docsearch|@algolia|algoliasearch)\//, 'search'],
  [/node_modules\/(?:echarts|zrender)\//, 'charts'],
  [/node_modules\/temml\//, 'math'],
  [/node_modules\/(?:@giscus|giscus)\//, 'comments'],
  // What the two kinds of tools share.
  [/(?:^|\/)src\/tools\//, 'tools'],
  // What the tools of this site share, which a package for others leaves out.
  [/\/product\/tools\//, 'tools'],
  // What only the editor needs of the content.
  [/\/src\/(?:move\/|content\/(?:translation|json-like)\.ts$)/, 'late'],
  // Faults of the content, which the console shows to editors.
  [/\/src\/config\/locales\/en\/check\.ts$/, 'late'],
  [/\/src\/features\/edit\//, 'late'],
  // Texts about versions, which only sites with versions load.
  [/\/src\/config\/locales\/version-texts\.ts$/, 'late'],
  // Texts of the editor, which load with it.
  [/\/src\/config\/locales\/[a-z-]+\/edit\.ts$/, 'late'],
]

/** Our modules that start a lazily loaded part, and the scripts of workers. */
const beginnings: readonly (readonly [RegExp, LatePartFolder])[] = [
  [/^src\/markdown\/blocks\/code\/highlight\.ts$/, 'languages'],
  [/^src\/markdown\/blocks\/(?:drawing\/|mermaid\.tsx|flow\.tsx)|^diagram-frame\.html$/, 'diagrams'],
  [/^src\/markdown\/blocks\/chart\//, 'charts'],
  [/^src\/markdown\/blocks\/math\.tsx$/, 'math'],
  [/^src\/features\/search\//, 'search'],
  [/^src\/features\/comments\/discussion-thread\.tsx$/, 'comments'],
  [/^src\/frame\/screens\/page-(?:local-)?tool\.tsx$|^product\/tools\//, 'tools'],
  [/^src\/markdown\/article-worker\.ts$/, 'late'],
  [
    /^src\/(?:routes\/(?:page-preview\.tsx|(?:edit-parts|live-content)\.ts)|features\/edit\/preview\/page-issues\.tsx)$/,
    'late',
  ],
  [/^src\/features\/edit\/|^src\/routes\/page-editor\.tsx$/, 'late'],
  [/^src\/features\/(?:portfolio\/portfolio-screen|watermark\/watermark-layer)\.tsx$/, 'late'],
  [/^src\/features\/versions\//, 'late'],
  [/^src\/markdown\/blocks\/(?:demo|console|own-block)\//, 'late'],
]

const root = process.cwd()
/** Returns a module's name as in the tables: below the project, with slashes. */
const nameOf = (id: string) => (id.startsWith(root) ? relative(root, id) : id).replaceAll('\\', '/')

const folderOf = (name: string): LatePartFolder | undefined =>
  [...beginnings, ...contents].find(([pattern]) => pattern.test(name))?.[1]

interface Chunk {
  readonly facadeModuleId?: string | null
  readonly moduleIds: readonly string[]
}

/**
 * Returns the file name of a chunk. Parts that only some pages need go into separate folders below `assets/`,
 * so that the service worker does not precache them (`shell-files.ts`), and tests can distinguish them from
 * the application.
 */
export function chunkFileNames({ facadeModuleId, moduleIds }: Chunk): string {
  const begun = facadeModuleId ? folderOf(nameOf(facadeModuleId)) : undefined
  const folder = begun ?? contents.find(([pattern]) => moduleIds.some((id) => pattern.test(id)))?.[1]
  return `assets/${folder ? `${folder}/` : ''}[name]-[hash].js`
}

/** Returns the same for the scripts of workers, which no page starts with. */
export function workerFileNames(chunk: Chunk): string {
  const name = chunkFileNames(chunk)
  return name.replace(/^assets\/(?=\[)/, 'assets/late/')
}

/** Styles of parts that several others share, which have no file of their own, by the name of their chunk. */
const sharedStyles: readonly (readonly [RegExp, LatePartFolder])[] = [
  [/^(?:workbench|read-draft)\.css$/, 'late'],
]

/** Returns the same for styles, which are named after their chunk, and for fonts. */
export function assetFileNames({
  names,
  originalFileNames,
}: {
  readonly names: readonly string[]
  readonly originalFileNames: readonly string[]
}): string {
  const own = originalFileNames.map(nameOf).map(folderOf).find(Boolean)
  const folder = own ?? sharedStyles.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1]
  return `assets/${folder ? `${folder}/` : ''}[name]-[hash][extname]`
}
