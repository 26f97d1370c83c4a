import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { filesIn, firstFile, scriptNames, sourceText } from './files.ts'
import { definitionsIn, isList, isObject, type Literal, readLiteral } from './literal.ts'
import { literalOf, menuEntries } from './menu-literals.ts'
import type { MenuEntry, Recognize, Redirect } from './source.ts'

/** Docusaurus: `docusaurus.config.*`, here, in `website/`, or above. */
export const docusaurus: Recognize = (folder) => {
  const near = ['.', 'website', 'docs', '..', '../website'].map((path) => resolve(folder, path))
  const config = firstFile(near, scriptNames('docusaurus.config'))
  const text = sourceText(config)
  if (config === undefined || text === undefined) return undefined
  const root = dirname(config)
  const path = pathIn(text)
  const docs = [path, 'docs', '../docs']
    .flatMap((one) => (one ? [resolve(root, one)] : []))
    .find((one) => existsSync(one))
  if (docs === undefined) return undefined
  const menuFile = firstFile([root], [...scriptNames('sidebars'), 'sidebars.json'])
  const sidebars = sourceText(menuFile)
  return {
    ...{
      engine: 'Docusaurus',
      root,
      docs,
      statics: [join(root, 'static')],
      isMdx: true,
      hasNumberedNames: true,
    },
    title: titleIn(text),
    menuOf: () => (sidebars === undefined ? undefined : menuIn(sidebars)),
    menuFiles: [menuFile],
    redirects: redirectsIn(text),
  }
}

const titleIn = (text: string) => {
  const title = literalOf(text, 'title')
  return typeof title === 'string' ? title : undefined
}

/** Returns the folder of the pages in the options of the docs plugin. */
function pathIn(text: string): string | undefined {
  const options = [literalOf(text, 'docs')].find(isObject)
  return typeof options?.path === 'string' ? options.path : undefined
}

/** Reads the first sidebar; several are groups by name. */
function menuIn(text: string): readonly MenuEntry[] | undefined {
  const [start] = [/(?:module\.exports\s*=|export\s+default|sidebars[^=\n]*=)\s*(?=\{)/, /^\s*(?=\{)/]
    .flatMap((pattern) => pattern.exec(text) ?? [])
    .map((found) => text.indexOf('{', text.indexOf(found) + found.length - 1))
  const value = start === undefined ? undefined : readLiteral(text, start, definitionsIn(text))
  if (!isObject(value)) return undefined
  const menus = Object.entries(value).map(([name, items]) => ({ text: name, children: menuEntries(items) }))
  const [only] = menus
  return menus.length === 1 ? only?.children : menus
}

/** Reads the rows of the plugin for redirects. */
function redirectsIn(text: string): readonly Redirect[] {
  const rows = literalOf(text, 'redirects')
  return (isList(rows) ? rows : []).flatMap((row: Literal) => {
    if (!isObject(row) || typeof row.to !== 'string') return []
    const to = row.to
    const old = isList(row.from) ? row.from : [row.from]
    return old.flatMap((from) => (typeof from === 'string' ? [{ from, to }] : []))
  })
}

/** Returns the labels and positions of folders (`_category_.json`, `_category_.yml`), by folder. */
export function categoriesIn(
  docs: string,
): ReadonlyMap<string, { readonly label?: string; readonly position?: number }> {
  return new Map(
    filesIn(docs)
      .filter((file) => /(?:^|\/)_category_\.(?:json|ya?ml)$/.test(file))
      .map((file) => {
        const text = sourceText(join(docs, file)) ?? ''
        const [, label] = /["']?label["']?\s*:\s*["']?([^"'\n,]+)/.exec(text) ?? []
        const [, position] = /["']?position["']?\s*:\s*([\d.]+)/.exec(text) ?? []
        const folder = dirname(file) === '.' ? '' : dirname(file)
        return [folder, { ...(label && { label }), ...(position && { position: Number(position) }) }]
      }),
  )
}
