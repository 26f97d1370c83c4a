import { join } from 'node:path'
import { filesBelow } from '../../scripts/content/list-files.ts'
import { addressOfFile, pathnameOf } from '../../src/content/page-path.ts'
import { type PageText, pageText } from '../pages/page-tables.ts'
import type { ProductLanguage } from '../pages/product-languages.ts'

/** The pages to compare, in one language. */
export interface Pages {
  /** The content folder. */
  readonly folder: string
  readonly locale: ProductLanguage
}

/** Returns the page of a route such as `/config/site.html`. */
export const pageOf = ({ folder, locale }: Pages, route: string): Promise<PageText> =>
  pageText(route, locale, folder)

/** Returns every page below a folder of the language. */
export async function pagesBelow({ folder, locale }: Pages, below: string): Promise<readonly PageText[]> {
  const files = await filesBelow(join(folder, locale, below))
  const routes = files.flatMap((file) => addressOfFile(`en/${below}/${file}`) ?? []).map(pathnameOf)
  return Promise.all(routes.map((route) => pageText(route, locale, folder)))
}

/** The words for yes, no, and nothing in the tables of a language. */
export const cellWords: Readonly<Record<ProductLanguage, { readonly yes: string; readonly no: string }>> = {
  en: { yes: 'yes', no: 'no' },
  zh: { yes: '是', no: '否' },
}
export const emptyCell = '–'
