import { LostPart } from '../../../browser/load-late.ts'
import { withBase } from '../../../browser/site-base.ts'
import { ownBlockPath } from '../../../content/own-block.ts'

const loaded = new Map<string, Promise<CustomElementConstructor>>()
/** Modules that failed. A document can remember that, and never requests their addresses again. */
const failed = new Set<string>()

/**
 * Returns the element that a block's module defines, loaded once. The browser runs the module only if it has this SHA-256. A
 * failed load is tried again by the next call.
 *
 * @throws {LostPart} if the module is missing, or has other bytes
 */
export function ownElement(name: string, hash: string): Promise<CustomElementConstructor> {
  const known = loaded.get(name)
  if (known) return known
  const element = runModule(hash).then(() => {
    const defined = customElements.get(name)
    if (!defined) throw new TypeError(`blocks/${name}.js doesn't define the element ${name}.`)
    return defined
  })
  loaded.set(name, element)
  element.catch(() => loaded.delete(name))
  return element
}

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
