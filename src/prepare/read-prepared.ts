import { unpacked } from './packed-tree.ts'
import type { PreparedPage } from './prepared-page.ts'

const scriptAddress = /^[^a-z]*(?:javascript|vbscript|data):/i

/** Nesting that no written frame has. */
const deepest = 20

/**
 * Returns a prepared page; `undefined` if anything in it is not what the index command writes. The file is data that another
 * program wrote: no script can be in it.
 */
export function readPrepared(json: unknown): PreparedPage | undefined {
  const [key, frame, article] = Array.isArray(json) ? json : []
  if (![key, frame, article].every(isObject) || !isFrame(frame) || hasScript(frame, 0)) return undefined
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

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

const isFrame = ({ title, metadata, breadcrumb, locales, navbar, config, pictures }: Json): boolean =>
  typeof title === 'string' &&
  [breadcrumb, locales, navbar].every(Array.isArray) &&
  [metadata, config, pictures].every(isObject)

function hasScript(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return scriptAddress.test(value)
  if (!isObject(value)) return false
  return depth > deepest || Object.values(value).some((one) => hasScript(one, depth + 1))
}
