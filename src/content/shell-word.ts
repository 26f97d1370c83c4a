/** Returns a word for a POSIX shell in single quotes, as it is. */
export const literalWord = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
