import { basePath } from '../../src/content/site-version.ts'

/** The only line that contains the site's base path (docs/decisions/0003). */
const baseLine = /<base href="[^"]*"\s*\/?>/

/** Returns what is wrong with a value of `--base` as a sentence, or `undefined`. */
export function baseFault(base: string): string | undefined {
  if (basePath.test(base)) return undefined
  return `--base ${base} is not the path of a site. Write it with a slash at both ends, such as /docs/.`
}

/** Returns a built document for another base path; `undefined` if it has no `<base>` line. */
export function withBaseLine(html: string, base: string): string | undefined {
  return baseLine.test(html) ? html.replace(baseLine, `<base href="${base}" />`) : undefined
}
