import { withoutEnd } from '../../../content/text-ends.ts'

/** The example values that readers can replace with their own (docs/writing.md). */
export const exampleAddress = 'http://localhost:5244'
export const exampleToken = 'YOUR_TOKEN'

/** The reader's values; '' keeps the example. */
export interface ReaderValues {
  readonly address: string
  readonly token: string
}

const addressPattern = /http:\/\/localhost:5244(?!\d)/g
const tokenPattern = /(?<!\w)YOUR_TOKEN(?!\w)/g

/** Returns which of the examples a text contains. */
export function examplesIn(text: string): { readonly address: boolean; readonly token: boolean } {
  return { address: text.search(addressPattern) >= 0, token: text.search(tokenPattern) >= 0 }
}

/** Replaces the examples in a text with the reader's values (Spec X8). */
export function withReaderValues(text: string, { address, token }: ReaderValues): string {
  const own = readAddress(address) ?? exampleAddress
  const ownToken = readToken(token) ?? exampleToken
  return text.replace(addressPattern, () => own).replace(tokenPattern, () => ownToken)
}

/** Length limit in characters. */
const longestAddress = 2_000

/**
 * Parses the address that a reader typed: `nas:5244` means `http://nas:5244`. Without a trailing slash,
 * because examples append a path.
 *
 * @returns `undefined` if it is not a web address, or contains characters with a meaning in a shell:
 * cmd.exe reads the percent signs of an encoded path as the name of a variable
 */
export function readAddress(text: string): string | undefined {
  const typed = text.trim()
  if (typed === '' || typed.length > longestAddress) return undefined
  const url = parseUrl(/^https?:\/\//i.test(typed) ? typed : `http://${typed}`)
  if (!url) return undefined
  const { username, password, search, hash } = url
  if (username + password + search + hash !== '') return undefined
  const address = withoutEnd(url.origin + url.pathname, '/')
  return /^https?:\/\/[\w.:[\]-]+(?:\/[\w.~-]+)*$/.test(address) ? address : undefined
}

/**
 * Parses a token for use in a command; `undefined` if it contains characters with a meaning in a shell. At the start, `~` is
 * the home folder, zsh reads `=` as the path of a program, and `-` begins an option.
 */
export function readToken(text: string): string | undefined {
  const typed = text.trim()
  return /^[\w.+/:][\w.~+/=:-]{0,4095}$/.test(typed) ? typed : undefined
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
