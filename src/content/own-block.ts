/** Name of a block of the site's own: the name of a custom element, in ASCII. */
export const ownBlockName = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/

/** The folder of published modules. The policy allows scripts only below `assets/`. */
export const ownBlockFolder = 'assets/blocks'

/** Returns the path of a block's module below the site's base. A changed module has another path, so copies never become stale. */
export const ownBlockPath = (hash: string): string => `${ownBlockFolder}/${hash.slice(0, 16)}.js`

/** Returns the SHA-256 of a block's module, as hex digits, from the manifest's field; `undefined` if it lists no such block. */
export function ownBlockHash(
  blocks: Readonly<Record<string, string>> = {},
  name: string,
): string | undefined {
  const hash = Object.hasOwn(blocks, name) ? blocks[name] : undefined
  return hash !== undefined && ownBlockName.test(name) && /^[0-9a-f]{64}$/.test(hash) ? hash : undefined
}
