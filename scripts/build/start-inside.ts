import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** Where the entry inside the document leaves what other files import from it. */
const shelf = 'globalThis.startExports'

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
 * Puts the entry, script and styles, inside of index.html (docs/decisions/0023): the first words then wait for the document and the page's
 * markdown only, one round trip less. Other files import the entry's modules too; its file stays, and hands on what the entry has left on a
 * shelf, so that nothing is loaded or run twice.
 */
export function startInside(): Plugin {
  return {
    name: 'start-inside',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Behind what the bundler still writes into the code: which files an import brings along.
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
            'The entry of index.html has no script or no styles: start-inside.ts looks for `start`.',
          )
        const { inside, file } = splitEntry(chunk.code, names)
        chunk.code = file
        html.source = String(html.source)
          .replace(
            elementOf('script', script),
            () => `<script type="module">${asElementText(inside)}</script>`,
          )
          .replace(elementOf('link', styles), () => `<style>${String(sheet.source).trim()}</style>`)
        delete files[styles]
        // Who loads a part of the application asks for its styles too; these are there.
        for (const other of Object.values(files)) {
          if (other.type === 'chunk') other.code = other.code.replaceAll(basename(styles), basename(script))
        }
      },
    },
  }
}

/**
 * Takes the entry's code apart: what runs inside of the document, and the file that other files import.
 *
 * @param names of all files of the build; their addresses inside of the code are relative to the entry's own file
 */
export function splitEntry(
  code: string,
  names: readonly string[],
): { readonly inside: string; readonly file: string } {
  const found = /export\s*\{([^{}]*)\};?\s*$/.exec(code)
  if (!found) throw new Error('The entry exports nothing at its end: start-inside.ts cannot hand it on.')
  const pairs = (found[1] ?? '')
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => {
      const [local = '', exported = local] = pair.split(/\s+as\s+/)
      return { local, exported }
    })
  const shelved = pairs.map(({ local, exported }) => `${exported}:${local}`).join(',')
  const taken = pairs.map(({ exported }, index) => `${exported}:e${index}`).join(',')
  const given = pairs.map(({ exported }, index) => `e${index} as ${exported}`).join(',')
  return {
    inside: `${withAddresses(code.slice(0, found.index), names)}${shelf}={${shelved}};`,
    file: `const{${taken}}=${shelf};export{${given}};\n`,
  }
}

/** In the document, addresses of files are relative to the site's base. */
function withAddresses(code: string, names: readonly string[]): string {
  return names
    .filter((name) => name.startsWith('assets/'))
    .reduce((text, name) => text.replaceAll(`./${name.slice('assets/'.length)}`, `./${name}`), code)
}

/** Nothing in the code may end the element it stands in, or keep its end from being seen. It says the same in strings and in patterns. */
export function asElementText(code: string): string {
  return code.replace(/<(?=!--|\/?script)/gi, '\\x3c')
}

function elementOf(tag: 'script' | 'link', file: string): RegExp {
  const name = file.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return tag === 'script'
    ? new RegExp(`<script[^>]*\\./${name}"[^>]*></script>`)
    : new RegExp(`<link rel="stylesheet"[^>]*\\./${name}"[^>]*>`)
}
