import { readFile } from 'node:fs/promises'

/** Returns a file's text; `undefined` if it cannot be read. */
export const textOfFile = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').catch(() => undefined)
