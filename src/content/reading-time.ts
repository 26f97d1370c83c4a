import type { PageTexts } from '../config/locales/en/page.ts'
import { countText } from '../config/locales/text-forms.ts'
import { leastReadingMinutes, readingSpeedPerMinute } from '../config/reading.ts'
import { replaceSpans, type SpanEnds } from './text-ends.ts'

export interface ReadingTime {
  /** Exact, such as 0.4; `reportedMinutes` is the machine-readable value. */
  readonly minutes: number
  readonly words: number
}

/** Comments, link addresses, tags. */
const silent: readonly SpanEnds[] = [
  { open: /<!--/g, close: '-->' },
  { open: /\]\(/g, close: ')', limit: '\n' },
  { open: /<[a-zA-Z/]/g, close: '>', limit: '\n' },
]
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu
const latinWord = /[\p{L}\p{N}]+(?:['’._-][\p{L}\p{N}]+)*/gu

/**
 * Counts the words of a page's markdown: Chinese and Japanese by character, everything else by word, without link
 * addresses and markup (Spec §9 "Reading time text").
 */
export function readingTimeOf(markdown: string): ReadingTime {
  const words = silent.reduce((text, span) => replaceSpans(text, span, ' '), markdown)
  const count = (words.match(cjk)?.length ?? 0) + (words.replace(cjk, ' ').match(latinWord)?.length ?? 0)
  return { words: count, minutes: count / readingSpeedPerMinute }
}

/** Returns whole minutes for machines, at least one (Spec §9). */
export function reportedMinutes({ minutes }: ReadingTime): number {
  return Math.max(leastReadingMinutes, Math.round(minutes))
}

/** Returns the reading time as text (Spec §9 "Reading time text"). */
export function readingTimeText(
  { minutes, words }: ReadingTime,
  lang: string,
  texts: PageTexts['article'],
): string {
  const time =
    minutes < 1 ? texts.lessThanOneMinute : countText(texts.aboutMinutes, Math.round(minutes), lang)
  return `${time} · ${countText(texts.aboutWords, words, lang)}`
}
