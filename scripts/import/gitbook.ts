import { existsSync, readdirSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import { load } from 'js-yaml'
import { isRecord } from '../../src/config/is-record.ts'
import { sourceText } from './files.ts'
import { ifText } from './literal.ts'
import { readMarkdownMenu } from './markdown-menu.ts'
import type { MenuEntry, Recognize } from './source.ts'

/** GitBook: `SUMMARY.md`, in the folder that `.gitbook.yaml` names, or in folders of several spaces. */
export const gitbook: Recognize = (folder) => {
  const settings = sourceText(join(folder, '.gitbook.yaml')) ?? ''
  const [, root = '.'] = /^root:\s*['"]?([^'"\n]+)/m.exec(settings) ?? []
  const [, summary = 'SUMMARY.md'] = /^\s+summary:\s*['"]?([^'"\n]+)/m.exec(settings) ?? []
  const docs = [root, '.', 'docs']
    .map((path) => resolve(folder, path))
    .find((one) => existsSync(join(one, summary)))
  const own = { engine: 'GitBook', isMdx: false, hasNumberedNames: false }
  if (docs === undefined) {
    const spaces = spacesIn(folder, summary)
    if (spaces.length === 0) return undefined
    const { title, names } = siteOf(folder)
    const ordered = [...new Set([...names.keys(), ...spaces])].filter((name) => spaces.includes(name))
    const menu = ordered.map((space) => ({
      text: names.get(space) ?? space,
      children: below(space, readMarkdownMenu(sourceText(join(folder, space, summary)) ?? '')),
    }))
    return {
      ...{ ...own, root: folder, docs: folder, statics: [folder], title },
      ...{ menuOf: () => menu, redirects: [] },
      menuFiles: spaces.map((space) => join(folder, space, summary)),
    }
  }
  const menu = readMarkdownMenu(sourceText(join(docs, summary)) ?? '')
  const redirects = [...settings.matchAll(/^ {2,}(\S+):\s*['"]?(\S+\.md)['"]?\s*$/gm)]
  return {
    ...{ ...own, root: docs, docs, statics: [docs], title: undefined },
    menuOf: () => menu,
    menuFiles: [join(docs, summary)],
    redirects: redirects
      .filter(([, from]) => from !== 'readme' && from !== 'summary')
      .map(([, from = '', to = '']) => ({ from: `/${from}`, to })),
  }
}

/** Returns the folders with a menu of their own. */
function spacesIn(folder: string, summary: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, summary)))
    .map(({ name }) => name)
    .toSorted()
}

/** Returns the entries of a space's menu with targets below the folder of all spaces. */
function below(space: string, entries: readonly MenuEntry[]): readonly MenuEntry[] {
  return entries.map(({ target, children, ...entry }) => ({
    ...entry,
    ...(target !== undefined && { target: /^[a-z]+:/.test(target) ? target : posix.join(space, target) }),
    ...(children && { children: below(space, children) }),
  }))
}

/** Reads the title of a site, and those of its sections by the folders of their spaces (`docs.yaml`). */
function siteOf(folder: string): {
  readonly title: string | undefined
  readonly names: ReadonlyMap<string, string>
} {
  const names = new Map<string, string>()
  let title: string | undefined
  const visit = (value: unknown, section: string | undefined): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, section)
    if (!isRecord(value)) return
    const name = section ?? ifText(value.title)
    const directory = isRecord(value.content) ? ifText(value.content.directory) : undefined
    if (directory !== undefined && name !== undefined) names.set(posix.join(directory), name)
    visit(value.children, name)
  }
  try {
    const site: unknown = load(sourceText(join(folder, 'docs.yaml')) ?? '')
    if (isRecord(site) && isRecord(site.site)) {
      title = ifText(site.site.title)
      visit(site.site.structure, undefined)
    }
  } catch {
    // The folders have their own names.
  }
  return { title, names }
}
