import { integrityOf } from '../shared/integrity.ts'

/** Source expressions for inline content of a document: `'sha256-…'`. */
export interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * Returns the hashes of every inline script and style of a document, as browsers compute them: over the text
 * between the tags, with LF line ends. Data in a script element is no script.
 */
export function inlineHashesOf(html: string): InlineHashes {
  const texts = (pattern: RegExp) =>
    [...html.replaceAll('\r\n', '\n').matchAll(pattern)].map(([, text = '']) => `'${integrityOf(text)}'`)
  return {
    scripts: texts(
      /<script(?![^>]*\s(?:src\s*=|type\s*=\s*"application\/json"))[^>]*>([\s\S]*?)<\/script\s*>/gi,
    ),
    styles: texts(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi),
  }
}
