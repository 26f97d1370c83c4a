/*
 * Characters that act on what shows or runs a text, for regular expressions with the flag `u`. Each list is the inside of a
 * character class.
 */

/** Control characters, ends of lines, and marks that change the direction of text. */
export const acting = String.raw`\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}`

/** The same, and all that isn't shown, such as joiners. Names of files can contain those. */
export const unseen = String.raw`\p{Cc}\p{Zl}\p{Zp}\p{Cf}`

/** Returns a text with each unit as an escape of JSON, such as `\u001b`. */
export const jsonEscaped = (text: string): string =>
  text.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
