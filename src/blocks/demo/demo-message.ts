/** What a demo's document tells the page; anything else in a message is nobody's. */
export type DemoMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'height'; readonly height: number }
  | { readonly kind: 'error'; readonly message: string }

/** No demo is higher than this, whatever it says. Pixels. */
const most = 4000

/**
 * Reads a message of a demo's document. Its words are text of a stranger: they are shortened, and shown as text only.
 *
 * @returns `undefined` for a message of any other shape
 */
export function readDemoMessage(data: unknown): DemoMessage | undefined {
  if (typeof data !== 'object' || data === null || !('demo' in data)) return undefined
  if (data.demo === 'ready') return { kind: 'ready' }
  if (data.demo === 'height' && 'height' in data && typeof data.height === 'number' && data.height >= 0) {
    return { kind: 'height', height: Math.min(most, data.height) }
  }
  if (data.demo === 'error' && 'message' in data) {
    return { kind: 'error', message: String(data.message).slice(0, 300) }
  }
  return undefined
}
