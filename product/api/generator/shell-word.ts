/** Returns a text as one word of a POSIX shell, in single quotes. */
export const literalWord = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** Returns a text as one word of a POSIX shell, quoted only if necessary. */
export const shellWord = (text: string): string => (/^[\w%+=:,./@-]+$/.test(text) ? text : literalWord(text))

/** Returns a text as one word in double quotes, or in single ones if a shell would change it in double ones. */
export const quotedWord = (text: string): string => (/["$`\\!]/.test(text) ? literalWord(text) : `"${text}"`)
