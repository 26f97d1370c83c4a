import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeShellFiles } from './shell-files.ts'

/** The one line that knows where the site lives (docs/decisions/0003). */
const baseLine = /<base href="[^"]*"\s*\/?>/

/**
 * Moves a built site below a path: rewrites the one line in its `index.html` (and in the `404.html` that some hosts want), and tells its service worker.
 *
 * @param base `/docs/`, with a slash at both ends
 * @returns what is wrong, as a sentence, or `undefined`
 */
export async function setBaseAddress(root: string, base: string): Promise<string | undefined> {
  if (!/^\/(?:[\w.~%-]+\/)*$/.test(base))
    return `--base ${base} is no path of a site. Write it with a slash at both ends, such as /docs/.`
  for (const name of ['index.html', '404.html']) {
    const file = join(root, name)
    const html = await readFile(file, 'utf8').catch(() => undefined)
    if (html === undefined && name === 'index.html')
      return `${file} does not exist. --base is for a built site: add --content dist/content --out dist/manifest.json.`
    if (html === undefined) continue
    if (!baseLine.test(html)) return `${file} has no line <base href="…">.`
    await writeFile(file, html.replace(baseLine, `<base href="${base}" />`))
  }
  await writeShellFiles(root)
  return undefined
}
