/** Returns whether a text may include other files. Most pages include none, and cost one search. */
export const mayInclude = (text: string) => text.includes('@include:')
