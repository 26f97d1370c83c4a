import { normalised } from './normalised.ts'
import { pinyinForms } from './pinyin.ts'
import type { PageNames } from './search-files.ts'

/** Maximum number of words; more than anyone types. */
const mostWords = 16

/** Returns the words that a reader typed, normalized for `matchesName`. */
export function typedWords(typed: string): readonly string[] {
  return normalised(typed).split(/\s+/).filter(Boolean).slice(0, mostWords)
}

/**
 * Returns whether every word is part of the text or of another name of its page, or starts a name's pinyin at
 * any syllable: `wangpan` and `wp` match 百度网盘 (Spec X10).
 *
 * @param names absent until they have been loaded
 */
export function matchesName(words: readonly string[], text: string, names: PageNames | undefined): boolean {
  return words.every((word) => fits(word, text, names))
}

function fits(word: string, text: string, names: PageNames | undefined): boolean {
  if ([text, ...(names?.words ?? [])].some((name) => normalised(name).includes(word))) return true
  return (names?.pinyin ?? []).some((syllables) => {
    const { letters, initials } = pinyinForms(syllables)
    return [...letters, ...initials].some((form) => form.startsWith(word))
  })
}
