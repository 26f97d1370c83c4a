import { warn } from '../browser/log.ts'
import type { Texts } from '../locales/texts.ts'

/** Texts of the interface that a configuration words in its own way: by group, then by name. */
export type OwnWords = Readonly<Record<string, Readonly<Record<string, string>>>>

const worded = new WeakMap<OwnWords, Map<Texts, Texts>>()

/** The interface texts with the configuration's words in them (Spec §3 "Locale data"). A name that no text has is told on the console, once. */
export function withOwnWords(texts: Texts, own: OwnWords): Texts {
  const known = worded.get(own) ?? new Map<Texts, Texts>()
  worded.set(own, known)
  const made = known.get(texts) ?? merged(texts, own)
  known.set(texts, made)
  return made
}

function merged(texts: Texts, own: OwnWords): Texts {
  const groups: Readonly<Record<string, Readonly<Record<string, unknown>>>> = texts
  const changed = Object.entries(own).map(([group, words]) => {
    const given = Object.hasOwn(groups, group) ? (groups[group] ?? {}) : {}
    const fitting = Object.entries(words).filter(([name]) => {
      const isKnown = Object.hasOwn(given, name) && typeof given[name] === 'string'
      if (!isKnown) warn(`site.json: there is no text ${group}.${name}.`)
      return isKnown
    })
    return [group, { ...given, ...Object.fromEntries(fitting) }]
  })
  return { ...texts, ...Object.fromEntries(changed) }
}
