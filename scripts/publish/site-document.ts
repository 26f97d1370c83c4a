import { escapeMarkup } from '../../src/content/escape.ts'
import type { PageHead } from '../../src/content/page-head.ts'
import { indexFileNames, pathnameOf } from '../../src/content/page-path.ts'
import type { FoundPage } from '../../src/content/write-manifest.ts'
import type { SiteFrame } from '../../src/prepare/site-frame.ts'

/** The lines of a built document that the publishing step reads or changes. */

const metaPolicy = /[ \t]*<meta\s[^>]*http-equiv\s*=\s*"Content-Security-Policy"[^>]*>\n?/gi

/** Returns the base path in `<base href>`, with slashes at both ends (docs/decisions/0003). */
export function baseOf(html: string): string {
  const href = /<base\s[^>]*href\s*=\s*"([^"]*)"/i.exec(html)?.[1] ?? '/'
  return new URL(href, 'https://site.invalid/').pathname.replace(/[^/]*$/, '')
}

/** Returns the first policy in a document; `undefined` if it has none. */
export function ownPolicyOf(html: string): string | undefined {
  return /\scontent\s*=\s*"([^"]*)"/i.exec(html.match(metaPolicy)?.[0] ?? '')?.[1]
}

/** Returns the document with these policies in meta elements, before everything that they could block. */
export function withOwnPolicies(html: string, policies: readonly string[]): string {
  const elements = policies.map(
    (policy) => `    <meta http-equiv="Content-Security-Policy" content="${policy}" />\n`,
  )
  const without = html.replaceAll(metaPolicy, '')
  return without.replace(/(<meta\s+charset[^>]*>\n?)/i, (charset) => charset + elements.join(''))
}

/** The elements that `browser/document-head.ts` replaces when another page is shown. */
const pageElement = /[ \t]*<(?:meta|link)\s[^>]*\sdata-page=""[^>]*>\n?/g

/** Returns whether a document was written for one page. */
export function isPageHead(html: string): boolean {
  return /<html[^>]*\sdata-page-document\b/i.test(html.slice(0, 500))
}

/** Returns the document without the head of a page. */
export function withoutHead(html: string): string {
  return html.replaceAll(pageElement, '')
}

/**
 * Returns the application's document with the head of a page. Texts are escaped.
 *
 * @param kind `page` for a separate document, `site` for the document that also answers for all other paths
 */
export function withHead(html: string, { title, lang, tags }: PageHead, kind: 'page' | 'site'): string {
  const elements = tags.map(
    ({ tag, attributes }) =>
      `    <${tag}${Object.entries(attributes)
        .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
        .join('')} data-page="" />\n`,
  )
  const mark = kind === 'page' ? ' data-page-document' : ''
  return (
    withTitle(withoutHead(html), title)
      // The mark is at the beginning, where `isPageHead` looks for it: the list of folders with an index.md can be long.
      .replace(/<html[^>]*>/i, (root) =>
        root.replace(/\slang="[^"]*"/i, () => ` lang="${escapeMarkup(lang)}"${mark}`),
      )
      .replace(titleElement, (element) => element + elements.join(''))
  )
}

const titleElement = /<title>[^<]*<\/title>\n?/i

/** The style rules of the site, which are the only style element with this mark. */
const siteStyle = /[ \t]*<style data-site="">[^<]*<\/style>\n?/g

/** Returns the document with the style rules of the site, after all others. */
export function withSiteStyle(html: string, rules: string): string {
  const without = html.replaceAll(siteStyle, '')
  const end = without.lastIndexOf('</head>')
  if (rules === '' || end < 0) return without
  const start = without.slice(0, end).replace(/[ \t]*$/, '')
  return `${start}    <style data-site="">${rules}</style>\n  ${without.slice(end)}`
}

/** Returns the document with the folders that have an index.md (`src/data/page-target.ts`). */
export function withIndexMark(html: string, pages: readonly FoundPage[]): string {
  const folders = indexMarkOf(pages)
  const mark = folders.length === 0 ? '' : ` data-index-md="${escapeMarkup(folders.join(' '))}"`
  return html.replace(/<html[^>]*>/i, (root) =>
    root.replace(/ data-index-md(?:="[^"]*")?/, '').replace(/>$/, () => `${mark}>`),
  )
}

/** Returns the folders with an index.md; if most have one, `*` and the folders with a README.md. */
function indexMarkOf(pages: readonly FoundPage[]): readonly string[] {
  const [usual, other] = indexFileNames
  const foldersWith = (name: string) =>
    pages.filter(({ file }) => file.endsWith(`/${name}`)).map((page) => pathnameOf(page))
  const [marked, unmarked] = [foldersWith(other), foldersWith(usual)]
  return marked.length > unmarked.length ? ['*', ...unmarked] : marked
}

/** The frame of the site's pages, which is the only script element with this mark. It is data, so no policy concerns it. */
const siteFrame = /[ \t]*<script type="application\/json" data-frame="">[^<]*<\/script>\n?/g

/**
 * Returns the document with the frame that pages share (`src/prepare/site-frame.ts`), and the mark that pages have prepared
 * files, which the first script reads.
 */
export function withSiteFrame(html: string, frame: SiteFrame | undefined): string {
  const without = html
    .replaceAll(siteFrame, '')
    .replace(/<html[^>]*>/i, (root) =>
      root.replace(/ data-prepared(?:="[^"]*")?/, '').replace(/>$/, frame ? ' data-prepared="">' : '>'),
    )
  if (frame === undefined) return without
  const json = JSON.stringify(frame).replaceAll('<', '\\u003c')
  // The script runs before the rest of the document has arrived.
  return without.replace(
    /[ \t]*<script type="module"/,
    (script) => `    <script type="application/json" data-frame="">${json}</script>\n${script}`,
  )
}

/** Returns the document with another title. */
export function withTitle(html: string, title: string): string {
  return html.replace(/<title>[^<]*<\/title>/i, () => `<title>${escapeMarkup(title)}</title>`)
}
