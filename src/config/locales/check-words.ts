import type { check as checkEn } from './en/check.ts'
import { fill } from './text-forms.ts'

type FaultsEn = typeof checkEn.faults
type PhrasesEn = typeof checkEn.phrases

/**
 * The placeholder names in a text: `'b'` for `'a {b} c'`. A placeholder that starts with # is Markdown and is
 * not counted.
 */
type Gaps<Text extends string> = Text extends `${string}{${infer Gap}}${infer Rest}`
  ? (Gap extends `#${string}` ? never : Gap) | Gaps<Rest>
  : never

/** The values that a text's placeholders need; none if it has no placeholders. */
type Filled<Text extends string> = [Gaps<Text>] extends [never]
  ? { readonly values?: undefined }
  : { readonly values: { readonly [Gap in Gaps<Text>]: GapValue } }

type GapValue = string | number | Phrase

export type FaultKind = keyof FaultsEn
type PhraseName = keyof PhrasesEn

/** A part of a sentence, independent of the language. */
export type Phrase = {
  readonly [Name in PhraseName]: { readonly phrase: Name } & Filled<PhrasesEn[Name]>
}[PhraseName]

/** A fault, independent of the language: its kind and the values of the placeholders in its sentences. */
export type FaultWords = {
  readonly [Kind in FaultKind]: {
    readonly kind: Kind
  } & Filled<`${FaultsEn[Kind][0]}${FaultsEn[Kind][1]}`>
}[FaultKind]

/** The texts of the content check in one language. */
export interface CheckWords {
  readonly faults: Readonly<Record<FaultKind, readonly [what: string, fix: string]>>
  readonly phrases: Readonly<Record<PhraseName, string>>
  /** The separator between two sentences. */
  readonly between: string
}

/** A fault as sentences: what is wrong, and how the editor can fix it. */
export interface Sentences {
  readonly what: string
  readonly fix: string
}

/** Returns a fault's two sentences as one text. */
export function faultText(fault: FaultWords, words: CheckWords): string {
  const { what, fix } = sayFault(fault, words)
  return what + words.between + fix
}

/** Returns a fault's sentences in the given language. */
export function sayFault({ kind, values }: FaultWords, words: CheckWords): Sentences {
  const [what, fix] = words.faults[kind]
  return { what: fillWith(what, values, words), fix: fillWith(fix, values, words) }
}

function fillWith(
  text: string,
  values: Readonly<Record<string, GapValue>> | undefined,
  words: CheckWords,
): string {
  const said = Object.entries(values ?? {}).map(([name, value]) => {
    const isPhrase = typeof value === 'object'
    return [name, isPhrase ? fillWith(words.phrases[value.phrase], value.values, words) : value] as const
  })
  return fill(text, Object.fromEntries(said))
}
