/** Returns a path without percent codes, with file names as on the disk; `undefined` if a code is invalid. */
export const decodedPath = (path: string): string | undefined => unlessInvalid(decodeURI, path)

/** Returns a name or an ID without percent codes; `undefined` if a code is invalid. */
export const decodedName = (name: string): string | undefined => unlessInvalid(decodeURIComponent, name)

function unlessInvalid(decode: (text: string) => string, text: string): string | undefined {
  try {
    return decode(text)
  } catch {
    return undefined
  }
}
