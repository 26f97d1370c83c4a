import { fits, type HeaderRule, type Headers } from './header-rules.ts'

/** The file from which Cloudflare and Netlify, and this project's own server, read headers. */
export const headersFile = '_headers'

/**
 * Returns rules as a `_headers` file. If two rules set the same header, Cloudflare joins their values with a
 * comma unless the later rule first removes the header (`! Name`); Netlify uses the last value and ignores
 * the line with `!`.
 */
export function writeHeadersFile(rules: readonly HeaderRule[]): string {
  const general = rules[0]?.headers ?? {}
  const blocks = rules.flatMap(({ kind, paths, headers }) => {
    const isNew = ([name, value]: readonly [string, string]) => kind === 'page' || general[name] !== value
    const lines = [
      ...Object.entries(general).flatMap(([name, value]) => (headers[name] === value ? [] : [`! ${name}`])),
      ...Object.entries(headers)
        .filter(isNew)
        .map(([name, value]) => `${name}: ${value}`),
    ]
    return paths.map((path) => [path, ...lines.map((line) => `  ${line}`)].join('\n'))
  })
  return `# Written by npm run index: what the site needs of its host (docs/publishing.md).\n${blocks.join('\n\n')}\n`
}

/** A parsed rule: the headers it removes, and then those it adds. */
interface ReadRule {
  readonly path: string
  readonly removed: string[]
  readonly added: (readonly [name: string, value: string])[]
}

/**
 * Parses `_headers` like Cloudflare, whose rules are the stricter ones.
 *
 * @throws Error with the invalid line
 */
export function readHeadersFile(text: string): readonly ReadRule[] {
  const rules: ReadRule[] = []
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) continue
    if (line.startsWith('/')) {
      rules.push({ path: line, removed: [], added: [] })
      continue
    }
    const rule = rules.at(-1)
    const [, removed] = /^!\s*([\w-]+)$/.exec(line) ?? []
    const [, name, value] = /^([\w-]+):\s*(\S.*)$/.exec(line) ?? []
    if (rule && removed) rule.removed.push(removed.toLowerCase())
    else if (rule && name && value) rule.added.push([name.toLowerCase(), value])
    else throw new Error(`${headersFile}:${index + 1} is not a header: ${line}`)
  }
  return rules
}

/** Returns the headers, with lowercase names, of a path in such a file. */
export function readHeadersOf(rules: readonly ReadRule[], pathname: string): Headers {
  const headers: Record<string, string> = {}
  for (const { path, removed, added } of rules) {
    if (!fits(path, pathname)) continue
    for (const name of removed) delete headers[name]
    for (const [name, value] of added) {
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`
    }
  }
  return headers
}
