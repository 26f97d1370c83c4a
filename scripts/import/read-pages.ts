import { join, posix } from 'node:path'
import { readContentFile } from '../../src/content/front-matter.ts'
import { sourceText } from './files.ts'
import { locatedIn, type SourceLanguage } from './languages.ts'
import { type ImportNote, notesFor } from './page-report.ts'
import { outOf, type SourcePage } from './site-map.ts'
import type { Source } from './source.ts'

/** A file that is left out, and why. */
export interface LeftOut {
  readonly file: string
  readonly reason: string
}

/** Files that are the frame of another engine's site. */
const frame = /(?:^|\/)(?:_sidebar|_navbar|_coverpage|_footer|_404|SUMMARY)\.md$/

/** Returns the path of a file on the new site, below the content folder; `undefined` if its language isn't there. */
export function outPathOf(
  file: string,
  languages: readonly SourceLanguage[],
  source: Source,
): string | undefined {
  const located = locatedIn(languages, file)
  return located && posix.join(located.locale, outOf(located.rest, source))
}

/** Reads the front matter of all pages, and chooses their paths. Two pages with one path are an error. */
export async function readSourcePages(
  files: readonly string[],
  source: Source,
  languages: readonly SourceLanguage[],
  notes: ImportNote[],
): Promise<{ readonly pages: readonly SourcePage[]; readonly leftOut: readonly LeftOut[] }> {
  const leftOut: LeftOut[] = []
  const pages: SourcePage[] = []
  const taken = new Map<string, string>()
  for (const file of files.filter((one) => /\.mdx?$/i.test(one))) {
    const located = locatedIn(languages, file)
    const path = outPathOf(file, languages, source)
    if (!located || path === undefined) {
      leftOut.push({ file, reason: 'it is outside of the folders of languages' })
      continue
    }
    if (frame.test(file)) {
      leftOut.push({ file, reason: reasonOf(file) })
      continue
    }
    const { values } = await readContentFile(sourceText(join(source.docs, file)) ?? '', file)
    if (values.draft === true) {
      leftOut.push({ file, reason: 'a draft' })
      continue
    }
    const isFirst = values.slug === '/' && !/\//.test(located.rest)
    const out = isFirst ? posix.join(located.locale, 'README.md') : path.replace(/\.MD$/, '.md')
    const key = out.toLowerCase().replace(/(^|\/)index\.md$/, '$1readme.md')
    const other = taken.get(key)
    if (other !== undefined) {
      notesFor(file, notes).fail(
        1,
        `The page is left out, because ${other} has the same path. Rename one of them.`,
      )
      continue
    }
    taken.set(key, file)
    const route = located.rest.replace(/\.mdx?$/i, '').replace(/(?:^|\/)(?:index|readme)$/i, '')
    const isPart = /(?:^|\/)_/.test(file)
    pages.push({
      file,
      out,
      locale: located.locale,
      folder: located.folder,
      route: posix.join(located.folder, route),
      values,
      isPart,
    })
  }
  return { pages, leftOut }
}

const reasonOf = (file: string) =>
  /_coverpage/.test(file)
    ? 'a cover. Write the home page anew'
    : 'a menu or frame of the old site, not a page'
