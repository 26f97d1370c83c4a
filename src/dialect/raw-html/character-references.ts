import { decodeNamedCharacterReference } from 'decode-named-character-reference'
import { decodeNumericCharacterReference } from 'micromark-util-decode-numeric-character-reference'

const reference = /&(?:#x([\da-f]{1,6});?|#(\d{1,7});?|([a-z][a-z\d]{1,31});)/gi

/** Decodes character references, once. A number that is no character becomes U+FFFD; an unknown name stays. */
export function decodeReferences(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(reference, (all, hexadecimal?: string, decimal?: string, named?: string) => {
    if (hexadecimal !== undefined) return decodeNumericCharacterReference(hexadecimal, 16)
    if (decimal !== undefined) return decodeNumericCharacterReference(decimal, 10)
    return decodeNamedCharacterReference(named ?? '') || all
  })
}
