import { createLoads, LostPart } from '../../../browser/load-late.ts'
import { withBase } from '../../../browser/site-base.ts'
import { ownBlockPath } from '../../../content/own-block.ts'

const loadOnce = createLoads<CustomElementConstructor>()
/** Modules that failed. A document can remember that, and never requests their addresses again. */
const failed = new Set<string>()

/**
 * Returns the element that a block's module defines, loaded once. The browser runs the module only if it has this SHA-256.
 *
 * @throws {LostPart} if the module is missing, or has other bytes
 */
export const ownElement = (name: string, hash: string): Promise<CustomElementConstructor> =>
  loadOnce(name, async () => {
    await runModule(hash)
    const defined = customElements.get(name)
    if (!defined) throw new TypeError(`blocks/${name}.js doesn't define the element ${name}.`)
    return defined
  })

/** Not with `loadLate`: `import()` checks no hash, and a lost module of the site doesn't mean that a newer application is published. */
function runModule(hash: string): Promise<void> {
  const script = document.createElement('script')
  script.type = 'module'
  script.integrity = `sha256-${inBase64(hash)}`
  script.src = `${withBase(ownBlockPath(hash))}${failed.has(hash) ? `?again=${performance.now()}` : ''}`
  return new Promise<void>((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => {
      failed.add(hash)
      reject(new LostPart(`${script.src} is missing, or has other bytes than the manifest lists.`))
    }
    document.head.append(script)
  }).finally(() => script.remove())
}

function inBase64(hex: string): string {
  const bytes = hex.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? []
  return btoa(String.fromCharCode(...bytes))
}
