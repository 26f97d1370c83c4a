/** Returns a text as one word of a POSIX shell, quoted only if necessary. */
export const shellWord = (text: string): string =>
  /^[\w%+=:,./@-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
