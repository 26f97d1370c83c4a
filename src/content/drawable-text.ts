/** More than 30 combining marks in a row, which is the limit of Unicode's stream-safe format (UAX 15). */
const marks = /(\p{M}{30})\p{M}+/gu

/**
 * Letters that may join their neighbors, so that a browser shapes all of them again to find a place for a
 * line break. Letters of scripts that never join, and those of words that readers copy, are left out.
 */
const joining =
  /(?:(?![\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}])[\p{L}\p{M}\p{Cf}\p{Extended_Pictographic}])+/gu

/**
 * Invisible place at which a line may break. The first character ends the joining: across the second one alone,
 * letters still join, and Chromium shapes the whole text again for every line.
 */
const breakMark = '\u200C\u200B'

/**
 * Returns a text that every browser draws in linear time. Hostile text would freeze the tab: more than 30
 * marks after a letter are left out, and words of more than 200 letters that may join can break.
 */
export function drawableText(text: string): string {
  // Most texts are titles and the like, which are shorter than any limit.
  return text.length <= 30 ? text : text.replace(marks, '$1').replace(joining, withBreaks)
}

/** The number of joining letters after which a line may break. */
const mostJoined = 200

/** Returns joining letters with places at which a line may break. */
function withBreaks(letters: string): string {
  if (letters.length < mostJoined) return letters
  const all = Array.from(letters)
  let text = ''
  for (let at = 0; at < all.length; at += mostJoined) {
    const part = all.slice(at, at + mostJoined)
    text += part.join('') + (part.length === mostJoined ? breakMark : '')
  }
  return text
}
