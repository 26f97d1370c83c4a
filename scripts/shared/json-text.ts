/** Returns a value as the text of a JSON file, as the formatter and editors write it. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
