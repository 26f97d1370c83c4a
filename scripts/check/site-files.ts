import { join, relative, sep } from 'node:path'
import { filesBelow } from '../content/list-files.ts'

/**
 * Returns the files of a site with their place on the disk, by path below the site's base: `img/logo.svg`,
 * `content/en/photo.png`. A content folder that is not in the site yet gets the addresses that it will have: `img/` is
 * beside `content/`, and everything else is in it.
 *
 * @param publicFolder the folder that is served at the site's base
 */
export async function siteFiles(content: string, publicFolder: string): Promise<ReadonlyMap<string, string>> {
  const below = relative(publicFolder, content).split(sep).join('/')
  const files = new Map<string, string>()
  for (const file of await filesBelow(content)) {
    const isShared = below === '' && file.startsWith('img/')
    files.set(isShared ? file : `content/${file}`, join(content, file))
  }
  if (below === '') return files
  for (const file of await filesBelow(publicFolder))
    if (!file.startsWith(`${below}/`)) files.set(file, join(publicFolder, file))
  return files
}
