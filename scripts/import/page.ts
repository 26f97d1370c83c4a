import { isRecord } from '../../src/config/is-record.ts'
import { readContentFile } from '../../src/content/front-matter.ts'
import { lineAt } from '../../src/content/json-positions.ts'
import { folderTitleOf } from '../../src/content/page-path.ts'
import { convertComponents, tidy } from './components.ts'
import { convertDocsify } from './docsify.ts'
import { container, readLoosely, replaceOutsideCode } from './edits.ts'
import { convertHighlights } from './fences.ts'
import { convertFields } from './fields.ts'
import { iconsOf } from './icons.ts'
import { convertIndentedBlocks } from './indented-blocks.ts'
import {
  convertAbbreviations,
  convertAttributeLists,
  convertBoxSettings,
  convertDefinitionLists,
  convertInlineCode,
  convertInlineMarks,
  convertMacros,
} from './inline-marks.ts'
import { convertLinks, type Retarget } from './links.ts'
import { convertLiquid } from './liquid.ts'
import { ifText } from './literal.ts'
import { withoutModules } from './modules.ts'
import type { Notes } from './page-report.ts'
import { withoutPre } from './pre-code.ts'
import type { SourcePage } from './site-map.ts'
import { type ReadPart, readSnippets } from './snippets.ts'
import type { Source, TitledSource } from './source.ts'

export interface ImportJob {
  readonly page: SourcePage
  readonly text: string
  readonly source: TitledSource
  readonly notes: Notes
  readonly retarget: Retarget
  readonly read: ReadPart
  /** The text of the page's entry in the menu. */
  readonly menuTitle?: string | undefined
  /** Returns the title of the page that an address leads to. */
  readonly titleOf?: (url: string) => string | undefined
}

/** A converted page. */
export interface ConvertedPage {
  readonly page: SourcePage
  readonly fields: Readonly<Record<string, unknown>>
  readonly body: string
}

/** Converts a page of another engine. First what leaves every line in its place, so that notes have the right lines. */
export async function convertPage({
  page,
  text,
  source,
  notes,
  retarget,
  read,
  menuTitle,
  titleOf = () => undefined,
}: ImportJob): Promise<ConvertedPage> {
  const { values, lines, body, bodyLine, issues } = await readContentFile(text, page.file)
  for (const { line } of issues)
    notes.fail(line, 'The front matter cannot be read, so its values are missing. Fix the YAML.')
  const icons = iconsOf(notes)
  const isMdx = source.isMdx || page.file.endsWith('.mdx') || importsComponents(body, source)
  const modules = isMdx ? withoutModules(body) : undefined
  const pre = source.engine === 'GitBook' ? withoutPre(body) : undefined
  const plain = modules?.text ?? pre?.text ?? body
  const liquid =
    source.engine === 'GitBook'
      ? convertLiquid(plain, { notes, firstLine: bodyLine, titleOf })
      : withoutReferences(withoutScripts(plain, source, notes, bodyLine), source, notes, bodyLine)
  // In MDX, two braces are an object.
  if (isMdx) reportScripts(liquid, (name) => modules?.constantOf(name), { notes, firstLine: bodyLine })
  else reportExpressions(liquid, notes, bodyLine)
  const place = { notes, firstLine: bodyLine, icons }
  const boxes = convertBoxSettings(liquid, place)
  const inline = convertInlineMarks(
    convertAbbreviations(
      source.engine === 'MkDocs'
        ? convertInlineCode(convertMacros(boxes))
        : withWholeParts(boxes, notes, bodyLine),
    ),
  )
  const plainMarks = icons.convert(convertAttributeLists(inline, place), bodyLine)
  const linked = convertLinks(plainMarks, retarget, bodyLine)
  const snippets = readSnippets(linked, read, notes, bodyLine)
  const components = convertComponents(snippets.text, {
    ...place,
    imported: (name) => modules?.imports.get(name),
    constantOf: (name) => modules?.constantOf(name),
  })
  const snipped = snippets.restore(components)
  const complete = pre?.restore(snipped) ?? snipped
  const converted = source.engine === 'MkDocs' ? convertIndentedBlocks(complete) : complete
  const lists = source.engine === 'MkDocs' ? convertDefinitionLists(converted) : convertDocsify(converted)
  // A formula on one line is a block only with its marks on lines of their own.
  const formulas = replaceOutsideCode(
    lists,
    /^([ \t]*)\$\$[ \t]*(\S[^\n]*?)[ \t]*\$\$[ \t]*$/gm,
    ([, before = '', formula = '']) => `${before}$$\n${before}${formula}\n${before}$$`,
  )
  const fields = convertFields(values, lines, { notes, icons })
  const whole = tidy(bannerOf(values) + convertHighlights(formulas)).replace(/^\n+/, '')
  icons.report()
  return { page, ...withTitle(fields, whole, { page, source, menuTitle }) }
}

/** Returns the notice that Starlight shows above a page. */
function bannerOf({ banner }: Readonly<Record<string, unknown>>): string {
  const content = isRecord(banner) ? ifText(banner.content) : undefined
  return content === undefined ? '' : `${container('info', '', content.trim())}\n\n`
}

