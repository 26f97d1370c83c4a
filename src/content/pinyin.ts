/** Only the first syllables of longer names are used, because every syllable starts a form that extends to the end. */
const mostSyllables = 48

/**
 * Returns what a reader may type for a Chinese name: from any syllable on, the letters (`wangpan` for 百度网盘)
 * and the initials (`wp`, `bdwp`).
 *
 * @param syllables separated by spaces: `bai du wang pan`
 */
export function pinyinForms(syllables: string): {
  readonly letters: readonly string[]
  readonly initials: readonly string[]
} {
  const all = syllables
    .split(' ')
    .filter((syllable) => syllable !== '')
    .slice(0, mostSyllables)
  const tails = all.map((_, start) => all.slice(start))
  return {
    letters: tails.map((tail) => tail.join('')),
    initials: tails
      .filter((tail) => tail.length > 1)
      .map((tail) => tail.map((syllable) => syllable[0]).join('')),
  }
}
