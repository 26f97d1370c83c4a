import { withoutBase } from './site-base.ts'

/** What browsers with Trusted Types offer. Others have no such factory, and no restriction. */
interface PolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
  ) => unknown
}

/**
 * Installs the only Trusted Types policy of the page (docs/security.md). Browsers ask it for every text that code
 * uses as markup or as the address of a script, and refuse what it refuses: the page writes no markup at all, and
 * workers come from the built files.
 */
export function installScriptPolicy(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory }
  trustedTypes?.createPolicy('default', {
    // The chart library empties its element in this way.
    createHTML: (markup) => (markup === '' ? markup : null),
    createScriptURL: (address) => (isBuiltScript(address) ? address : null),
  })
}

function isBuiltScript(address: string): boolean {
  const { origin, pathname } = new URL(address, document.baseURI)
  return origin === location.origin && /^\/(?:assets\/[\w/.-]+|sw)\.js$/.test(withoutBase(pathname))
}
