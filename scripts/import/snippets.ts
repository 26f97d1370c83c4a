import { extname } from 'node:path'
import { indent, readLoosely } from './edits.ts'
import type { Notes } from './page-report.ts'

/** Reads a file that a page takes in, by the path that the page writes. */
export type ReadPart = (path: string) => string | undefined

/** A text with a mark for each file that it takes in, so that its lines stay where they are, and the files. */
export interface WithSnippets {
  readonly text: string
  /** Puts the files into the text that became of it. */
  readonly restore: (text: string) => string
}

/** A character that no text contains. */
const mark = '\uE000'

/** Reads the files that a page takes in by `--8<-- "f"`, `<<< @/f`, or docsify's `':include'`. */
export function readSnippets(text: string, read: ReadPart, notes: Notes, firstLine: number): WithSnippets {
  const { isProtected } = readLoosely(text)
  const parts: string[] = []
  let offset = 0
  let isBlock = false
  const lines = text.split('\n').map((line, at) => {
    const start = offset
    offset += line.length + 1
    const wanted = snippetIn(line, isProtected(start + line.search(/\S|$/)), isBlock)
    if (wanted === undefined) return line
    if (wanted === 'block') {
      isBlock = !isBlock
      return ''
    }
    if (wanted.isShown) {
      notes.warn(firstLine + at, `The frame or player of ${wanted.path} becomes a link.`)
      return line.replace(/\s+['":]+include.*(?=\)\s*$)/, '')
    }
    if (/^https?:/.test(wanted.path)) {
      notes.warn(firstLine + at, 'The included file is on another server, so a link to it takes its place.')
      return `[${wanted.path}](${wanted.path})`
    }
    const found = read(wanted.path)
    if (found === undefined) {
      notes.fail(firstLine + at, `The included file ${wanted.path} doesn't exist. Add its text to the page.`)
      return ''
    }
    parts.push(written(found, wanted))
    return `${/^\s*/.exec(line)?.[0] ?? ''}${mark}${parts.length - 1}${mark}`
  })
  return {
    text: lines.join('\n'),
    restore: (converted) =>
      converted.replaceAll(
        new RegExp(`^([ \\t>]*)${mark}(\\d+)${mark}`, 'gm'),
        (_whole, before: string, at: string) => indent(parts[Number(at)] ?? '', before),
      ),
  }
}

interface Snippet {
  readonly path: string
  /** Language of a fence around the text; `undefined` if it is Markdown. */
  readonly language: string | undefined
  readonly region: string
  readonly more: string
  /** Whether it would be shown by a frame or a player. */
  readonly isShown?: boolean
}

/** Returns the snippet that a line takes in. `--8<--` works in code too, the others don't. */
function snippetIn(line: string, isCode: boolean, isBlock: boolean): Snippet | 'block' | undefined {
  const none = { language: undefined, region: '', more: '' }
  const [, scissors] = /^\s*(?:-{1,}8<-{1,})\s+"([^"]+)"\s*$/.exec(line) ?? []
  if (scissors !== undefined) {
    const [path = '', region = ''] = scissors.split(/:(?=[\w-]*$)/)
    return { ...none, path, region: region === '' ? '' : region }
  }
  if (/^\s*-{1,}8<-{1,}\s*$/.test(line)) return 'block'
  if (isBlock && line.trim() !== '') return { ...none, path: line.trim() }
  if (isCode) return undefined
  const [, quoted, path = '', region = '', more = ''] =
    /^\s*<<<\s+(?:"([^"]+)"|([^\s#{[]+))(?:#([\w-]+))?\s*(.*)$/.exec(line) ?? []
  if (quoted !== undefined || path !== '') {
    const [, lines = '', language = ''] = /^\{([\d,-]*)\s*:?\s*([\w-]*).*\}/.exec(more) ?? []
    const given = quoted ?? path
    return {
      path: given,
      region,
      language: language || extname(given).slice(1) || 'text',
      more: lines && ` {${lines}}`,
    }
  }
  const [, , target = '', kind = ''] =
    /^\s*\[([^\]]*)\]\((\S+)\s+['":]+include(.*)['"]\)\s*$/.exec(line) ?? []
  if (target === '') return undefined
  const [, language] = /:type=code\s*([\w-]*)/.exec(kind) ?? []
  const isMarkdown = /\.md$/.test(target) && language === undefined
  if (/:type=(?:iframe|video|audio)/.test(kind) || /\.(?:html?|mp4|webm|ogg|mp3)$/.test(target))
    return { ...none, path: target, isShown: true }
  const [, fragment = ''] = /:fragment=([\w-]+)/.exec(kind) ?? []
  const ofFile = extname(target).slice(1) || 'text'
  return { path: target, region: fragment, language: isMarkdown ? undefined : language || ofFile, more: '' }
}

function written(text: string, { language, region, more }: Snippet): string {
  const part = regionOf(text.replaceAll('\r\n', '\n'), region).replace(/\n+$/, '')
  if (language === undefined) return part.replace(/^---\n[\s\S]*?\n---\n/, '')
  const marks = '`'.repeat(Math.max(3, ...[...part.matchAll(/`{3,}/g)].map(([one]) => one.length + 1)))
  return `${marks}${language}${more}\n${part}\n${marks}`
}

/** Returns the lines between the marks of a region: `#region NAME`, `--8<-- [start:NAME]`, or `/// [NAME]`. */
function regionOf(text: string, region: string): string {
  if (region === '')
    return text
      .split('\n')
      .filter((line) => !/(?:-8<-+\s*\[|#(?:end)?region\b)/.test(line))
      .join('\n')
  const lines = text.split('\n')
  const isMark = (line: string) =>
    new RegExp(`(?:#(?:end)?region\\s+${region}|\\[(?:start|end):${region}\\]|\\[${region}\\])`).test(line)
  const from = lines.findIndex(isMark)
  const to = lines.findIndex(
    (line, at) => at > from && (isMark(line) || /#endregion\s*(?:\*\/|-->)?\s*$/.test(line)),
  )
  return from < 0 ? text : lines.slice(from + 1, to < 0 ? undefined : to).join('\n')
}
