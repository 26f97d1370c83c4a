import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { ContentIssue } from '../../src/content/issue.ts'

/** The files of a folder that can be published, and the entries that must not be. */
export interface FileList {
  /** Sorted, below the folder, with `/`. */
  readonly files: readonly string[]
  readonly refused: readonly { readonly file: string; readonly kind: RefusedKind }[]
}

type RefusedKind = Extract<ContentIssue['kind'], 'link-outside' | 'link-unusable' | 'file-special'>

/**
 * Lists a folder without its hidden files. A link to a file in the folder counts as that file. Every other link, also a
 * hidden one, and what isn't a file are refused, because a copy of the folder would contain what is behind them.
 *
 * @param linked another folder that links may lead to, and whose folders are listed. Nothing hidden is refused then, because
 * the folder is served in place
 */
export async function listFiles(folder: string, linked = ''): Promise<FileList> {
  const roots = (await Promise.all([folder, linked].filter((one) => one !== '').map(realPath))).filter(
    (root) => root !== undefined,
  )
  const files: string[] = []
  const refused: FileList['refused'][number][] = []
  const walk = async (below: string, isHidden: boolean): Promise<void> => {
    const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => [])
    for (const entry of entries) {
      const file = below === '' ? entry.name : `${below}/${entry.name}`
      const hides = isHidden || entry.name.startsWith('.')
      const kind = entry.isSymbolicLink() ? await kindOfLink(join(folder, file), roots) : kindOf(entry)
      if (kind === 'folder') await walk(file, hides)
      else if (kind !== 'file' && !(hides && linked !== '')) refused.push({ file, kind })
      else if (kind === 'file' && !hides) files.push(file)
    }
  }
  await walk('', false)
  return { files: files.toSorted(), refused }
}

const kindOf = (entry: { isDirectory(): boolean; isFile(): boolean }) => {
  if (entry.isDirectory()) return 'folder'
  return entry.isFile() ? 'file' : 'file-special'
}

async function kindOfLink(
  path: string,
  [own, linked]: readonly string[],
): Promise<'file' | 'folder' | RefusedKind> {
  const target = await realPath(path)
  if (target === undefined || own === undefined) return 'link-unusable'
  const isLinked = linked !== undefined && isBelow(target, linked)
  const inside = relative(own, target).split(sep)
  if (!isLinked && (!isBelow(target, own) || inside.some((name) => name.startsWith('.'))))
    return 'link-outside'
  const kind = kindOf(await stat(target))
  return kind === 'folder' && !isLinked ? 'link-unusable' : kind
}

const isBelow = (path: string, folder: string) => `${path}${sep}`.startsWith(folder + sep)

const realPath = (path: string) => realpath(path).catch(() => undefined)

/** Returns every file below a folder, sorted by path with `/`, without hidden files and folders. */
export async function filesBelow(folder: string): Promise<readonly string[]> {
  return (await listFiles(folder)).files
}

/** Returns a file's content; `undefined` if it does not exist, or is no file, such as a named pipe without an end. */
export async function readRegularFile(path: string): Promise<Buffer | undefined> {
  try {
    return (await stat(path)).isFile() ? await readFile(path) : undefined
  } catch {
    return undefined
  }
}
