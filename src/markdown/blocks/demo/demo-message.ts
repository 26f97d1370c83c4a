import { isRecord } from '../../../config/is-record.ts'
/** A message from a demo's document. All other messages are ignored. */
export type DemoMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'height'; readonly height: number }
  | { readonly kind: 'error'; readonly message: string }

/** Maximum height of a demo, whatever it reports. Pixels. */
const most = 4000

/**
 * Parses a message from a demo's document. Its texts are untrusted: they are shortened and shown only as
 * text.
 *
 * @returns `undefined` for a message of any other shape
 */
export function readDemoMessage(data: unknown): DemoMessage | undefined {
  if (!isRecord(data)) return undefined
  if (data.demo === 'ready') return { kind: 'ready' }
  if (data.demo === 'height' && typeof data.height === 'number' && data.height >= 0) {
    return { kind: 'height', height: Math.min(most, data.height) }
  }
  if (data.demo === 'error' && 'message' in data) {
    return { kind: 'error', message: String(data.message).slice(0, 300) }
  }
  return undefined
}
