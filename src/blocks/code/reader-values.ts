/** What examples say where a reader has something of their own (docs/writing.md). */
export const exampleAddress = 'http://localhost:5244'
export const exampleToken = 'YOUR_TOKEN'

/** What a reader typed; '' keeps the example. */
export interface ReaderValues {
  readonly address: string
  readonly token: string
}

const addressPattern = /http:\/\/localhost:5244(?!\d)/g
const tokenPattern = /(?<!\w)YOUR_TOKEN(?!\w)/g

/** Which of the examples a text holds. */
export function examplesIn(text: string): { readonly address: boolean; readonly token: boolean } {
  return { address: text.search(addressPattern) >= 0, token: text.search(tokenPattern) >= 0 }
}

/** The text with the reader's own values in place of the examples (Checklist X8). */
export function withReaderValues(text: string, { address, token }: ReaderValues): string {
  const own = readAddress(address) ?? exampleAddress
  const ownToken = readToken(token) ?? exampleToken
  return text.replace(addressPattern, () => own).replace(tokenPattern, () => ownToken)
}

/**
 * The address that a reader means: `nas:5244` is `http://nas:5244`. Without a slash at the end, since examples go on behind it.
 *
 * @returns `undefined` for what is no web address, or holds characters that would mean something to a shell
 */
export function readAddress(text: string): string | undefined {
  const typed = text.trim()
  if (typed === '') return undefined
  const url = parseUrl(/^https?:\/\//i.test(typed) ? typed : `http://${typed}`)
  if (!url) return undefined
  const { username, password, search, hash } = url
  if (username + password + search + hash !== '') return undefined
  const address = (url.origin + url.pathname).replace(/\/+$/, '')
  return /^https?:\/\/[\w.:[\]-]+(?:\/[\w.~%-]+)*$/.test(address) ? address : undefined
}

/** A token as it may stand in a command; `undefined` for anything that would mean something to a shell. */
export function readToken(text: string): string | undefined {
  const typed = text.trim()
  return /^[\w.~+/=:-]{1,4096}$/.test(typed) ? typed : undefined
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
