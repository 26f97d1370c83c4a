import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { escapePattern } from '../../src/content/escape.ts'

/** Where the inlined entry stores what other files import from it. */
const startExports = 'globalThis.startExports'

interface Chunk {
  readonly type: 'chunk'
  code: string
}

interface Asset {
  readonly type: 'asset'
  source: string | Uint8Array
}

type Bundle = Record<string, Chunk | Asset>

/**
 * Returns a plugin that inlines the entry's script and styles in index.html (docs/decisions/0023), so that
 * the first words wait only for the document and the page's markdown: one round trip less. Other files import
 * the entry's modules too, so its file stays and re-exports what the inlined entry has stored. Nothing is
 * loaded or run twice.
 */
export function startInside(): Plugin {
  return {
    name: 'start-inside',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After the bundler has inserted the lists of files that each import needs.
      order: 'post',
      handler(_options, bundle) {
        const files = bundle as unknown as Bundle
        const html = files['index.html']
        const names = Object.keys(files)
        const script = names.find((name) => /^assets\/start-[^/]+\.js$/.test(name))
        const styles = names.find((name) => /^assets\/start-[^/]+\.css$/.test(name))
        const chunk = script === undefined ? undefined : files[script]
        const sheet = styles === undefined ? undefined : files[styles]
        if (
          html?.type !== 'asset' ||
          chunk?.type !== 'chunk' ||
          sheet?.type !== 'asset' ||
          !script ||
          !styles
        )
          throw new Error(
            'The entry of index.html has no script or no styles. start-inside.ts expects an entry named start.',
          )
        const { inside, file } = splitEntry(chunk.code, names)
        chunk.code = file
        html.source = String(html.source)
          .replace(
            elementOf('script', script),
            () => `<script type="module" async>${asElementText(inside)}</script>`,
          )
          .replace(elementOf('link', styles), () => `<style>${String(sheet.source).trim()}</style>`)
        delete files[styles]
        // Code that loads a part of the application also requests its styles; these are already there.
        for (const other of Object.values(files)) {
          if (other.type === 'chunk') other.code = other.code.replaceAll(basename(styles), basename(script))
        }
      },
    },
  }
}

/**
 * Splits the entry's code into the inlined part, and the file that others import.
 *
 * @param names of all files of the build; their addresses in the code are relative to the entry's own file
 */
export function splitEntry(
  code: string,
  names: readonly string[],
): { readonly inside: string; readonly file: string } {
  const found = /export\s*\{([^{}]*)\};?\s*$/.exec(code)
  if (!found)
    throw new Error('The entry has no exports at its end, so start-inside.ts cannot re-export them.')
  const pairs = (found[1] ?? '')
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => {
      const [local = '', exported = local] = pair.split(/\s+as\s+/)
      return { local, exported }
    })
  const shared = pairs.map(({ local, exported }) => `${exported}:${local}`).join(',')
  const taken = pairs.map(({ exported }, index) => `${exported}:e${index}`).join(',')
  const given = pairs.map(({ exported }, index) => `e${index} as ${exported}`).join(',')
  return {
    inside: `${withAddresses(code.slice(0, found.index), names)}${startExports}={${shared}};`,
    file: `const{${taken}}=${startExports};export{${given}};\n`,
  }
}

/**
 * Changes file addresses to be relative to the site's base, as the document needs. WebKit resolves the imports of a script
 * inside of a document against the document's address, without its `<base>`, so they are made absolute, and nothing asks
 * `import.meta`.
 */
function withAddresses(code: string, names: readonly string[]): string {
  return names
    .filter((name) => name.startsWith('assets/'))
    .reduce((text, name) => text.replaceAll(`./${name.slice('assets/'.length)}`, `./${name}`), code)
    .replace(/\bimport\(([`"'])\.\/([^`"']+)\1\)/g, 'import(document.baseURI+$1$2$1)')
    .replaceAll('import.meta', '({url:document.baseURI})')
}

/**
 * Escapes code so that it cannot end its element early or hide its end. The meaning in strings and patterns
 * stays the same.
 */
export function asElementText(code: string): string {
  return code.replace(/<(?=!--|\/?script)/gi, '\\x3c')
}

function elementOf(tag: 'script' | 'link', file: string): RegExp {
  const name = escapePattern(file)
  return tag === 'script'
    ? new RegExp(`<script[^>]*\\./${name}"[^>]*></script>`)
    : new RegExp(`<link rel="stylesheet"[^>]*\\./${name}"[^>]*>`)
}
