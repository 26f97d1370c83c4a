import { addressOfFile } from '../../../content/page-path.ts'
import { contentFolderOf, type DocsSource } from '../../../content/repository.ts'

/**
 * Returns the address of a new image of a page: in the folder that is named after the page's folder, for all languages.
 *
 * @param hash distinguishes images of the same page
 * @param extension of the file's name, without a dot
 */
export function imageAddress(file: string, hash: string, extension: string): string {
  const { route = '/' } = addressOfFile(file) ?? {}
  const names = route
    .replace(/\.html$/, '')
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll(/[^\w.-]+/g, '-'))
  // The page of a folder has no name of its own.
  const name = names.pop() || names.at(-1) || 'home'
  return `/img/${[...names.slice(-1), `${name}-${hash.slice(0, 8)}.${extension}`].join('/')}`
}

/**
 * Returns the file of an image, below the content folder. The images of this engine's own repository are beside that folder,
 * and those of a site from the package are in it.
 */
export const imageFile = (address: string, source: DocsSource): string =>
  /(?:^|\/)public\/[^/]+$/.test(contentFolderOf(source)) ? `..${address}` : address.slice(1)
