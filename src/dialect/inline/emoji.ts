import { asciiAlphanumeric } from 'micromark-util-character'
import { codes } from 'micromark-util-symbol'
import type { Code, Construct } from 'micromark-util-types'
import { emojis } from './emoji-table.ts'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    emoji: 'emoji'
  }
}

const longestName = 40

const isNameCode = (code: Code): boolean =>
  asciiAlphanumeric(code) || code === codes.underscore || code === codes.plusSign || code === codes.dash

/**
 * `:rocket:`, only for names in the table, and only without a letter, a digit, or a colon next to it:
 * `12:30:45`, `a:b:c`, and `::: tip` stay unchanged.
 */
export const emojiConstruct: Construct = {
  name: 'emoji',
  previous: (code) => code === null || !(asciiAlphanumeric(code) || code === codes.colon),
  tokenize(effects, ok, nok) {
    let name = ''
    return start

    function start(code: Code) {
      effects.enter('emoji')
      effects.consume(code)
      return inside
    }

    function inside(code: Code) {
      if (code === codes.colon && emojis.has(name)) {
        effects.consume(code)
        effects.exit('emoji')
        return after
      }
      if (code === null || !isNameCode(code) || name.length === longestName) return nok(code)
      name += String.fromCharCode(code)
      effects.consume(code)
      return inside
    }

    function after(code: Code) {
      return asciiAlphanumeric(code) || code === codes.colon ? nok(code) : ok(code)
    }
  },
}

/** Returns the emoji for the source of an `emoji` token, or the source itself if unknown. */
export function emojiText(source: string): string {
  return emojis.get(source.slice(1, -1)) ?? source
}
