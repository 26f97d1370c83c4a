import { encodePath } from './page-path.ts'

/** Where a content file is fetched from, below the site's base. */
export function contentUrl(file: string): string {
  return `content/${encodePath(file)}`
}
