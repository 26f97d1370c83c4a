import { localApiPort } from '../../../src/config/api-server.ts'
import { escapePattern } from '../../../src/content/escape.ts'
import { fileFolders, rootFileEndings } from '../file-paths.ts'
import { type HeaderRule, type Headers, ruleOf } from '../header-rules.ts'
import { anyLocalApi, needsLocalApi, withLocalApi } from '../local-api.ts'
import { type HostSource, patternOf, writtenBy } from './host-source.ts'

/** The API server next to the site, if the site is opened at an IP address. */
const localApi = [
  'map {host} {site_local_api} {',
  '  127.0.0.1 ""',
  `  ~^(\\d+\\.\\d+\\.\\d+\\.\\d+)$ " http://\${1}:${localApiPort}"`,
  `  ~: " ${anyLocalApi}"`,
  '  default ""',
  '}',
]

/**
 * Returns the content of a site block in a Caddyfile. `route` keeps the written order: later headers replace
 * earlier ones.
 */
export function writeCaddyfile({ base, rules }: HostSource): string {
  const [page, ...others] = rules
  const lines = [
    'encode zstd gzip',
    ...(needsLocalApi(page?.headers ?? {}) ? localApi : []),
    ...headerLines('', page?.headers ?? {}),
    ...others.flatMap((rule, index) => ruleLines(rule, `@rule${index}`, ruleOf(rules, 'page').headers)),
    '@markdown {',
    `  path_regexp ^${escapePattern(base)}content/.*\\.md$`,
    '  file',
    '}',
    'header @markdown Content-Type "text/markdown; charset=utf-8"',
    '@hidden {',
    '  path_regexp /\\.',
    `  not path ${base}.well-known/*`,
    '}',
    // A hidden file that exists below assets/ would get the long lifetime of the files there.
    'header @hidden Cache-Control no-cache',
    'respond @hidden 404',
    `@files path_regexp ^${escapePattern(base)}(?:(?:${fileFolders.join('|')})/.*|[\\w-]+\\.(?:${rootFileEndings.join('|')}))$`,
    'handle @files {',
    '  file_server {',
    '    precompressed br gzip',
    '  }',
    '}',
    // A folder without an index page is not a file, either.
    '@folder path */',
    'handle @folder {',
    `  try_files {path}index.html ${base}index.html`,
    '  file_server',
    '}',
    'handle {',
    `  try_files {path} ${base}index.html`,
    '  file_server',
    '}',
  ]
  return `# ${writtenBy}\nroute {\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`
}

/** Returns the lines of a rule. Only existing files are cached for a year, not responses for missing ones. */
function ruleLines({ kind, paths, headers }: HeaderRule, matcher: string, page: Headers): readonly string[] {
  const gone = Object.keys(page).filter((name) => headers[name] === undefined)
  const isThere = kind === 'hashed' ? ['  file'] : []
  return [
    `${matcher} {`,
    // The matcher `path` ignores letter case, also in the names of pages.
    `  path_regexp ${kind === 'silent' ? '(?i)' : ''}${patternOf(paths)}`,
    ...isThere,
    '}',
    ...gone.map((name) => `header ${matcher} -${name}`),
    ...headerLines(`${matcher} `, headers),
  ]
}

const headerLines = (matcher: string, headers: Headers) =>
  Object.entries(headers).map(
    ([name, value]) => `header ${matcher}${name} \`${withLocalApi(value, '{site_local_api}')}\``,
  )
