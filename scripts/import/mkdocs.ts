import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { load } from 'js-yaml'
import { isRecord } from '../../src/config/is-record.ts'
import { firstFile, sourceText } from './files.ts'
import type { MenuEntry, Recognize, Redirect } from './source.ts'

/** MkDocs: `mkdocs.yml`, here or above. */
export const mkdocs: Recognize = (folder) => {
  const config = firstFile([folder, resolve(folder, '..')], ['mkdocs.yml', 'mkdocs.yaml'])
  const text = sourceText(config)
  if (config === undefined || text === undefined) return undefined
  const root = dirname(config)
  const docs = join(root, textPart(text, 'docs_dir') ?? 'docs')
  if (!existsSync(docs)) return undefined
  const nav = part(text, 'nav')
  return {
    ...{ engine: 'MkDocs', root, docs, statics: [docs], isMdx: false, hasNumberedNames: false },
    title: textPart(text, 'site_name'),
    menuOf: () => (Array.isArray(nav) ? nav.flatMap(entriesOf) : undefined),
    menuFiles: [config],
    redirects: redirectsIn(text),
  }
}

/** Returns a top-level field without reading the rest, which may have tags that only Python knows. */
function part(text: string, name: string): unknown {
  const lines = text.split('\n')
  const start = lines.findIndex((line) => line.startsWith(`${name}:`))
  if (start < 0) return undefined
  const end = lines.findIndex((line, at) => at > start && /^[^\s#-]/.test(line))
  try {
    const read: unknown = load(lines.slice(start, end < 0 ? undefined : end).join('\n'))
    return isRecord(read) ? read[name] : undefined
  } catch {
    return undefined
  }
}

function textPart(text: string, name: string): string | undefined {
  const value = part(text, name)
  return typeof value === 'string' ? value : undefined
}

function entriesOf(entry: unknown): readonly MenuEntry[] {
  if (typeof entry === 'string') return [{ target: entry }]
  if (!isRecord(entry)) return []
  return Object.entries(entry).map(([text, value]) =>
    typeof value === 'string'
      ? { text, target: value }
      : { text, children: (Array.isArray(value) ? value : []).flatMap(entriesOf) },
  )
}

/** Reads `redirect_maps` of the plugin for redirects, wherever it is. */
function redirectsIn(text: string): readonly Redirect[] {
  const [, block = ''] = /^\s*redirect_maps:\s*\n((?:\s+['"]?[^\n]+\n?)*)/m.exec(text) ?? []
  const rows: Redirect[] = []
  for (const line of block.split('\n')) {
    const [, from, to] = /^\s+['"]?([^'":]+\.md)['"]?\s*:\s*['"]?([^'"\s]+)['"]?\s*$/.exec(line) ?? []
    if (from === undefined || to === undefined) break
    rows.push({ from: `/${from.replace(/(?:\/?index)?\.md$/, '')}`, to })
  }
  return rows
}
