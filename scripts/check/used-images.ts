import { readFile } from 'node:fs/promises'
import { decodedName } from '../../src/content/decoded.ts'
import { resolveLink } from '../../src/content/link.ts'
import type { FoundPage } from '../../src/content/write-manifest.ts'
import type { PageFacts } from './page-facts.ts'

const image = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i
/** Files of the build are referred to by its scripts. */
const built = /^assets\//
/** The site's files that refer to images: icons, logos, and previews. The manifest only repeats what the pages contain. */
const naming = /^(?:content\/.+\.json|(?!manifest\.json$)[^/]+\.(?:html|webmanifest|css|js|json))$/

/**
 * Returns the images that nothing refers to: no page, no configuration file of the content folder, and no
 * file next to it such as the web app manifest.
 *
 * @param files the site's files with their paths on the disk (`siteFiles`)
 * @param shell the HTML document of the sources, which is in the folder above
 */
export async function findUnusedImages(
  { files, shell }: { readonly files: ReadonlyMap<string, string>; readonly shell: string },
  found: readonly FoundPage[],
  pages: readonly PageFacts[],
): Promise<readonly string[]> {
  const images = [...files.keys()].filter((file) => image.test(file) && !built.test(file))
  if (images.length === 0) return []
  const used = new Set<string>()
  for (const { pictures = {} } of found) for (const path of Object.keys(pictures)) used.add(fileOf(path))
  for (const { address, links } of pages) {
    for (const { url } of links) {
      const target = resolveLink(url, address)
      if (target.kind === 'file') used.add(fileOf(target.path))
    }
  }
  const left = images.filter((file) => !used.has(file))
  const sources = [...files].filter(([file]) => naming.test(file)).map(([, path]) => path)
  const texts = await Promise.all([...sources, shell].map((path) => readFile(path, 'utf8').catch(() => '')))
  return left.filter((file) => !texts.some((text) => text.includes(file)))
}

/** `/img/a%20b.png?x#y` → `img/a b.png` */
export function fileOf(path: string): string {
  const plain = path.replace(/[?#].*$/, '').replace(/^\/+/, '')
  return decodedName(plain) ?? plain
}
