import { pinyin } from 'pinyin-pro'
import { scriptOf } from '../../src/content/script.ts'
import type { SearchSection } from '../../src/content/search-files.ts'
import type { FoundPage } from '../../src/content/write-manifest.ts'

/** Returns whether the characters of a page's language can be Chinese: those of Japanese are read differently. */
export const hasPinyin = ({ locale }: FoundPage) => scriptOf(locale) !== 'Jpan'

/** Returns the Chinese parts of a text in pinyin. Computed here, because the dictionary is too large for readers. */
export function pinyinOf(text: string): readonly string[] {
  const runs = text.match(/\p{Script=Han}+/gu) ?? []
  return runs.map((run) => pinyin(run, { toneType: 'none', v: true }))
}

/** Returns a section with its heading in pinyin. */
export function withPinyin(section: SearchSection): SearchSection {
  const syllables = pinyinOf(section.heading)
  return syllables.length === 0 ? section : { ...section, pinyin: syllables }
}
