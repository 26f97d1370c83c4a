import { type PublishedPart, readLateParts } from '../content/late-parts.ts'
import { isIntact } from './intact.ts'

/** The external functions that `createPartList` needs. */
export interface PartListDependencies {
  /** Of the build's `late-parts.json`. The worker contains it, so a saved list cannot be replaced. */
  readonly integrity: string
  /** Returns saved lists, of any version. */
  readonly find: () => Promise<readonly Response[]>
  readonly ask: () => Promise<Response>
  readonly save: (text: string) => Promise<void>
}

/**
 * Returns a function that returns this version's lazily loaded parts. The list is read once, from a saved copy or
 * the server; `undefined` if neither is this version's.
 */
export function createPartList({ integrity, find, ask, save }: PartListDependencies) {
  let known: readonly PublishedPart[] | undefined

  const readIntact = async (answer: Response): Promise<string | undefined> => {
    const body = await answer.arrayBuffer()
    return (await isIntact(body, integrity)) ? new TextDecoder().decode(body) : undefined
  }

  const read = async (): Promise<string | undefined> => {
    for (const answer of await find()) {
      const text = await readIntact(answer)
      if (text !== undefined) return text
    }
    const text = await readIntact(await ask())
    if (text !== undefined) await save(text)
    return text
  }

  return async (): Promise<readonly PublishedPart[] | undefined> => {
    if (known) return known
    const text = await read().catch(() => undefined)
    if (text !== undefined) known = readLateParts(JSON.parse(text))
    return known
  }
}

/**
 * Returns whether a part may be saved or used. Parts that the list does not contain belong to an older version, whose
 * tabs may still be open; no page of this version asks for them.
 *
 * @param path below the site's base
 */
export async function isIntactPart(
  path: string,
  body: ArrayBuffer,
  list: readonly PublishedPart[] | undefined,
): Promise<boolean> {
  if (list === undefined) return false
  const part = list.find((one) => one.path === path)
  return part === undefined || isIntact(body, `sha256-${part.hash}`)
}
