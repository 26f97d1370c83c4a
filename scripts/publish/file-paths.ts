import { dataFolders, hashedFolder } from './header-rules.ts'

/** Folders of a built site in which only files live: a missing one there is missing, and never answered with the application. */
export const fileFolders: readonly string[] = [hashedFolder, ...dataFolders]

/** Endings that make a name beside index.html a file. */
export const rootFileEndings: readonly string[] = ['json', 'js', 'webmanifest', 'svg', 'ico', 'txt', 'xml']

/** Whether a path means a hidden file, such as those for hosts. None is shown. */
export function isHiddenPath(pathname: string): boolean {
  return /\/\.(?!well-known\/)/.test(pathname)
}

/** Whether a path below the site's base (`/assets/x.js`) can only be a file. */
export function isFilePath(pathname: string): boolean {
  return (
    fileFolders.some((folder) => pathname.startsWith(`/${folder}/`)) ||
    new RegExp(`^/[\\w-]+\\.(?:${rootFileEndings.join('|')})$`).test(pathname)
  )
}
