import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { container, readLoosely, replaceOutsideCode } from './edits.ts'
import { fenceScanner } from './fence-scanner.ts'
import { sourceText } from './files.ts'
import { readMarkdownMenu } from './markdown-menu.ts'
import type { Recognize } from './source.ts'

/** docsify: an `index.html` that loads it, or `_sidebar.md`. */
export const docsify: Recognize = (folder) => {
  const docs = ['.', 'docs'].map((path) => resolve(folder, path)).find(isDocsify)
  if (docs === undefined) return undefined
  const html = sourceText(join(docs, 'index.html')) ?? ''
  const [, title] = /name\s*:\s*['"](.+?)['"]/.exec(html) ?? /<title>(.*?)<\/title>/.exec(html) ?? []
  return {
    ...{ engine: 'docsify', root: docs, docs, statics: [docs], isMdx: false, hasNumberedNames: false, title },
    menuOf: (language) => {
      const text = sourceText(join(docs, language, '_sidebar.md'))
      return text === undefined ? undefined : readMarkdownMenu(text)
    },
    menuFiles: [join(docs, '_sidebar.md')],
    redirects: [],
  }
}

const isDocsify = (folder: string) =>
  existsSync(join(folder, '_sidebar.md')) || /docsify/.test(sourceText(join(folder, 'index.html')) ?? '')

/** Converts what docsify and its plugin for tabs add to Markdown. */
export const convertDocsify = (text: string): string => convertTabs(convertCallouts(text))

/** `<!-- tabs:start -->`, and a heading for each tab. */
function convertTabs(text: string): string {
  if (!text.includes('tabs:start')) return text
  const { isCode } = readLoosely(text)
  return text.replaceAll(
    /^<!--[ \t]*tabs:start[ \t]*-->\n([\s\S]*?)^<!--[ \t]*tabs:end[ \t]*-->/gm,
    (whole: string, inner: string, offset: number) => {
      if (isCode(offset)) return whole
      const scan = fenceScanner()
      const lines = inner.split('\n').map((line) => {
        const [, title] = (scan(line) === 'outside' && /^#{1,6}[ \t]+(.+?)[ \t]*$/.exec(line)) || []
        return title === undefined ? line : `@tab ${title.replaceAll(/\*\*|__/g, '')}`
      })
      return container('tabs', '', lines.join('\n').trim())
    },
  )
}

/** `!> Text` and `?> Text`: paragraphs that docsify shows as boxes. */
const convertCallouts = (text: string): string =>
  replaceOutsideCode(text, /^([!?])>[ \t]+(.+(?:\n(?![ \t]*\n).+)*)/gm, ([, mark, body = '']) =>
    container(mark === '!' ? 'important' : 'tip', '', body),
  )
