import type { checkEn } from './check-en.ts'

type FaultsEn = typeof checkEn.faults
type PhrasesEn = typeof checkEn.phrases

/** The names in the gaps of a text: of `'a {b} c'` it is `'b'`. What begins with # is markdown, not a gap. */
type Gaps<Text extends string> = Text extends `${string}{${infer Gap}}${infer Rest}`
  ? (Gap extends `#${string}` ? never : Gap) | Gaps<Rest>
  : never

/** What a text's gaps are filled with; nothing where it has none. */
type Filled<Text extends string> = [Gaps<Text>] extends [never]
  ? { readonly values?: undefined }
  : { readonly values: { readonly [Gap in Gaps<Text>]: GapValue } }

type GapValue = string | number | Phrase

export type FaultKind = keyof FaultsEn
type PhraseName = keyof PhrasesEn

/** A part of a sentence in no language yet. */
export type Phrase = {
  readonly [Name in PhraseName]: { readonly phrase: Name } & Filled<PhrasesEn[Name]>
}[PhraseName]

/** What is wrong, in no language yet: the kind of fault, and what stands in the gaps of its sentences. */
export type FaultWords = {
  readonly [Kind in FaultKind]: {
    readonly kind: Kind
  } & Filled<`${FaultsEn[Kind][0]}${FaultsEn[Kind][1]}`>
}[FaultKind]

/** The words of the content check in one language. */
export interface CheckWords {
  readonly faults: Readonly<Record<FaultKind, readonly [what: string, mend: string]>>
  readonly phrases: Readonly<Record<PhraseName, string>>
  /** What stands between two sentences. */
  readonly between: string
}

/** What is wrong and what the editor can do about it, as sentences. */
export interface Sentences {
  readonly what: string
  readonly mend: string
}

/** The same as one text. */
export function faultText(fault: FaultWords, words: CheckWords): string {
  const { what, mend } = sayFault(fault, words)
  return what + words.between + mend
}

/** Says what is wrong in a language. */
export function sayFault({ kind, values }: FaultWords, words: CheckWords): Sentences {
  const [what, mend] = words.faults[kind]
  return { what: fillWith(what, values, words), mend: fillWith(mend, values, words) }
}

function fillWith(
  text: string,
  values: Readonly<Record<string, GapValue>> | undefined,
  words: CheckWords,
): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => {
    const value = values?.[name] ?? gap
    return typeof value === 'object'
      ? fillWith(words.phrases[value.phrase], value.values, words)
      : String(value)
  })
}
