/** What a built document says of itself, read from its text: the few lines that the publishing step needs to know or to change. */

const metaPolicy = /[ \t]*<meta\s[^>]*http-equiv\s*=\s*"Content-Security-Policy"[^>]*>\n?/i

/** The path the site lives below, with slashes at both ends: what `<base href>` says (docs/decisions/0003). */
export function baseOf(html: string): string {
  const href = /<base\s[^>]*href\s*=\s*"([^"]*)"/i.exec(html)?.[1] ?? '/'
  return new URL(href, 'https://site.invalid/').pathname.replace(/[^/]*$/, '')
}

/** The policy that a document carries itself; `undefined` where it has none. */
export function ownPolicyOf(html: string): string | undefined {
  return /\scontent\s*=\s*"([^"]*)"/i.exec(metaPolicy.exec(html)?.[0] ?? '')?.[1]
}

/** The document with this policy in a meta element, ahead of everything that it could forbid. */
export function withOwnPolicy(html: string, policy: string): string {
  const element = `    <meta http-equiv="Content-Security-Policy" content="${policy}" />\n`
  return html.replace(metaPolicy, '').replace(/(<meta\s+charset[^>]*>\n?)/i, (charset) => charset + element)
}
