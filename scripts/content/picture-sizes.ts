import { imageSize } from 'image-size'
import { resolveLink } from '../../src/content/link.ts'
import type { PictureSizes } from '../../src/content/manifest.ts'
import type { PageAddress } from '../../src/content/page-path.ts'
import { readRegularFile } from './list-files.ts'

/** Everything in a page's text that may be an address, in any syntax. */
const words = /[^\s"'`()<>[\]|=#?]+/g

/** The part of a word that may be an image's address; others simply do not exist. Anchored, because embedded files are long words. */
const imageAddress = /^.+\.(?:png|jpe?g|webp|gif|svg)\b/i

/** JPEG orientations from this value on are rotated by 90°, so width and height are swapped. */
const firstOnItsSide = 5

type Size = readonly [width: number, height: number]

/** Returns the paths below the site's base that may be images in a page's text, sorted. */
export function picturePaths(text: string, from: PageAddress): readonly string[] {
  const addresses = (text.match(words) ?? []).flatMap((word) => imageAddress.exec(word) ?? [])
  return [...new Set(addresses.map((address) => pathOf(address, from)))].toSorted()
}

/**
 * Returns a function from paths of images to their sizes. Each file is read once. A missing or invalid file has no
 * size.
 *
 * @param pathOf returns the place on the disk of a path below the site's base
 */
export function pictureSizeReader(pathOf: (path: string) => string) {
  const known = new Map<string, Promise<Size | undefined>>()
  const sizeOf = (path: string): Promise<Size | undefined> => {
    const size = known.get(path) ?? readSize(pathOf(decodeURI(path)))
    known.set(path, size)
    return size
  }
  return async (paths: readonly string[]): Promise<PictureSizes | undefined> => {
    const sizes: Record<string, Size> = {}
    for (const path of paths) {
      const size = path && (await sizeOf(path))
      if (size) sizes[path] = size
    }
    return Object.keys(sizes).length === 0 ? undefined : sizes
  }
}

function pathOf(address: string, from: PageAddress): string {
  const target = resolveLink(address, from)
  return target.kind === 'file' ? target.path : ''
}

async function readSize(file: string): Promise<Size | undefined> {
  const bytes = await readRegularFile(file)
  if (!bytes) return undefined
  try {
    const { width, height, orientation = 1 } = imageSize(bytes)
    const size = [Math.round(width), Math.round(height)] as const
    return orientation < firstOnItsSide ? size : [size[1], size[0]]
  } catch {
    return undefined
  }
}
