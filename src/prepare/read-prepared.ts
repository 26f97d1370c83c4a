import { isRecord, type JsonObject } from '../config/is-record.ts'
import { unpacked } from './packed-tree.ts'
import { hasScript } from './plain-data.ts'
import type { PreparedPage } from './prepared-page.ts'

/**
 * Returns a prepared page; `undefined` if anything in it is not what the index command writes. The file is data that another
 * program wrote: no script can be in it.
 */
export function readPrepared(json: unknown): PreparedPage | undefined {
  const [key, frame, article] = Array.isArray(json) ? json : []
  if (![key, frame, article].every(isRecord) || !isFrame(frame) || hasScript(frame) || !hasFacts(article))
    return undefined
  try {
    const groups = article.groups.map(({ nodes, ...group }: { nodes: unknown }) => {
      return { ...group, nodes: unpacked(nodes) }
    })
    return {
      key,
      frame,
      article: { ...article, first: unpacked(article.first), groups },
    } as unknown as PreparedPage
  } catch {
    return undefined
  }
}

const isFrame = ({ title, metadata, breadcrumb, locales, pictures, readingTime }: JsonObject): boolean =>
  typeof title === 'string' &&
  [breadcrumb, locales].every(Array.isArray) &&
  [metadata, pictures, readingTime].every(isRecord)

const hasFacts = ({ headings, groups, parts, missing, standing }: JsonObject): boolean =>
  [headings, groups].every((list) => Array.isArray(list) && list.every(isRecord)) &&
  (headings as readonly JsonObject[]).every(
    ({ id, text, depth }) => typeof id === 'string' && typeof text === 'string' && Number.isInteger(depth),
  ) &&
  (groups as readonly JsonObject[]).every(({ part }) => Number.isInteger(part)) &&
  [parts, missing, standing].every(Number.isInteger) &&
  Number(parts) > 0
