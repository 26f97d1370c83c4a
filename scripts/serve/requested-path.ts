import { posix } from 'node:path'
import { decodedName } from '../../src/content/decoded.ts'

/**
 * Returns the path of a request as web servers see it: without query, decoded once, without dots and repeated slashes.
 *
 * @param target the request's target as it was sent: `/zh/../%74ool/?a=b` is `/tool/`
 * @returns `undefined` if no file can have the path
 */
export function requestedPath(target: string): string | undefined {
  const [path = ''] = target.split(/[?#]/, 1)
  if (!path.startsWith('/')) return undefined
  const decoded = decodedName(path)
  return decoded === undefined || /[\\\0]/.test(decoded) ? undefined : posix.normalize(decoded)
}
