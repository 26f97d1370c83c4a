import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'
import { buildSummary } from './scripts/build/build-summary.ts'
import { consoleFrame } from './scripts/build/console-frame.ts'
import { documentLanguages } from './scripts/build/document-languages.ts'
import { hiddenFiles } from './scripts/build/hidden-files.ts'
import { inlineSymbols } from './scripts/build/inline-symbols.ts'
import { assetFileNames, chunkFileNames, workerFileNames } from './scripts/build/late-folders.ts'
import { leanPackageAliases } from './scripts/build/lean-packages.ts'
import { liveContent } from './scripts/build/live-content.ts'
import { singleIcons } from './scripts/build/single-icons.ts'
import { startInside } from './scripts/build/start-inside.ts'
import { locales } from './src/config/locales/locale.ts'

/** Builds `src/first-paint/inline.ts` on its own and puts it into index.html, ahead of everything that is fetched. */
function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const output = await build({
          configFile: false,
          logLevel: 'error',
          publicDir: false,
          build: {
            write: false,
            rolldownOptions: {
              input: resolve('src/first-paint/inline.ts'),
              output: { format: 'iife', codeSplitting: false },
            },
          },
        })
        const [result] = Array.isArray(output) ? output : [output]
        const code = result && 'output' in result ? result.output[0].code.trim() : ''
        return html.replace('<!--inline-script-->', () => `<script>${code}</script>`)
      },
    },
  }
}

interface ModuleGraph {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly importedIds: readonly string[]; readonly importers: readonly string[] } | null
}

/** A module and all that it imports, at once and not later. */
function closureOf(entry: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next)
  }
  visit(resolve(entry))
  return found
}

/** The files of the first paint and what each is made of, in the order in which they load. */
const firstPaint = [
  { name: 'start', entry: 'src/start.ts' },
  { name: 'page', entry: 'src/first-paint/whole-page.tsx' },
  { name: 'dialect', entry: 'src/first-paint/whole-text.tsx' },
]

const closures = new Map<string, ReadonlySet<string>>()

/**
 * The files of the first load (docs/decisions/0009): `start`, the entry with frame and first words; `page`, what a page's metadata and
 * the site's files mean; `dialect`, the reader of texts; `texts-en` and so on, the interface texts of a language; `app`, all else that every page needs. Few files, since each is a request. What comes
 * later is split by the bundler.
 */
function bootChunk(id: string, graph: ModuleGraph): string | null {
  const isIn = (entry: string) => {
    const known = closures.get(entry) ?? closureOf(entry, graph)
    closures.set(entry, known)
    return (module: string) => known.has(module)
  }
  const stage = firstPaint.find(({ entry }) => isIn(entry)(id))
  if (stage) {
    // Views are drawn before React has loaded. What JSX needs is a small module of its own.
    if (/\/node_modules\/react\/index\.js$/.test(id)) {
      const { importers = [] } = graph.getModuleInfo(id) ?? {}
      throw new Error(
        `The first paint imports React through ${importers.filter(isIn(stage.entry)).join(', ')}. A view can import only types and react/jsx-runtime (docs/decisions/0025).`,
      )
    }
    return stage.name
  }
  const [, language] = /\/config\/locales\/([^/]+)\/texts\.ts$/.exec(id) ?? []
  if (language !== undefined) return `texts-${language}`
  // An icon that several late parts share would be a file of 200 bytes, and a request of its own.
  return isIn('src/main.tsx')(id) || /\/lucide\/dist\/esm\/icons\//.test(id) ? 'app' : null
}

/** Chromium compiles all functions of a marked file in the background while the file loads. Other browsers ignore the comment. */
function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    generateBundle: {
      // Vite puts its list of files at the top, and the comment has to be above it.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !['page', 'dialect', 'app'].includes(file.name)) continue
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
        }
      },
    },
  }
}

