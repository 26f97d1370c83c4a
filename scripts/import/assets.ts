import { join, posix, relative, sep } from 'node:path'
import { decodedPath } from '../../src/content/decoded.ts'
import { isFile } from './files.ts'
import { pictureEnding } from './picture-ending.ts'
import { leadsOut, type SourcePage } from './site-map.ts'
import type { Source } from './source.ts'

/** Files that a site can publish beside its pages. Scripts, styles, and programs can't be. */
const published =
  /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|mov|mp3|wav|ogg|pdf|zip|gz|tgz|txt|csv|json|ya?ml|toml|xml|woff2?)$/i

/** Returns whether a file can be published beside the pages. */
export const isPublished = (file: string): boolean => published.test(file)

/** Files of the old site, and their paths on the new one. */
export interface Assets {
  /** Returns the address of a file on the new site, seen from a page; `undefined` if there is no such file. */
  readonly addressOf: (url: string, from: SourcePage) => string | undefined
  /** Returns whether there is such a file, which need not be one that can be published. */
  readonly hasFile: (url: string, from: SourcePage) => boolean
  /** The files to copy: their path below the new content folder, and the old one. */
  readonly copies: ReadonlyMap<string, string>
}

/** Collects the files that pages use. Those beside the pages keep their paths; all others go to `img/`. */
export function assetsOf(source: Source, outPathOf: (file: string) => string | undefined): Assets {
  const copies = new Map<string, string>()
  const { root, docs, statics } = source
  const fileOf = (url: string, from: SourcePage): string | undefined => {
    const [path = ''] = split(url)
    if (path === '' || leadsOut(path)) return undefined
    const file = candidates(decodedPath(path) ?? path, from).find(isFile)
    return file !== undefined && isInside(file, root, docs) ? file : undefined
  }
  const addressOf = (url: string, from: SourcePage): string | undefined => {
    const [, rest = ''] = split(url)
    const file = fileOf(url, from)
    // Hosts choose the type of a file by its ending.
    const ending = file === undefined || isPublished(file) ? '' : pictureEnding(file)
    if (file === undefined || ending === undefined) return undefined
    const below = pathBelow(docs, file)
    const out =
      below === undefined || isHidden(below) || statics.some((one) => isStaticFile(one, file, docs))
        ? undefined
        : outPathOf(below + ending)
    if (out !== undefined) {
      copies.set(out, file)
      const link = posix.relative(posix.dirname(from.out), out)
      return encodeURI(link.startsWith('.') ? link : `./${link}`) + rest
    }
    const shared = statics.flatMap((one) => pathBelow(one, file) ?? [])[0] ?? pathBelow(root, file) ?? ''
    const common = posix.join(
      'img',
      (shared + ending).replace(/^(?:img|images)\//, '').replaceAll(/(^|\/)[._]+/g, '$1'),
    )
    copies.set(common, file)
    return `/${encodeURI(common)}${rest}`
  }
  const candidates = (path: string, from: SourcePage): readonly string[] => {
    if (path.startsWith('@site/')) return [join(root, path.slice(6))]
    if (/^[~@]\//.test(path))
      return [join(docs, path.slice(2)), join(root, 'src', path.slice(2)), join(root, path.slice(2))]
    if (path.startsWith('/')) {
      const shorter = path.replace(/^\/[^/]+(?=\/)/, '')
      return [path, shorter].flatMap((one) => [...statics, docs, root].map((folder) => join(folder, one)))
    }
    return [join(docs, posix.dirname(from.file), path), join(docs, from.route, path), join(docs, path)]
  }
  return { addressOf, hasFile: (url, from) => fileOf(url, from) !== undefined, copies }
}

/** Returns whether a path has a name that the site doesn't serve. */
export const isHidden = (path: string): boolean => /(?:^|\/)[._]/.test(path)

/** Returns whether a file is in a folder for shared files, such as `public/`, beside the pages. */
export const isStaticFile = (folder: string, file: string, docs: string): boolean =>
  folder !== docs && pathBelow(folder, file) !== undefined

const split = (url: string) => /^([^?#]*)(.*)$/s.exec(url)?.slice(1) ?? []

/** Returns a path below a folder with `/`; `undefined` if it is elsewhere. */
function pathBelow(folder: string, file: string): string | undefined {
  const path = relative(folder, file).split(sep).join('/')
  return path === '' || path.startsWith('..') ? undefined : path
}

const isInside = (file: string, ...folders: readonly string[]) =>
  folders.some((folder) => pathBelow(folder, file) !== undefined)
