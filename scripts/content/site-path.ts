import { basename, dirname, join } from 'node:path'

/** Returns the folder that is served at the site's base. A content folder with another name is not in a site yet. */
export const publicFolderOf = (content: string): string =>
  basename(content) === 'content' ? dirname(content) : content

/** Returns the path on the disk for one below the site's base: `/content/en/a.png` is in the content folder. */
export function diskPathOf(content: string, path: string): string {
  const [, below] = /^\/?content\/(.*)$/s.exec(path) ?? []
  return below === undefined ? join(publicFolderOf(content), path) : join(content, below)
}
