/** The lines of a built document that the publishing step reads or changes. */

const metaPolicy = /[ \t]*<meta\s[^>]*http-equiv\s*=\s*"Content-Security-Policy"[^>]*>\n?/gi

/** Returns the base path in `<base href>`, with slashes at both ends (docs/decisions/0003). */
export function baseOf(html: string): string {
  const href = /<base\s[^>]*href\s*=\s*"([^"]*)"/i.exec(html)?.[1] ?? '/'
  return new URL(href, 'https://site.invalid/').pathname.replace(/[^/]*$/, '')
}

/** Returns the first policy in a document; `undefined` if it has none. */
export function ownPolicyOf(html: string): string | undefined {
  return /\scontent\s*=\s*"([^"]*)"/i.exec(html.match(metaPolicy)?.[0] ?? '')?.[1]
}

/** Returns the document with these policies in meta elements, before everything that they could block. */
export function withOwnPolicies(html: string, policies: readonly string[]): string {
  const elements = policies.map(
    (policy) => `    <meta http-equiv="Content-Security-Policy" content="${policy}" />\n`,
  )
  const without = html.replaceAll(metaPolicy, '')
  return without.replace(/(<meta\s+charset[^>]*>\n?)/i, (charset) => charset + elements.join(''))
}
