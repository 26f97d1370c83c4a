import { readdir, readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import type { ContentIssue } from '../../src/content/issue.ts'
import { activePartOf } from './active-svg.ts'
import { encodingIssue } from './utf8.ts'

/** Extensions of files that browsers open as documents or scripts. Content needs none of them. */
const runnable = new Set([
  ...['htm', 'html', 'shtml', 'xhtml', 'xht', 'mht', 'mhtml', 'hta', 'htc'],
  ...['xml', 'xsl', 'xslt', 'svgz', 'swf'],
  ...['js', 'mjs', 'cjs', 'wasm'],
])

/** Extensions of files that web servers run. Apache looks at all extensions of a name: `a.php.md` is one, too. */
const runByServers = new Set([
  ...['php', 'php3', 'php4', 'php5', 'php7', 'php8', 'phps', 'pht', 'phtml', 'phar', 'cgi', 'fcgi'],
  ...['asp', 'aspx', 'ashx', 'asmx', 'jsp', 'jspx', 'cfm', 'htaccess'],
])

const extensionOf = (file: string) => /\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? ''

/**
 * Reports files in a folder that can run on the site's address or on its server: HTML, scripts, programs, and SVG
 * images with active parts. On a host without headers, such a file has the rights of the site.
 *
 * @param prefix the folder's path below the content folder, for the issues
 */
export async function activeFileIssues(
  folder: string,
  files: readonly string[],
  prefix = '',
): Promise<readonly ContentIssue[]> {
  const found = await Promise.all(
    [...files, ...(await serverFiles(folder))].map(async (name): Promise<ContentIssue | undefined> => {
      const file = prefix + name
      const [, ...extensions] = basename(name).toLowerCase().split('.')
      const extension = extensions.find((one) => runByServers.has(one)) ?? extensionOf(name)
      if (runnable.has(extension) || runByServers.has(extension))
        return { file, line: 1, kind: 'file-active', values: { extension } }
      return extension === 'svg' ? pictureIssue(await readFile(join(folder, name)), file) : undefined
    }),
  )
  return found.filter((issue) => issue !== undefined)
}

/** Returns the hidden files that Apache reads as the configuration of a folder. */
async function serverFiles(folder: string): Promise<readonly string[]> {
  // Without the types, Node follows links, also to the root of the file system.
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter(({ name }) => name === '.htaccess')
    .map(({ name, parentPath }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
}

function pictureIssue(bytes: Buffer, file: string): ContentIssue | undefined {
  const encoding = encodingIssue(bytes, file)
  if (encoding) return encoding
  const active = activePartOf(bytes.toString('utf8'))
  return active && { file, line: active.line, kind: 'svg-active', values: { part: active.part } }
}
