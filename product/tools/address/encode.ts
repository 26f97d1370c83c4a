/** Returns a path with each part percent-encoded, as in the web UI and over WebDAV. */
export const encodedPath = (path: string): string => path.split('/').map(encodePart).join('/')

/**
 * Returns a path for `/d` and `/p`. AList decodes these paths twice, so a percent sign in a name is encoded twice. Other characters
 * survive both ways.
 */
export const downloadPath = (path: string): string => encodedPath(path.replaceAll('%', '%25'))

/** Encodes a part of a path. Marks that shells or Markdown read are encoded too. */
const encodePart = (part: string): string =>
  encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** Returns a path that starts with a slash, without empty parts and without `.` and `..`; `undefined` if it leads above the root. */
export function cleanPath(path: string): string | undefined {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue
    if (part === '..' && parts.pop() === undefined) return undefined
    if (part !== '..') parts.push(part)
  }
  return `/${parts.join('/')}`
}

/** Returns the address of a site without a slash at the end; `undefined` if the text is none. */
export function siteAddress(text: string): URL | undefined {
  if (!/^https?:\/\/[^\s?#@\\]+$/i.test(text.trim())) return undefined
  try {
    return new URL(text.trim().replace(/\/+$/, ''))
  } catch {
    return undefined
  }
}

/** Returns an address as text, without a slash at the end. */
export const addressText = (address: URL): string => address.href.replace(/\/+$/, '')
