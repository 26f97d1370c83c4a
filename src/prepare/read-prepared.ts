import { isRecord } from '../config/is-record.ts'
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

const isFrame = ({
  title,
  metadata,
  breadcrumb,
  locales,
  pictures,
}: Readonly<Record<string, unknown>>): boolean =>
  typeof title === 'string' &&
  [breadcrumb, locales].every(Array.isArray) &&
  [metadata, pictures].every(isRecord)

const hasFacts = ({ headings, parts, missing, standing }: Readonly<Record<string, unknown>>): boolean =>
  Array.isArray(headings) &&
  headings.every(
    (heading) => isRecord(heading) && typeof heading.id === 'string' && typeof heading.text === 'string',
  ) &&
  [parts, missing, standing].every(Number.isInteger)
