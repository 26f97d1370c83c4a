import { useEffect, useMemo, useState } from 'react'

interface TypingPace {
  /** Time between two characters, in milliseconds. */
  readonly character: number
  /** How long a complete text is shown, in milliseconds. */
  readonly whole: number
}

/** State of the typing animation: the current text, and the number of characters shown. */
export interface Typing {
  readonly text: number
  readonly length: number
}

/** Returns the next state: one more character, or the start of the next text. After the last text comes the first. */
export function typeOn({ text, length }: Typing, lengths: readonly number[]): Typing {
  if (length < (lengths[text] ?? 0)) return { text, length: length + 1 }
  return { text: (text + 1) % lengths.length, length: 0 }
}

/**
 * Types texts character by character, one after the other, endlessly. A single text is typed once and stays.
 *
 * @param isRunning while false, the text stays as it is
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

/** Splits a text into characters as readers count them: an emoji of several code points is one. */
function charactersOf(text: string): readonly string[] {
  if (typeof Intl.Segmenter === 'undefined') return [...text]
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}
