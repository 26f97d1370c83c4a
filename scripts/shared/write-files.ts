import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { textOfFile } from './text-of-file.ts'

/**
 * Writes a set of files completely or not at all: each is written under a temporary name, and only when all
 * are on the disk they are renamed, in the given order. Unchanged texts are not touched.
 *
 * @throws the system's error (no space, no permission); no file has changed then, and no temporary file is
 * left
 */
export async function writeFiles(files: ReadonlyMap<string, string | Uint8Array>): Promise<void> {
  const drafts = new Map<string, string>()
  try {
    for (const [file, content] of files) {
      if (typeof content === 'string' && (await textOfFile(file)) === content) continue
      await mkdir(dirname(file), { recursive: true })
      // Hidden, so that code that lists the folder does not treat it as a file of the site.
      const draft = join(dirname(file), `.${basename(file)}.${process.pid}`)
      drafts.set(file, draft)
      await writeFile(draft, content)
    }
    for (const [file, draft] of drafts) await rename(draft, file)
  } finally {
    for (const draft of drafts.values()) await rm(draft, { force: true })
  }
}
