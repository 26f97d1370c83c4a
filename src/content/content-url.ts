import { encodePath } from './page-path.ts'

/** Returns the address of a content file below the site's base. */
export function contentUrl(file: string): string {
  return `content/${encodePath(file)}`
}
