import { readFileSync } from 'node:fs'

/** How files of pictures start, as Latin-1, by the ending of their names. */
const starts: Readonly<Record<string, RegExp>> = {
  '.png': /^\x89PNG/,
  '.jpg': /^\xff\xd8\xff/,
  '.gif': /^GIF8/,
  '.webp': /^RIFF[\s\S]{4}WEBP/,
  '.avif': /^[\s\S]{4}ftypavi[fs]/,
  '.svg': /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE svg[^>]*>\s*)*<svg[\s>]/,
}

/** Returns the ending that the name of a picture needs, by the content of its file; `undefined` if it is no picture. */
export function pictureEnding(file: string): string | undefined {
  const start = readFileSync(file).subarray(0, 2000).toString('latin1')
  return Object.entries(starts).find(([, pattern]) => pattern.test(start))?.[0]
}
