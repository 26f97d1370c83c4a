import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { firstFile, scriptNames, sourceText } from './files.ts'
import { isObject } from './literal.ts'
import { literalOf, menuEntries } from './menu-literals.ts'
import type { Recognize } from './source.ts'

/** Starlight: `astro.config.*` and `src/content/docs/`. */
export const starlight: Recognize = (folder) => {
  const near = ['.', 'docs', '..', '../..', '../../..'].map((path) => resolve(folder, path))
  const config = firstFile(near, scriptNames('astro.config'))
  const text = sourceText(config)
  if (config === undefined || text === undefined) return undefined
  const root = dirname(config)
  const docs = join(root, 'src/content/docs')
  if (!existsSync(docs)) return undefined
  const title = literalOf(text.slice(Math.max(0, text.search(/starlight\(/))), 'title')
  const sidebar = literalOf(text, 'sidebar')
  const redirects = literalOf(text, 'redirects')
  return {
    ...{
      engine: 'Starlight',
      root,
      docs,
      statics: [join(root, 'public')],
      isMdx: false,
      hasNumberedNames: false,
    },
    title: typeof title === 'string' ? title : undefined,
    menuOf: () => (sidebar === undefined ? undefined : menuEntries(sidebar)),
    menuFiles: [config],
    redirects: Object.entries(isObject(redirects) ? redirects : {}).flatMap(([from, to]) =>
      typeof to === 'string' ? [{ from, to }] : [],
    ),
  }
}
