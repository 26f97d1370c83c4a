import type { LanguageFn, Mode } from 'highlight.js'

/**
 * Returns the markdown grammar changed so that an underscore inside a word (`:white_check_mark:`,
 * `driver_name`) starts no emphasis.
 */
export function withUnderscoresInWords(markdown: LanguageFn): LanguageFn {
  return (hljs) => {
    const language = markdown(hljs)
    for (const mode of modesOf(language.contains)) {
      for (const variant of mode.variants ?? []) narrow(variant)
    }
    return language
  }
}

/** Returns every mode of a grammar once, because modes share parts. */
function modesOf(contains: readonly ('self' | Mode)[] | undefined, found = new Set<Mode>()): Set<Mode> {
  for (const mode of contains ?? []) {
    if (mode === 'self' || found.has(mode)) continue
    found.add(mode)
    for (const variant of mode.variants ?? []) modesOf(variant.contains, found)
    modesOf(mode.contains, found)
  }
  return found
}

function narrow(variant: Mode): void {
  if (!(variant.begin instanceof RegExp && variant.begin.source.startsWith('_'))) return
  const isStrong = variant.begin.source.startsWith('_{2}')
  variant.begin = isStrong ? /(?<!\w)__(?!\s)/ : /(?<!\w)_(?![_\s])/
  variant.end = isStrong ? /__(?!\w)/ : /_(?!\w)/
}
