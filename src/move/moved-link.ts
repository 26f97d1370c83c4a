import { resolveLink } from '../content/link.ts'
import { addressOfFile, filesOf, pathnameOf } from '../content/page-path.ts'

/** New paths of moved files by their old ones, both below the content folder (`en/guide/old.md`). */
export type Moves = ReadonlyMap<string, string>

/**
 * Returns what a link must become after files were moved; `undefined` if it stays as it is.
 *
 * @param url as written
 * @param file the page that contains it, at its old path
 */
export function movedLink(url: string, file: string, moves: Moves): string | undefined {
  const from = addressOfFile(file)
  if (!from || !/^[^?#\s]/.test(url)) return undefined
  const target = resolveLink(url, from)
  const [, path = '', end = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
  const isAbsolute = path.startsWith('/')
  const newFile = moves.get(file) ?? file
  if (target.kind === 'page') {
    const files = filesOf(target.address)
    const moved = files.find((each) => moves.has(each))
    const address =
      moved === undefined ? target.address : (addressOfFile(moves.get(moved) ?? '') ?? target.address)
    if (isAbsolute) {
      if (moved === undefined) return undefined
      return withEnding(pathnameOf(address), path) + end
    }
    if (moved === undefined && newFile === file) return undefined
    const own = addressOfFile(newFile)
    if (!own) return undefined
    const written = relativePath(pathnameOf(own), pathnameOf(address), path.startsWith('.'))
    const next = withEnding(written, path, moved === undefined ? undefined : moves.get(moved)) + end
    return next === url ? undefined : next
  }
  if (target.kind !== 'file') return undefined
  const content = /^\/content\/(.*)$/.exec(decodeURI(target.path.replace(/[?#].*$/s, '')))?.[1]
  if (content === undefined || (isAbsolute && !moves.has(content))) return undefined
  const now = moves.get(content) ?? content
  if (isAbsolute) return encodeURI(`/content/${now}`) + end
  const next = relativePath(`/${newFile}`, `/${now}`, path.startsWith('.')) + end
  return next === url ? undefined : next
}

/** Returns a path relative to a page. */
function relativePath(from: string, to: string, hasDot: boolean): string {
  const folders = from.split('/').slice(0, -1)
  const parts = to.split('/')
  let shared = 0
  while (shared < folders.length && shared < parts.length - 1 && folders[shared] === parts[shared]) shared++
  const path = '../'.repeat(folders.length - shared) + parts.slice(shared).join('/')
  if (path === '') return './'
  return hasDot && !path.startsWith('.') ? `./${path}` : path
}

/**
 * Returns a path with the ending of the present link: `.md` if it had one, also for the page of a folder.
 *
 * @param file the file that the link leads to, whose name the page of a folder has
 */
function withEnding(path: string, present: string, file = ''): string {
  if (!present.endsWith('.md')) return path
  if (!path.endsWith('/')) return path.replace(/\.html$/, '.md')
  const index = (file || present).split('/').at(-1) ?? ''
  return path + (/^(?:readme|index)\.md$/i.test(index) ? index : 'README.md')
}
