import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { container, replaceOutsideCode } from './edits.ts'
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
    redirects: [],
  }
}

const isDocsify = (folder: string) =>
  existsSync(join(folder, '_sidebar.md')) || /docsify/.test(sourceText(join(folder, 'index.html')) ?? '')

/** `!> Text` and `?> Text`: paragraphs that docsify shows as boxes. */
export const convertCallouts = (text: string): string =>
  replaceOutsideCode(text, /^([!?])>[ \t]+(.+(?:\n(?![ \t]*\n).+)*)/gm, ([, mark, body = '']) =>
    container(mark === '!' ? 'important' : 'tip', '', body),
  )
