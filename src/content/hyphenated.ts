/** Returns a name in camel case with hyphens: `dataApiServer` is `data-api-server`. */
export const hyphenated = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
