import { repositoryPath } from '../../../content/code-host.ts'
import type { FileChange } from '../file-change.ts'
import type { RepositoryChange } from './code-host-api.ts'
import { HandInFailure } from './hand-in-failure.ts'

/**
 * Returns changes with the paths of their files in the repository.
 *
 * @param folder of the content in the repository
 * @throws HandInFailure `path` with the files that must not be changed from here
 */
export function inRepository(folder: string, changes: readonly FileChange[]): readonly RepositoryChange[] {
  const found = changes.map((change) => ({ change, path: repositoryPath(folder, change.path) }))
  const files = found.flatMap(({ change, path }) => (path === undefined ? [change.path] : []))
  if (files.length > 0) throw new HandInFailure('path', { files })
  return found.flatMap(({ change, path }) => (path === undefined ? [] : [{ change, path }]))
}
