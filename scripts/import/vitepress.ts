import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { filesIn, firstFile, scriptNames, sourceText } from './files.ts'
import { isObject, type Literal } from './literal.ts'
import { literalOf, menuEntries } from './menu-literals.ts'
import type { MenuEntry, Recognize } from './source.ts'

/** VitePress and VuePress: a folder with `.vitepress/` or `.vuepress/`. */
export const vitepress: Recognize = (folder) => {
  const near = ['.', 'docs', '..'].map((path) => resolve(folder, path))
  const own = near
    .flatMap((one) => ['.vitepress', '.vuepress'].map((name) => join(one, name)))
    .find((one) => existsSync(one))
  if (own === undefined) return undefined
  const root = dirname(own)
  const config = configOf(own)
  const srcDir = literalOf(config, 'srcDir')
  const docs = typeof srcDir === 'string' && existsSync(join(root, srcDir)) ? join(root, srcDir) : root
  const title = literalOf(config, 'title')
  return {
    ...{ engine: own.endsWith('.vuepress') ? 'VuePress' : 'VitePress', root, docs, isMdx: false },
    ...{ statics: [join(docs, 'public'), join(own, 'public')], hasNumberedNames: false },
    title: typeof title === 'string' ? title : undefined,
    menuOf: (language) => menuIn(configFor(docs, language) ?? config),
    menuFiles: [firstFile([own], scriptNames('config')), ...othersOf(own)],
    redirects: [],
  }
}

/** Returns the texts of a configuration that may be in several files. */
function configOf(own: string): string {
  const direct = sourceText(firstFile([own], scriptNames('config'))) ?? ''
  return [direct, ...othersOf(own).map((file) => sourceText(file) ?? '')].join('\n')
}

/** Returns the files of a configuration that is a folder. */
function othersOf(own: string): readonly string[] {
  const folder = join(own, 'config')
  const files = existsSync(folder) ? filesIn(folder) : []
  return files.filter((file) => /\.[cm]?[jt]s$/.test(file)).map((file) => join(folder, file))
}

/** A language may have its own configuration beside its pages; that of the first one can be a folder above. */
const configFor = (docs: string, language: string) =>
  language === '' ? undefined : sourceText(firstFile([join(docs, language), docs], scriptNames('config')))

/** A sidebar is a list, or lists by path, also with the start of their links in `base`. */
function menuIn(config: string): readonly MenuEntry[] | undefined {
  const sidebar = literalOf(config, 'sidebar')
  if (!isObject(sidebar)) return sidebar === undefined ? undefined : menuEntries(sidebar)
  return Object.entries(sidebar).flatMap(([path, value]) => {
    const items = isObject(value) && value.items !== undefined ? value.items : value
    const base = isObject(value) && typeof value.base === 'string' ? value.base : path
    return menuEntries(items as Literal, base)
  })
}
