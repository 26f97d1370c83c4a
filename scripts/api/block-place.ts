import { dirname, relative } from 'node:path/posix'
import type { Group } from '../../api/index.ts'
import type { SharedObject } from '../../api/kit.ts'

export type Language = 'en' | 'zh'

/** Everything the blocks of the pages are made from. */
export interface Source {
  groups: readonly Group[]
  objects: readonly SharedObject[]
}

/** What a block stands in: the page's path below `guide/api/`, and its language. */
export interface Where {
  page: string
  language: Language
}

/** @throws Error where the definition has no object of this name */
export function named(objects: readonly SharedObject[], name: string, { page }: Where): SharedObject {
  const found = objects.find((one) => one.name === name)
  if (!found) throw new Error(`${page}: no object ${name}`)
  return found
}

/** The link from a block's page to a place, `task.md#tasks`, below `guide/api/`. */
export function linkTo(home: string, page: string): string {
  const [file = '', anchor = ''] = home.split('#')
  if (file === page) return `#${anchor}`
  const path = relative(dirname(page), file)
  return `${path.startsWith('.') ? '' : './'}${path}${anchor && `#${anchor}`}`
}

/** The id of an English heading. */
export const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
