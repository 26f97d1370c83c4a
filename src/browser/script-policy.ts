import { withoutBase } from './site-base.ts'

/** What browsers with Trusted Types offer. Others have no such factory, and no restriction. */
interface PolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
  ) => unknown
}

/**
 * Markup that runs nothing. The search box and the watermark are packages that write such markup. The whole text
 * must match, so scripts, frames, and event handlers are refused.
 */
const harmless =
  /^(?:[^<]|<\/?(?:a|b|blockquote|br|code|div|em|h[1-6]|hr|i|img|li|mark|ol|p|pre|s|small|span|strong|sub|sup|table|tbody|td|th|thead|tr|u|ul)(?: (?:alt|class|colspan|data-[a-z-]+|dir|height|href|id|lang|rowspan|src|style|title|width)=(?:"[^"]*"|'[^']*'))*>)*$/i

/**
 * Installs the only Trusted Types policy of the page (docs/security.md). Browsers ask it about every text that code
 * uses as markup or as the address of a script, and refuse the text if the policy does. Without it, the browser would
 * refuse the page's own workers, too.
 */
export function installScriptPolicy(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory }
  trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (harmless.test(markup) ? markup : null),
    createScriptURL: (address) => (isBuiltScript(address) ? address : null),
  })
}

function isBuiltScript(address: string): boolean {
  const { origin, pathname } = new URL(address, document.baseURI)
  return origin === location.origin && /^\/(?:assets\/[\w/.-]+|sw)\.js$/.test(withoutBase(pathname))
}
