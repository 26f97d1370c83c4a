import { dataFolders, hashedFolder } from './header-rules.ts'

/** Folders of a built site that contain only files: a missing file is an error there, never the application. */
export const fileFolders: readonly string[] = [hashedFolder, ...dataFolders]

/** Extensions that identify files next to index.html. */
export const rootFileEndings: readonly string[] = ['json', 'js', 'webmanifest', 'svg', 'ico', 'txt', 'xml']

/** Returns whether a path is a hidden file, such as those for hosts. They are never served. */
export function isHiddenPath(pathname: string): boolean {
  return /\/\.(?!well-known\/)/.test(pathname)
}

/** Returns whether a path below the site's base (`/assets/x.js`) can only be a file. */
export function isFilePath(pathname: string): boolean {
  return (
    fileFolders.some((folder) => pathname.startsWith(`/${folder}/`)) ||
    new RegExp(`^/[\\w-]+\\.(?:${rootFileEndings.join('|')})$`).test(pathname)
  )
}
