import { join } from 'node:path'
import { writeFiles } from '../../scripts/shared/write-files.ts'

/** Writes texts by their paths below a folder. */
export const writeBelow = (folder: string, files: Readonly<Record<string, string>>) =>
  writeFiles(new Map(Object.entries(files).map(([name, text]) => [join(folder, name), text])))
