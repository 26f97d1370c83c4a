/** Returns a name in camel case with hyphens: `dataApiServer` is `data-api-server`. */
export const hyphenated = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Returns a name with hyphens in camel case: `data-api-server` is `dataApiServer`. */
export const camelCase = (name: string) =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
