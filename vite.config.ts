import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'
import { startInside } from './scripts/build/start-inside.ts'
import { assetFileNames, chunkFileNames, workerFileNames } from './scripts/late-folders.ts'
import { iconNames } from './src/first-paint/icon-names.ts'
import { pageTextGroups } from './src/first-paint/page-text-groups.ts'
import { en, type Texts } from './src/locales/en.ts'
import { zh } from './src/locales/zh.ts'

/** Builds `src/boot/inline.ts` on its own and puts it into index.html, ahead of everything that is fetched. */
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
              input: resolve('src/boot/inline.ts'),
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

/** Modules of the first paint that are made while building: parts of larger modules, which it could not carry whole. */
const madeModules: Readonly<Record<string, () => Promise<object>>> = {
  // The shapes of its icons, out of the package whose components the application draws them with.
  'virtual:icon-shapes': async () => {
    const shapes = iconNames.map(async (name) => {
      const { __iconData } = await import(resolve(`node_modules/lucide-react/dist/esm/icons/${name}.mjs`))
      const node: readonly (readonly [string, Readonly<Record<string, string>>])[] = __iconData.node
      return [name, node.map(([tag, { key: _key, ...shape }]) => [tag, shape])] as const
    })
    return Object.fromEntries(await Promise.all(shapes))
  },
  // Its words, out of all texts of the interface.
  'virtual:page-texts': async () => {
    const groupsOf = (texts: Texts) => ({
      ...Object.fromEntries(pageTextGroups.map((name) => [name, texts[name]])),
      search: { open: texts.search.open, button: texts.search.button },
    })
    return { en: groupsOf(en), zh: groupsOf(zh) }
  },
}

function madeParts(): Plugin {
  return {
    name: 'made-parts',
    resolveId: (id) => (Object.hasOwn(madeModules, id) ? id : undefined),
    load: async (id) => {
      const make = Object.hasOwn(madeModules, id) ? madeModules[id] : undefined
      return make && `export default ${JSON.stringify(await make())}`
    },
  }
}

/** In development, tells the open page which content file was changed, so that it reads it again. */
function liveContent(): Plugin {
  return {
    name: 'live-content',
    configureServer(server) {
      server.watcher.on('all', (_event, file) => {
        const path = /[\\/]public[\\/]content[\\/](.+)$/.exec(file)?.[1]?.replaceAll('\\', '/')
        if (path !== undefined) server.ws.send('content:changed', { file: path })
      })
    },
  }
}

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
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

const closures = new Map<string, ReadonlySet<string>>()

/**
 * The files of the first load (docs/decisions/0009): `start`, the entry with frame and first words; `dialect`, what whole text and
 * application share; `app`, all else that every page needs. Few files, since each is a request. What the whole text alone needs, and what
 * comes later, is split by the bundler.
 */
function bootChunk(id: string, graph: ModuleGraph): string | null {
  const isIn = (entry: string) => {
    const known = closures.get(entry) ?? closureOf(entry, graph)
    closures.set(entry, known)
    return known.has(id)
  }
  if (isIn('src/start.ts')) return 'start'
  if (!isIn('src/main.tsx')) return null
  return isIn('src/first-paint/whole-text.ts') ? 'dialect' : 'app'
}

/** Writes into index.html what the stages behind the first words will load (`boot/stage-links.ts`). */
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
          ...['start', 'rolldown-runtime', 'dialect', 'whole-text']
            .flatMap((name) => named(name, 'js'))
            .map((href) => link({ 'data-stage': 'text', 'data-rel': 'modulepreload', href })),
          ...['main', 'app']
            .flatMap((name) => named(name, 'js'))
            .map((href) => link({ 'data-stage': 'application', 'data-rel': 'modulepreload', href })),
          ...['start', 'home']
            .flatMap((name) => named(name, 'js'))
            .map((href) => link({ 'data-stage': 'home', 'data-rel': 'modulepreload', href })),
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

/** In a worker there is no document to decode character references with: there it is done by a table. */
function decodeWithoutDocument(): Plugin {
  const name = 'decode-named-character-reference'
  return {
    name: 'decode-without-document',
    enforce: 'pre',
    resolveId: (id) => (id === name ? resolve(`node_modules/${name}/index.js`) : undefined),
  }
}

/** DocSearch's logo brings a `<style>` element along, which no policy of ours allows; `search-box.module.css` has its one rule. */
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

/** Packages of which the application needs a part only, and the file that gives that part. */
const leanPackages = [
  // rehype-highlight would bring 37 grammars along; ours come one by one.
  { find: /^lowlight$/, replacement: resolve('src/blocks/code/no-common-grammars.ts') },
  ...[
    { name: 'mdast-util-to-markdown', file: 'mdast-util-to-markdown' },
    { name: 'markdown-table', file: 'markdown-table' },
    { name: '@ungap/structured-clone', file: 'structured-clone' },
    { name: 'property-information', file: 'property-information' },
  ].map(({ name, file }) => ({
    find: new RegExp(`^${name}$`),
    replacement: resolve(`src/lean-packages/${file}.ts`),
  })),
]

export default defineConfig(({ mode }) =>
  mode === 'diagram-frame'
    ? {
        base: './',
        publicDir: false,
        build: {
          target: 'es2023',
          emptyOutDir: false,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: 'diagram-frame.html',
            output: { entryFileNames: chunkFileNames, chunkFileNames, assetFileNames },
          },
        },
      }
    : {
        base: './',
        plugins: [
          react(),
          inlineScript(),
          madeParts(),
          bootLinks(),
          startInside(),
          withoutInlineStyle(),
          liveContent(),
          diagramFrame(),
        ],
        worker: {
          format: 'es',
          plugins: () => [decodeWithoutDocument()],
          rolldownOptions: {
            output: { entryFileNames: workerFileNames, chunkFileNames: workerFileNames },
          },
        },
        resolve: { alias: leanPackages },
        build: {
          target: 'es2023',
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: 'index.html',
            output: {
              chunkFileNames,
              assetFileNames,
              codeSplitting: { groups: [{ name: bootChunk, includeDependenciesRecursively: false }] },
            },
          },
        },
      },
)