/** Writes into index.html what the stages behind the first words will load (`first-paint/stage-links.ts`). */
function bootLinks(): Plugin {
  return {
    name: 'boot-links',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const files = Object.keys(bundle)
        const link = (attributes: Record<string, string>) => ({
          tag: 'link',
          attrs: attributes,
          injectTo: 'head' as const,
        })
        const named = (name: string, ending: string) =>
          files
            .filter((file) => new RegExp(`^assets/${name}-[^/]+\\.${ending}$`).test(file))
            .map((file) => `./${file}`)
        return [
          ...['start', 'rolldown-runtime', 'page', 'whole-page', 'dialect', 'whole-text']
            .flatMap((name) => named(name, 'js'))
            .map((href) => link({ 'data-stage': 'text', 'data-rel': 'modulepreload', href })),
          ...['main', 'app']
            .flatMap((name) => named(name, 'js'))
            .map((href) => link({ 'data-stage': 'application', 'data-rel': 'modulepreload', href })),
          ...['start', 'rolldown-runtime', 'page', 'whole-page']
            .flatMap((name) => named(name, 'js'))
            .map((href) => link({ 'data-stage': 'home', 'data-rel': 'modulepreload', href })),
          ...locales.flatMap(({ id, lang }) =>
            named(`texts-${id}`, 'js').map((href) =>
              link({
                'data-stage': 'application',
                'data-lang': lang,
                'data-rel': 'modulepreload',
                href,
              }),
            ),
          ),
          ...named('app', 'css').map((href) =>
            link({
              'data-stage': 'application',
              'data-rel': 'preload',
              as: 'style',
              crossorigin: '',
              href,
            }),
          ),
        ]
      },
    },
  }
}

/** The second document, in which diagrams are drawn (docs/decisions/0005), is built on its own: it shares nothing with the application. */
function diagramFrame(): Plugin {
  return {
    name: 'diagram-frame',
    apply: 'build',
    closeBundle: async () => {
      await build({ mode: 'diagram-frame', logLevel: 'error' })
    },
  }
}

/** Decodes character references with a table, because a worker has no document to decode them with. */
const decodeByTable = {
  find: /^decode-named-character-reference$/,
  replacement: resolve('node_modules/decode-named-character-reference/index.js'),
}

/** Without it, the first words would wait for a file with the bundler's helper for CommonJS. In development, React checks what JSX creates. */
const jsxAsModule = {
  find: /^react\/jsx-runtime$/,
  replacement: resolve('scripts/build/lean-packages/jsx-runtime.ts'),
}

function decodeWithoutDocument(): Plugin {
  return {
    name: 'decode-without-document',
    enforce: 'pre',
    resolveId: (id) => (decodeByTable.find.test(id) ? decodeByTable.replacement : undefined),
  }
}

/** DocSearch's logo brings a `<style>` element along, which no policy of ours allows; `docsearch-view.module.css` has its one rule. */
function withoutInlineStyle(): Plugin {
  return {
    name: 'without-inline-style',
    transform: {
      filter: { id: /@docsearch\/react\// },
      handler: (code) =>
        code.replace(/\/\* @__PURE__ \*\/ React\.createElement\("style", null, "[^"]*"\)/, 'null'),
    },
  }
}

export default defineConfig(({ mode, command }) =>
  mode === 'diagram-frame'
    ? {
        base: './',
        publicDir: false,
        build: {
          target: 'es2023',
          emptyOutDir: false,
          chunkSizeWarningLimit: 1600,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: 'diagram-frame.html',
            output: { entryFileNames: chunkFileNames, chunkFileNames, assetFileNames },
          },
        },
      }
    : {
        base: './',
        ...(command === 'build' && { logLevel: 'warn' as const }),
        plugins: [
          inlineSymbols(),
          singleIcons(),
          react(),
          inlineScript(),
          documentLanguages(),
          bootLinks(),
          compileAhead(),
          startInside(),
          withoutInlineStyle(),
          hiddenFiles(),
          liveContent(),
          diagramFrame(),
          consoleFrame(),
          buildSummary(),
        ],
        worker: {
          format: 'es',
          plugins: () => [inlineSymbols(), decodeWithoutDocument()],
          rolldownOptions: {
            output: { entryFileNames: workerFileNames, chunkFileNames: workerFileNames },
          },
        },
        // In development, pages and workers share the prepared packages.
        resolve: { alias: [...leanPackageAliases(), command === 'serve' ? decodeByTable : jsxAsModule] },
        build: {
          target: 'es2023',
          modulePreload: { polyfill: false },
          // In kB. Diagram layouts and charts come late and whole; what the first load weighs is for tests/browser/weight.test.ts.
          chunkSizeWarningLimit: 1600,
          rolldownOptions: {
            input: 'index.html',
            output: {
              chunkFileNames,
              assetFileNames,
              codeSplitting: {
                groups: [{ name: bootChunk, debugName: 'boot', includeDependenciesRecursively: false }],
              },
            },
          },
        },
      },
)
