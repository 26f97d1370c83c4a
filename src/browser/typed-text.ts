import { useEffect, useMemo, useState } from 'react'

interface TypingPace {
  /** Milliseconds between two characters. */
  readonly character: number
  /** Milliseconds for which a whole text stands. */
  readonly whole: number
}

/** How far typing has come: which text, and how many characters of it. */
export interface Typing {
  readonly text: number
  readonly length: number
}

/** What comes next: one more character, or the next text from its beginning; the first follows the last. */
export function typeOn({ text, length }: Typing, lengths: readonly number[]): Typing {
  if (length < (lengths[text] ?? 0)) return { text, length: length + 1 }
  return { text: (text + 1) % lengths.length, length: 0 }
}

/**
 * Types texts character by character, one after the other, for ever; a single one is typed once and stays.
 *
 * @param isRunning while false, what is typed stands still
 */
export function useTypedText(texts: readonly string[], pace: TypingPace, isRunning: boolean): string {
  const characters = useMemo(() => texts.map(charactersOf), [texts])
  const [at, setAt] = useState<Typing>({ text: 0, length: 0 })
  useEffect(() => {
    const lengths = characters.map(({ length }) => length)
    const isWhole = at.length >= (lengths[at.text] ?? 0)
    if (!isRunning || lengths.length === 0 || (isWhole && lengths.length === 1)) return
    const timer = setTimeout(() => setAt(typeOn(at, lengths)), isWhole ? pace.whole : pace.character)
    return () => clearTimeout(timer)
  }, [characters, at, pace, isRunning])
  return (characters[at.text] ?? []).slice(0, at.length).join('')
}

/** A text as readers count its characters: an emoji of several parts is one. */
function charactersOf(text: string): readonly string[] {
  if (typeof Intl.Segmenter === 'undefined') return [...text]
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}
