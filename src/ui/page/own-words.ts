import { warn } from '../../browser/log.ts'

/** Custom interface texts of a configuration, by group, then by name. */
export type OwnWords = Readonly<Record<string, Readonly<Record<string, string>>>>

const worded = new WeakMap<OwnWords, Map<object, object>>()

/**
 * Returns the interface texts with the configuration's custom texts (Spec §3 "Locale data"). An unknown name
 * is logged once.
 *
 * @param texts all of a language's, or only those of pages; unknown names are then left to the caller with
 * all texts
 */
export function withOwnWords<T extends object>(texts: T, own: OwnWords, which: 'all' | 'page' = 'all'): T {
  const known = worded.get(own) ?? new Map<object, object>()
  worded.set(own, known)
  const made = known.get(texts) ?? merged(texts, own, which === 'all' ? warn : () => undefined)
  known.set(texts, made)
  return made as T
}

function merged(texts: object, own: OwnWords, report: (message: string) => void): object {
  const groups = texts as Readonly<Record<string, Readonly<Record<string, unknown>>>>
  const changed = Object.entries(own).flatMap(([group, words]) => {
    const given = Object.hasOwn(groups, group) ? (groups[group] ?? {}) : {}
    const fitting = Object.entries(words).filter(([name]) => {
      const isKnown = Object.hasOwn(given, name) && typeof given[name] === 'string'
      if (!isKnown) report(`site.json: there is no interface text ${group}.${name}. Check the name.`)
      return isKnown
    })
    return [[group, { ...given, ...Object.fromEntries(fitting) }]]
  })
  return { ...texts, ...Object.fromEntries(changed) }
}
