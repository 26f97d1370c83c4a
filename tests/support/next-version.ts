import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeLateParts, writeShellFiles } from '../../scripts/build/shell-files.ts'
import { headersFile } from '../../scripts/publish/headers-file.ts'
import { inlineHashesOf } from '../../scripts/publish/inline-hashes.ts'

/** `-BDN4rmVH.js` */
const hashedEnd = /-[\w-]{8}\.(?:js|css)/g

/** Publishes another version in a folder: every script and style has another name, and the old ones are gone. */
export async function publishNext(root: string): Promise<void> {
  const assets = join(root, 'assets')
  const files = (await readdir(assets, { recursive: true })).filter((file) => endOf(file) !== undefined)
  // Only the hash at the end of a name changes: the rest still identifies the part.
  const ends = new Set(files.map(endOf))
  const next = (text: string) =>
    text.replace(hashedEnd, (end) =>
      ends.has(end) ? end.replace(/.(?=\.\w+$)/, (last) => (last === 'x' ? 'y' : 'x')) : end,
    )
  for (const file of files) {
    const from = join(assets, file)
    await writeFile(from, next(await readFile(from, 'utf8')))
    await rename(from, next(from))
  }
  const html = join(root, 'index.html')
  const old = await readFile(html, 'utf8')
  await writeFile(html, next(old))
  // The document's scripts refer to others; the policy identifies them by hash.
  const headers = join(root, headersFile)
  const renewed = inlineHashesOf(next(old)).scripts
  const policy = inlineHashesOf(old).scripts.reduce(
    (text, hash, index) => text.replaceAll(hash, renewed[index] ?? hash),
    await readFile(headers, 'utf8'),
  )
  await writeFile(headers, policy)
  await writeLateParts(root)
  await writeShellFiles(root)
}

const endOf = (file: string) => /-[\w-]{8}\.(?:js|css)$/.exec(file)?.[0]
