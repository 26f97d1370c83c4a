import { resolve } from 'node:path'
import { docsify } from './docsify.ts'
import { docusaurus } from './docusaurus.ts'
import { gitbook } from './gitbook.ts'
import { mkdocs } from './mkdocs.ts'
import type { Recognize, Source } from './source.ts'
import { starlight } from './starlight.ts'
import { vitepress } from './vitepress.ts'

/** The engines that an import recognizes, the surest sign first. For a new one, add a row. */
const engines: readonly Recognize[] = [docusaurus, starlight, vitepress, mkdocs, docsify, gitbook]

/** Returns what a folder is. A folder of no engine counts as plain Markdown. */
export function recognize(folder: string): Source {
  const own = resolve(folder)
  const found = engines.map((engine) => engine(own)).find((source) => source !== undefined)
  return (
    found ?? {
      ...{ engine: 'Markdown', root: own, docs: own, statics: [own], isMdx: false, hasNumberedNames: false },
      ...{ title: undefined, menuOf: () => undefined, redirects: [] },
    }
  )
}
