import { leastReadingMinutes, readingSpeedPerMinute } from '../config/reading.ts'
import type { Texts } from '../locales/en.ts'
import { countText } from '../locales/text-forms.ts'

export interface ReadingTime {
  /** Exact, such as 0.4; `reportedMinutes` is what machines are told. */
  readonly minutes: number
  readonly words: number
}

const han = /\p{Script=Han}/gu
const latinWord = /[\p{L}\p{N}]+(?:['’._-][\p{L}\p{N}]+)*/gu

/** Counts a page's markdown: Han by characters, everything else by words; link addresses and markup do not count (Spec §9 "Reading time text"). */
export function readingTimeOf(markdown: string): ReadingTime {
  const words = markdown
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/\]\([^)\n]*\)/g, ' ')
    .replace(/<[a-zA-Z/][^>\n]*>/g, ' ')
  const count = (words.match(han)?.length ?? 0) + (words.replace(han, ' ').match(latinWord)?.length ?? 0)
  return { words: count, minutes: count / readingSpeedPerMinute }
}

/** Whole minutes for machines: never under one (Spec §9). */
export function reportedMinutes({ minutes }: ReadingTime): number {
  return Math.max(leastReadingMinutes, Math.round(minutes))
}

/** Spec §9 "Reading time text". */
export function readingTimeText(
  { minutes, words }: ReadingTime,
  lang: string,
  texts: Texts['article'],
): string {
  const time =
    minutes < 1 ? texts.lessThanOneMinute : countText(texts.aboutMinutes, Math.round(minutes), lang)
  return `${time} · ${countText(texts.aboutWords, words, lang)}`
}
