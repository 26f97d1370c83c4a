import type { ContentFile } from '../content/front-matter.ts'

/** Other names in the front matter change how a page is shown. */
export const plainNames = new Set([
  'title',
  'shortTitle',
  'description',
  'icon',
  'order',
  'index',
  'alias',
  'questions',
  'basedOn',
  'containerClass',
  'readingTime',
])

/** Returns whether the front matter has no other names. */
export const hasOnly = (values: ContentFile['values'], names: ReadonlySet<string>) =>
  Object.keys(values).every((name) => names.has(name))

/** Returns whether a value is a text or absent. */
export const isText = (value: unknown): value is string | undefined =>
  value === undefined || typeof value === 'string'
