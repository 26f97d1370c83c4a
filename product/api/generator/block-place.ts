import { dirname, relative } from 'node:path/posix'
import type { ProductLanguage } from '../../pages/product-languages.ts'
import type { Group } from '../index.ts'
import type { Endpoint, SharedObject } from '../kit.ts'

/** The data from which the blocks of the pages are generated. */
export interface Source {
  groups: readonly Group[]
  objects: readonly SharedObject[]
}

/** The position of a block: the page's path below `guide/api/`, and its language. */
export interface Where {
  page: string
  language: ProductLanguage
}

/** @throws Error if the definition has no object with this name */
export function named(objects: readonly SharedObject[], name: string, { page }: Where): SharedObject {
  const found = objects.find((one) => one.name === name)
  if (!found) throw new Error(`${page}: no object ${name}. Add it to the API definition, or fix the name.`)
  return found
}

/** Returns the link from a block's page to a target such as `task.md#tasks`, below `guide/api/`. */
export function linkTo(home: string, page: string): string {
  const [file = '', anchor = ''] = home.split('#')
  if (file === page) return `#${anchor}`
  const path = relative(dirname(page), file)
  return `${path.startsWith('.') ? '' : './'}${path}${anchor && `#${anchor}`}`
}

/** Returns the ID of an endpoint's heading in both languages. */
export const anchorOf = ({ id, title }: Pick<Endpoint, 'id' | 'title'>): string =>
  id ??
  title.en
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
