import { resolve } from 'node:path'

/** The bundler's graph of modules, as far as it is read here. */
export interface ModuleGraph {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly importedIds: readonly string[]; readonly importers: readonly string[] } | null
}

/** The files of the first paint and their entries, in the order in which they load. */
const firstPaint = [
  { name: 'start', entry: 'src/start.ts' },
  { name: 'page', entry: 'src/first-paint/whole-page.tsx' },
  { name: 'page', entry: 'src/first-paint/whole-text.tsx' },
  { name: 'dialect', entry: 'src/markdown/article.ts' },
]

/**
 * Returns a function from a module to its file of the first load (docs/decisions/0009): `start`, the entry with the
 * first paint; `page`, the meaning of a page's metadata and of the site's files; `dialect`, the reader of texts;
 * `texts-en` and so on, the interface texts of a language; `app`, everything else that every page needs. There are few
 * files, because each is a request. For later parts, it returns `null`, and the bundler splits them.
 */
export function bootChunks(): (id: string, graph: ModuleGraph) => string | null {
  const closures = new Map<string, ReadonlySet<string>>()
  const isIn = (entry: string, id: string, graph: ModuleGraph) => {
    const known = closures.get(entry) ?? closureOf(resolve(entry), graph)
    closures.set(entry, known)
    return known.has(id)
  }
  return (id, graph) => {
    const stage = firstPaint.find(({ entry }) => isIn(entry, id, graph))
    if (stage) {
      // Views are drawn before React has loaded. What JSX needs is a small module of its own.
      if (/\/node_modules\/react\/index\.js$/.test(id)) {
        const { importers = [] } = graph.getModuleInfo(id) ?? {}
        throw new Error(
          `The first paint imports React through ${importers.filter((each) => isIn(stage.entry, each, graph)).join(', ')}. A view can import only types and react/jsx-runtime (docs/decisions/0025).`,
        )
      }
      // The application starts without the reader of texts, so what both need is in the file before it.
      return stage.name === 'dialect' && isIn('src/main.tsx', id, graph) ? 'page' : stage.name
    }
    const [, language] = /\/config\/locales\/([^/]+)\/texts\.ts$/.exec(id) ?? []
    if (language !== undefined) return `texts-${language}`
    // An icon that several late parts share would be a file of 200 bytes, and a request of its own.
    return isIn('src/main.tsx', id, graph) || /\/lucide\/dist\/esm\/icons\//.test(id) ? 'app' : null
  }
}

/** Returns a module and everything that it imports statically. */
function closureOf(entry: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next)
  }
  visit(entry)
  return found
}
