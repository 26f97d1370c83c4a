import { localApiPort } from '../../../src/config/api-server.ts'
import { escapePattern } from '../../../src/content/escape.ts'
import { rootFileEndings } from '../file-paths.ts'
import {
  dataFolders,
  type HeaderRule,
  type Headers,
  hashedFolder,
  ruleOf,
  silentRuleOf,
} from '../header-rules.ts'
import { anyLocalApi, needsLocalApi, withLocalApi } from '../local-api.ts'
import { compressedTypes, type HostSource, patternOf, writtenBy } from './host-source.ts'

/** The API server next to the site, if the site is opened at an IP address. */
const localApi = [
  'set $site_local_api "";',
  'if ($host ~ "^(?!127\\.0\\.0\\.1$)\\d+\\.\\d+\\.\\d+\\.\\d+$") {',
  `  set $site_local_api " http://$host:${localApiPort}";`,
  '}',
  'if ($host ~ "^\\[") {',
  `  set $site_local_api " ${anyLocalApi}";`,
  '}',
  '',
]

/**
 * Returns the content of nginx's `server` block. `add_header` in a location replaces all headers of its
 * server, so every location repeats all headers.
 */
export function writeNginx({ base, rules }: HostSource): string {
  const { headers: page } = ruleOf(rules, 'page')
  const { headers: data } = ruleOf(rules, 'data')
  const silent = silentRuleOf(rules)
  const markdown = block('location ~ \\.md$', [
    'types { }',
    'default_type text/markdown;',
    'try_files $uri =404;',
    ...headerLines(data),
  ])
  // In folders of files, nginx looks at no pattern outside of them. A content folder can be a working copy.
  const hidden = block('location ~ /\\.', ['return 404;'])
  const folder = (name: string, headers: Headers, more: readonly string[] = []) =>
    block(`location ^~ ${base}${name}/`, ['try_files $uri =404;', hidden, ...more, ...headerLines(headers)])
  const framed = rules
    .filter(({ kind }) => kind === 'framed')
    .map(({ paths: [path], headers }) =>
      block(`location = ${path}`, ['try_files $uri =404;', ...headerLines(headers)]),
    )
  return `${[
    `# ${writtenBy}`,
    'charset utf-8;',
    `charset_types ${compressedTypes.filter((type) => type !== 'image/svg+xml').join(' ')};`,
    'gzip on;',
    'gzip_comp_level 6;',
    'gzip_vary on;',
    'gzip_min_length 1024;',
    `gzip_types ${compressedTypes.join(' ')};`,
    '',
    // Addresses that nginx cannot decode (`/%`) are unknown pages, too.
    `error_page 400 ${base}index.html;`,
    '',
    ...(needsLocalApi(page) ? localApi : []),
    folder(hashedFolder, ruleOf(rules, 'hashed').headers, ['gzip_static on;']),
    ...dataFolders.map((name) => folder(name, data, name === 'content' ? [markdown] : [])),
    block(`location = ${base}manifest.json`, ['try_files $uri =404;', ...headerLines(data)]),
    ...framed,
    block(`location ~ ^${escapePattern(base)}[\\w-]+\\.(?:${rootFileEndings.join('|')})$`, [
      'types {',
      '  application/json json;',
      '  application/javascript js;',
      '  application/manifest+json webmanifest;',
      '  image/svg+xml svg;',
      '  image/x-icon ico;',
      '  text/plain txt;',
      '  text/xml xml;',
      '}',
      'try_files $uri =404;',
      ...headerLines(page),
    ]),
    block('location ~ /\\.(?!well-known/)', ['return 404;']),
    ...(silent ? silentBlocks(silent, base) : []),
    block(`location ${base}`, [
      // A folder's page head, if there is one (docs/publishing.md).
      `try_files $uri \${uri}index.html ${base}index.html;`,
      ...headerLines(page),
    ]),
  ].join('\n')}\n`
}

/** Compared with the decoded address. A fallback to a path would continue in another location, with its headers. */
const silentBlocks = ({ paths, headers }: HeaderRule, base: string) => [
  block(`location ~* ${patternOf(paths)}`, [
    `try_files $uri \${uri}index.html @site_silent;`,
    ...headerLines(headers),
  ]),
  block('location @site_silent', [`try_files ${base}index.html =404;`, ...headerLines(headers)]),
]

/** Returns header lines. Caching rules apply to existing files only; the others to every response. */
const headerLines = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => {
    const always = name === 'Cache-Control' ? '' : ' always'
    const said = withLocalApi(value, '$site_local_api').replaceAll('"', '\\"')
    return `add_header ${name} "${said}"${always};`
  })

const block = (head: string, lines: readonly string[]) =>
  [`${head} {`, ...lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`), '}'].join('\n')
