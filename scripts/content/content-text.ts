import { realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { readRegularFile } from './list-files.ts'

/**
 * Returns a text file below the content folder; `undefined` if it does not exist, or is a link that leads outside. The
 * folder of a language can be a link (hosts/docker).
 */
export async function contentText(folder: string, file: string): Promise<string | undefined> {
  const [language = ''] = file.split('/')
  const [path, ...roots] = await Promise.all(
    [join(folder, file), folder, join(folder, language)].map((one) => realpath(one).catch(() => undefined)),
  )
  const isInside = roots.some((root) => root !== undefined && path?.startsWith(root + sep))
  return path !== undefined && isInside ? (await readRegularFile(path))?.toString('utf8') : undefined
}
