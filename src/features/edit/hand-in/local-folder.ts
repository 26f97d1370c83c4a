import { localeIds } from '../../../config/locales/each-locale.ts'
import type { FileChange } from '../file-change.ts'
import { blobIdOf, bytesOf } from './blob-id.ts'
import { blobIdsOf, contentAfter, withMarkOf } from './file-content.ts'
import { inRepository } from './in-repository.ts'

/** A folder that the reader gave access to (File System Access). */
export type Folder = FileSystemDirectoryHandle

interface FolderPicker {
  readonly showDirectoryPicker?: (options: { readonly mode: 'readwrite' }) => Promise<Folder>
}

/** Returns the browser's dialog for a folder that the page may write to; `undefined` if it has none. */
export function folderPicker(): (() => Promise<Folder>) | undefined {
  const picker = (window as FolderPicker).showDirectoryPicker
  return picker && (() => picker.call(window, { mode: 'readwrite' }))
}

export type FolderResult =
  /** `count` files were written or deleted. */
  | { readonly kind: 'done'; readonly count: number }
  | { readonly kind: 'not-content' }
  /** Nothing was written, because these files differ from the text that the edit began with. */
  | { readonly kind: 'conflict'; readonly files: readonly string[] }

/**
 * Writes changes to a folder: the repository, or the content folder in it. All files are compared first, so a conflict
 * writes nothing.
 *
 * @param contentFolder folder of the content in the repository
 * @throws HandInFailure `path`; other errors if the browser doesn't get the permission, or can't write
 */
export async function writeToFolder(
  picked: Folder,
  contentFolder: string,
  changes: readonly FileChange[],
): Promise<FolderResult> {
  const root = await rootOf(picked, contentFolder)
  if (!root) return { kind: 'not-content' }
  const compared = await Promise.all(
    inRepository(root.below, changes).map(async ({ change: given, path }) => {
      const names = path.split('/')
      const current = await idOf(picked, names)
      const change = withMarkOf(given, current)
      const { before, after } = blobIdsOf(change)
      const isUnknown = change.base === undefined && after === undefined
      const isConflict = !isUnknown && current !== after && current !== before
      return { change, names, isConflict, isDone: current === after }
    }),
  )
  const files = compared.filter(({ isConflict }) => isConflict).map(({ change }) => change.path)
  if (files.length > 0) return { kind: 'conflict', files }
  const open = compared.filter(({ isDone }) => !isDone)
  for (const { change, names } of open) await write(picked, names, contentAfter(change))
  return { kind: 'done', count: open.length }
}

/** Returns where the content is below a folder; `undefined` if it isn't there. */
async function rootOf(
  picked: Folder,
  contentFolder: string,
): Promise<{ readonly below: string } | undefined> {
  const names = contentFolder.split('/').filter((name) => name !== '')
  if (names.length > 0 && (await folderAt(picked, names))) return { below: contentFolder }
  const languages = await Promise.all(localeIds.map((id) => folderAt(picked, [id])))
  return languages.some((folder) => folder !== undefined) ? { below: '' } : undefined
}

async function folderAt(folder: Folder, names: readonly string[]): Promise<Folder | undefined> {
  let found = folder
  for (const name of names) {
    const next = await unlessMissing(found.getDirectoryHandle(name))
    if (!next) return undefined
    found = next
  }
  return found
}

async function idOf(folder: Folder, names: readonly string[]): Promise<string | undefined> {
  const parent = await folderAt(folder, names.slice(0, -1))
  const handle = parent && (await unlessMissing(parent.getFileHandle(names.at(-1) ?? '')))
  if (!handle) return undefined
  return blobIdOf(new Uint8Array(await (await handle.getFile()).arrayBuffer()))
}

async function write(
  folder: Folder,
  names: readonly string[],
  content: string | Uint8Array | undefined,
): Promise<void> {
  let parent = folder
  for (const name of names.slice(0, -1)) parent = await parent.getDirectoryHandle(name, { create: true })
  const name = names.at(-1) ?? ''
  if (content === undefined) return parent.removeEntry(name)
  const stream = await (await parent.getFileHandle(name, { create: true })).createWritable()
  await stream.write(bytesOf(content).slice())
  await stream.close()
}

/** Returns `undefined` for an entry that doesn't exist, or is of the other kind. */
async function unlessMissing<Handle>(task: Promise<Handle>): Promise<Handle | undefined> {
  try {
    return await task
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'NotFoundError' || name === 'TypeMismatchError') return undefined
    throw error
  }
}
