import { fileFolders, rootFileEndings } from '../file-paths.ts'
import { type HeaderRule, type Headers, ruleOf, silentRuleOf } from '../header-rules.ts'
import { compressedTypes, type HostSource, patternOf, writtenBy } from './host-source.ts'

/**
 * Returns `.htaccess` for Apache on a NAS or shared hosting. Its rewrites are relative to its folder, so it
 * also works below a path.
 */
export function writeHtaccess({ rules }: HostSource): string {
  const [page, ...others] = rules
  const silent = silentRuleOf(rules)
  return `${[
    `# ${writtenBy}`,
    'Options -Indexes',
    'DirectoryIndex index.html',
    'DirectorySlash Off',
    'AddDefaultCharset utf-8',
    'AddType "text/markdown; charset=utf-8" .md',
    'AddType application/manifest+json .webmanifest',
    '',
    '<IfModule mod_rewrite.c>',
    '  RewriteEngine On',
    '  RewriteRule (^|/)\\.(?!well-known/) - [R=404,L]',
    '  RewriteCond %{REQUEST_FILENAME} -f',
    '  RewriteRule ^ - [L]',
    `  RewriteRule ^(?:${fileFolders.join('|')})/ - [R=404,L]`,
    `  RewriteRule ^[\\w-]+\\.(?:${rootFileEndings.join('|')})$ - [R=404,L]`,
    '  RewriteCond %{REQUEST_FILENAME}index.html -f',
    '  RewriteRule ^(.+/)$ $1index.html [L]',
    '  RewriteRule ^ index.html [L]',
    '</IfModule>',
    '',
    ...(silent ? silentLines(silent) : []),
    '<IfModule mod_headers.c>',
    ...headerLines(page?.headers ?? {}).map(indent),
    ...others.flatMap((rule) => ruleLines(rule, ruleOf(rules, 'page').headers)).map(indent),
    '</IfModule>',
    '',
    '<IfModule mod_deflate.c>',
    `  AddOutputFilterByType DEFLATE text/html ${compressedTypes.join(' ')}`,
    '</IfModule>',
  ].join('\n')}\n`
}

const silentLines = ({ paths }: HeaderRule) => [
  '<IfModule mod_setenvif.c>',
  `  SetEnvIfNoCase Request_URI "${patternOf(paths)}" ${silentVariables[0]}`,
  '</IfModule>',
]

/** Whether an address is one of the tools, before and after it is rewritten to index.html. */
const silentVariables = ['site_silent', 'REDIRECT_site_silent']

/** Returns the lines of a rule. The address is compared decoded. */
function ruleLines({ kind, paths, headers }: HeaderRule, page: Headers): readonly string[] {
  const gone = Object.keys(page).filter((name) => headers[name] === undefined)
  const isFor =
    kind === 'silent'
      ? silentVariables.map((name) => `-n reqenv('${name}')`).join(' || ')
      : `%{REQUEST_URI} =~ m#${patternOf(paths)}#`
  return [
    `<If "${isFor}">`,
    ...gone.map((name) => `  Header always unset ${name}`),
    ...headerLines(headers).map(indent),
    '</If>',
  ]
}

/** Returns header lines. Caching rules apply to existing files only; the others to every response. */
const headerLines = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => {
    const always = name === 'Cache-Control' ? '' : 'always '
    return `Header ${always}set ${name} "${value.replaceAll('"', '\\"')}"`
  })

const indent = (line: string) => `  ${line}`