/** Returns whether a page of a folder without an engine is MDX with another ending. */
const importsComponents = (text: string, { engine }: Source): boolean =>
  engine === 'Markdown' && /^import\s+\S.*\sfrom\s+['"][^'"\n]+['"];?[ \t]*$/m.test(text)

/** Removes Vue's `<script>` and `<style>`. Empty lines take their places. */
function withoutScripts(text: string, { engine }: Source, notes: Notes, firstLine: number): string {
  if (!engine.startsWith('V') && engine !== 'docsify') return text
  return replaceOutsideCode(
    text,
    /^<(script|style)\b[^>]*>[\s\S]*?^<\/\1>/gm,
    ({ 0: whole, 1: name, index }) => {
      notes.warn(
        firstLine + lineAt(text, index) - 1,
        `The <${name}> of the page is left out. The site runs none of it.`,
      )
      return whole.replaceAll(/[^\n]/g, '')
    },
  )
}

/** Leaves the name of what a plugin of MkDocs would have described from source code (`::: package.name`). */
function withoutReferences(text: string, { engine }: Source, notes: Notes, firstLine: number): string {
  if (engine !== 'MkDocs') return text
  return replaceOutsideCode(text, /^::: ([\w.]+)[ \t]*(?:\n(?:[ \t]*\n)*[ \t]{2,}.*)*/gm, (match) => {
    const { 0: whole, 1: name = '', index } = match
    notes.warn(
      firstLine + lineAt(text, index) - 1,
      `A plugin of the old site wrote the reference of ${name}. Only the name is shown.`,
    )
    return `\`${name}\`${whole.replaceAll(/[^\n]/g, '')}`
  })
}

/** Reports what a template language would have replaced. It stays as it is. */
function reportExpressions(text: string, notes: Notes, firstLine: number): void {
  replaceOutsideCode(text, /\{\{[^{}\n]*\}\}|\{%[^%\n]*%\}|<%[^%\n]*%>/g, (match) => {
    notes.warn(
      firstLine + lineAt(text, match.index) - 1,
      `${match[0]} is shown as text, because no template runs.`,
    )
    return undefined
  })
}

/** Includes whole files where a page names lines of them (`{1,5}`), because the import changes the numbers of lines. */
function withWholeParts(text: string, notes: Notes, firstLine: number): string {
  if (!text.includes('@include')) return text
  const { isCode } = readLoosely(text)
  return text.replaceAll(
    /^([ \t]*<!--[ \t]*@include:[ \t]*([^\s{}]+))(\{\d*,\d*\})/gm,
    (whole: string, start: string, path: string, lines: string, offset: number) => {
      if (isCode(offset)) return whole
      notes.warn(
        firstLine + lineAt(text, offset) - 1,
        `Only the lines ${lines} of ${path} were shown. All of it is shown now: move these lines to a separate file.`,
      )
      return start
    },
  )
}

/** Reports what JavaScript in braces would have written between the words of a page. */
function reportScripts(
  text: string,
  constantOf: (name: string) => string | undefined,
  { notes, firstLine }: { readonly notes: Notes; readonly firstLine: number },
): void {
  replaceOutsideCode(text, /(?<![={$\\\w])\{([A-Za-z_][^{}\n]*)\}/g, ({ 0: whole, 1: inner = '', index }) => {
    const isInTag = /<[^<>]*$/.test(text.slice(Math.max(0, index - 300), index))
    if (!isInTag && constantOf(inner.trim()) === undefined)
      notes.warn(
        firstLine + lineAt(text, index) - 1,
        `${whole} is shown as text, because nothing of the page runs.`,
      )
    return undefined
  })
}

/** Sets the title, which pages have in the front matter, in a heading, or in both. */
function withTitle(
  fields: Readonly<Record<string, unknown>>,
  body: string,
  { page, source, menuTitle }: Pick<ImportJob, 'page' | 'source' | 'menuTitle'>,
): Pick<ConvertedPage, 'fields' | 'body'> {
  const [whole, heading] = /^(?:&nbsp;\s*)*#[ \t]+(.+?)[ \t]*#*[ \t]*(?:\n|$)/.exec(body) ?? []
  const { title: given, ...others } = fields
  if (whole === undefined || heading === undefined) {
    const name = nameOf(page)
    const usual = name === `/${page.locale}/` ? source.title : undefined
    const title = String(given ?? fields.heroText ?? usual ?? menuTitle ?? folderTitleOf(name))
    return { fields: { title, ...others }, body }
  }
  const title = plainTitle(heading)
  const short =
    typeof given === 'string' && given !== title && !('shortTitle' in others) ? { shortTitle: given } : {}
  // A heading with images or badges stays: the site shows it as the title.
  const isPlain = !/[<![]/.test(heading)
  return {
    fields: { title, ...short, ...others },
    body: isPlain ? body.slice(whole.length).replace(/^\n+/, '') : body,
  }
}

const nameOf = ({ out }: SourcePage) =>
  `/${out.replace(/\/?(?:README|index)\.md$/i, '').replace(/\.md$/, '')}/`

/** Returns the words of a heading without markup. */
const plainTitle = (heading: string): string =>
  heading
    .replaceAll(/!\[[^\]]*\]\([^)]*\)|<[^>]*>/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\{[#.][^}]*\}/g, '')
    .replaceAll(/[`*]|\\(?=[<>{}#_])/g, '')
    .trim()
