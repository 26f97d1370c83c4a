import { escapePattern } from '../../src/content/escape.ts'
import { lineAt } from '../../src/content/json-positions.ts'
import { parseAttributes } from '../../src/dialect/attribute-list.ts'
import { quoted } from './component-rows.ts'
import { readLoosely, replaceOutsideCode, withEdits } from './edits.ts'
import { fenceScanner } from './fence-scanner.ts'
import type { Icons } from './icons.ts'
import type { Notes } from './page-report.ts'

/** Where what is lost is reported. */
export interface Place {
  readonly notes: Notes
  /** Line of the text's first line in its file. */
  readonly firstLine: number
  readonly icons: Icons
}

interface InlineRow {
  readonly pattern: RegExp
  readonly replace: (match: RegExpExecArray) => string | undefined
}

/** Inline syntax of other engines within a line. For a new one, add a row. */
const rows: readonly InlineRow[] = [
  // Proposed changes, which are read as they would be after they were accepted.
  { pattern: /\{\+\+([^+\n]+?)\+\+\}/g, replace: ([, text = '']) => `<ins>${text}</ins>` },
  { pattern: /\{--([^\n{}]+?)--\}/g, replace: ([, text = '']) => `~~${text}~~` },
  { pattern: /\{==([^\n{}]+?)==\}/g, replace: ([, text = '']) => `==${text}==` },
  { pattern: /\{>>([^\n{}]+?)<<\}/g, replace: ([, text = '']) => `(${text.trim()})` },
  {
    pattern: /\{~~([^\n{}]+?)~>([^\n{}]+?)~~\}/g,
    replace: ([, before = '', after = '']) => `~~${before}~~ <ins>${after}</ins>`,
  },
  { pattern: /\^\^([^\s^][^^\n]*?)\^\^/g, replace: ([, text = '']) => `<ins>${text}</ins>` },
  { pattern: /\+\+([\w"'+., -]+?)\+\+/g, replace: ([, keys = '']) => keysOf(keys) },
  // A table of contents is beside every page.
  { pattern: /^[ \t]*(?:\[\[toc\]\]|\[TOC\]|\[\[_TOC_\]\])[ \t]*$/gim, replace: () => '' },
  {
    pattern: /\{:?[ ]*([#.][\w-]+(?:[ ]+[^{}\n]*)?|[a-z]+=[^{}\n]+?)[ ]*\}/g,
    replace: ([, inner = '']) => attributesOf(inner),
  },
  {
    pattern: /\[=[ ]?(\d+(?:\.\d+)?%?)[ ]*(?:"([^"\n]*)")?\]/g,
    replace: ([, value = '', label]) => label ?? value,
  },
  // The ID of a heading, settings in the titles of links, and a mark for its own menu in docsify.
  {
    pattern: /^(#{1,6}[ \t].*?)[ \t]+:id=([\w-]+)[ \t]*$/gm,
    replace: ([, heading = '', id = '']) => `${heading} {#${id}}`,
  },
  { pattern: /[ \t]*\{docsify-ignore(?:-all)?\}/g, replace: () => '' },
  {
    pattern: /(!?\[[^\]\n]*\]\([^)\s]+)[ \t]+(["'])((?::[\w-]+(?:=[^"'\s]*)?[ \t]*)+)\2\)/g,
    replace: ([whole, link = '', , settings = '']) =>
      settings.includes(':include') ? whole : `${link}${sizeIn(settings)})`,
  },
  // Docusaurus wants a backslash in MDX.
  { pattern: /\\\{#([\w-]+)\}/g, replace: ([, id = '']) => `{#${id}}` },
]

/** `:size=50x100` → ` =50x100`. Other settings of a link have no counterpart. */
function sizeIn(settings: string): string {
  const [, width, height = ''] = /:size=(\d+)(?:x(\d+))?(?!\S)/.exec(settings) ?? []
  return width === undefined ? '' : ` =${width}x${height}`
}

const allowed =
  /^(?:#[\w.-]+|\.[A-Za-z][\w-]*|(?:width|height|title|lang|dir|target)=(?:"[^"]*"|'[^']*'|[^\s"']+))$/

/** Keeps the attributes that the dialect has; none leaves nothing. */
function attributesOf(inner: string): string | undefined {
  const parts = inner.match(/[\w-]+="[^"]*"|[\w-]+='[^']*'|[^\s]+/g) ?? []
  const kept = parts
    .map((part) => part.replace(/^id=["']?([\w.-]+)["']?$/, '#$1'))
    .filter((part) => allowed.test(part))
  return kept.length === 0 ? '' : `{${kept.join(' ')}}`
}

const keysOf = (keys: string) =>
  keys
    .split('+')
    .map((key) => key.trim().replaceAll(/^"|"$/g, ''))
    .map((key) => `<kbd>${key.slice(0, 1).toUpperCase()}${key.slice(1)}</kbd>`)
    .join('+')

/** Replaces inline syntax of other engines. Every line stays where it is. */
export const convertInlineMarks = (text: string): string =>
  rows.reduce((done, { pattern, replace }) => replaceOutsideCode(done, pattern, replace), text)

/**
 * Writes attributes (`{#id .class}`) as the dialect reads them. It reads them at the end of headings and paragraphs, and
 * directly after links, images, and code. Elsewhere, an ID is a mark in the text, and the rest is left out.
 */
export function convertAttributeLists(text: string, { notes, firstLine }: Place): string {
  if (!/\{[#.\w]/.test(text)) return text
  const { nodes } = readLoosely(text)
  const endsOf = (...types: readonly string[]) =>
    new Set(nodes.flatMap(({ type, position }) => (types.includes(type) ? [position?.end.offset] : [])))
  const holders = endsOf('link', 'linkReference', 'image', 'imageReference', 'inlineCode')
  const blocks = endsOf('paragraph', 'heading')
  return replaceOutsideCode(text, /([ \t]*)\{([^{}\n]+)\}(?=([^\n]*))/g, (match) => {
    const { 0: whole, 1: space = '', 2: inner = '', 3: rest = '', index } = match
    const attributes = parseAttributes(inner)
    const before = text.slice(text.lastIndexOf('\n', index - 1) + 1, index)
    if (!attributes || /^\s*(?:$|:{3,})/.test(before) || text[index - 1] === '\\') return undefined
    if (space === '' && holders.has(index)) return undefined
    const isAtEnd = /^[ \t]*#*[ \t]*$/.test(rest)
    if (isAtEnd && (/^\s*#{1,6}\s/.test(before) || blocks.has(index + whole.length)))
      return space === '' ? ` ${whole}` : undefined
    const { id, classes, values } = attributes
    if (classes.length > 0 || values.size > 0)
      notes.warn(
        firstLine + lineAt(text, index) - 1,
        `The attributes {${inner}} are left out, because words can't have any here.`,
      )
    return id === undefined ? '' : `${space}<a id="${id}"></a>`
  })
}

/** Removes settings of boxes (`:::tip{icon="x"}`), except a title. */
export function convertBoxSettings(text: string, { notes, firstLine, icons }: Place): string {
  return replaceOutsideCode(
    text,
    /^(\s*:{3,}[ \t]*\w+)((?:\[[^\]\n]*\])?)\{([^}\n]*)\}/gm,
    ({ 1: start = '', 2: label = '', 3: inner = '', index }) => {
      const line = firstLine + lineAt(text, index + start.search(/\S/)) - 1
      const [, icon] = /\bicon="([^"]*)"/.exec(inner) ?? []
      const [, title] = /\btitle="([^"]*)"/.exec(inner) ?? []
      if (icon !== undefined) icons.add(icon, line)
      if (icon === undefined && title === undefined)
        notes.warn(line, `The settings {${inner}} of the box are left out.`)
      return title === undefined || label !== '' ? start + label : `${start} ${title}`
    },
  )
}

/** `*[HTML]: Hyper Text Markup Language`: explains the abbreviation wherever it is, and removes the line. */
export function convertAbbreviations(text: string): string {
  const known = new Map<string, string>()
  const body = replaceOutsideCode(text, /^\*\[([^\]\n]+)\]:[ \t]*(.+)$/gm, ([, short = '', long = '']) => {
    known.set(short, long.trim())
    return ''
  })
  return [...known].reduce((done, [short, long]) => {
    const pattern = new RegExp(`(?<![\\w/#.[-])${escapePattern(short)}(?![\\w\\]/-])`, 'g')
    return replaceOutsideCode(done, pattern, () => `<abbr title="${quoted(long)}">${short}</abbr>`)
  }, body)
}

/** `Term` and below it `:   Explanation`: a list with the term in bold. */
export function convertDefinitionLists(text: string): string {
  if (!/^:[ \t]{1,3}\S/m.test(text)) return text
  const lines = text.split('\n')
  const done: string[] = []
  const scan = fenceScanner()
  let isInside = false
  for (const line of lines) {
    const isText = scan(line) === 'outside'
    const [, explanation] = (isText && /^:[ \t]+(\S.*)$/.exec(line)) || []
    if (explanation !== undefined) {
      if (!isInside) {
        const empty = done.at(-1)?.trim() === '' ? done.pop() : undefined
        const term = done.pop() ?? ''
        done.push(`- **${term.trim()}**`, ...(empty === undefined ? [''] : [empty]))
      }
      done.push(`  ${explanation}`)
      isInside = true
    } else if (isInside && /^ {4}\S/.test(line)) done.push(line.slice(2))
    else {
      if (line.trim() !== '') isInside = false
      done.push(line)
    }
  }
  return done.join('\n')
}

/** Removes the language of code in a line (`#!py print(1)`), which the dialect doesn't highlight. */
export const convertInlineCode = (text: string): string =>
  withEdits(
    text,
    readLoosely(text).nodes.flatMap(({ type, position }) => {
      const start = position?.start.offset ?? 0
      const [whole, marks = ''] = (type === 'inlineCode' && /^(`+)#!\w+[ ]/.exec(text.slice(start))) || []
      return whole === undefined ? [] : [{ start, end: start + whole.length, text: marks }]
    }),
  )

/** Comments that hooks of Material replace, in headings and elsewhere: `### <!-- md:setting config.enabled -->`. */
export function convertMacros(text: string): string {
  if (!text.includes('<!-- md:')) return text
  const { isCode } = readLoosely(text)
  return text.replaceAll(
    /(^#+[ \t]+)?<!-- md:(\w+)(?: ([^>]*?))? -->/gm,
    (whole: string, marks: string | undefined, name: string, words: string | undefined, offset: number) => {
      if (isCode(offset)) return whole
      const plain = (words ?? '').replaceAll(/[`"]/g, '')
      return marks === undefined ? `<Badge text="${`${name} ${plain}`.trim()}" />` : `${marks}\`${plain}\``
    },
  )
}
