import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sourceText } from './files.ts'
import { readMarkdownMenu } from './markdown-menu.ts'
import type { Recognize } from './source.ts'

/** GitBook: `SUMMARY.md`, in the folder that `.gitbook.yaml` names. */
export const gitbook: Recognize = (folder) => {
  const settings = sourceText(join(folder, '.gitbook.yaml')) ?? ''
  const [, root = '.'] = /^root:\s*['"]?([^'"\n]+)/m.exec(settings) ?? []
  const [, summary = 'SUMMARY.md'] = /^\s+summary:\s*['"]?([^'"\n]+)/m.exec(settings) ?? []
  const docs = [root, '.', 'docs']
    .map((path) => resolve(folder, path))
    .find((one) => existsSync(join(one, summary)))
  if (docs === undefined) return undefined
  const menu = readMarkdownMenu(sourceText(join(docs, summary)) ?? '')
  const redirects = [...settings.matchAll(/^ {2,}(\S+):\s*['"]?(\S+\.md)['"]?\s*$/gm)]
  return {
    ...{ engine: 'GitBook', root: docs, docs, statics: [docs], isMdx: false, hasNumberedNames: false },
    title: undefined,
    menuOf: () => menu,
    redirects: redirects
      .filter(([, from]) => from !== 'readme' && from !== 'summary')
      .map(([, from = '', to = '']) => ({ from: `/${from}`, to })),
  }
}
