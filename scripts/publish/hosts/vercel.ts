import { escapePattern } from '../../../src/content/escape.ts'
import { jsonText } from '../../shared/json-text.ts'
import { fileFolders } from '../file-paths.ts'
import type { HeaderRule } from '../header-rules.ts'
import type { HostSource } from './host-source.ts'

/**
 * Returns `vercel.json` for a folder that is deployed unchanged. Vercel adds up the headers of several rules,
 * so no two rules match the same path.
 */
export function writeVercel({ base, rules }: HostSource): string {
  const [page, ...others] = rules
  const elsewhere = others.flatMap(({ paths }) => paths).map((path) => patternBelow(path, base))
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: null,
    outputDirectory: '.',
    cleanUrls: false,
    headers: [
      ...(page ? [entry(`${base}((?!${elsewhere.join('|')}).*)`, page)] : []),
      ...others.flatMap((rule) => rule.paths.map((path) => entry(path.replace(/\*$/, '(.*)'), rule))),
      {
        source: `${base}content/(.*)\\.md`,
        headers: [{ key: 'Content-Type', value: 'text/markdown; charset=utf-8' }],
      },
    ],
    // Files come before rewrites.
    rewrites: [{ source: `${base}((?!(?:${fileFolders.join('|')})/).*)`, destination: `${base}index.html` }],
  }
  return jsonText(configuration)
}

const patternBelow = (path: string, base: string) => {
  const rest = path.slice(base.length)
  return rest.endsWith('*') ? escapePattern(rest.slice(0, -1)) : `${escapePattern(rest)}$`
}

const entry = (source: string, { headers }: HeaderRule) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
})
