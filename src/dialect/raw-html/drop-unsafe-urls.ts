import type { Properties } from 'hast'
import { isSafeUrl, urlAttributes } from '../../content/safe-url.ts'

/** Deletes the addresses of an element that a page must not have. */
export function dropUnsafeUrls(properties: Properties): void {
  for (const [name, use] of urlAttributes)
    if (!isSafeUrl(String(properties[name] ?? ''), use)) delete properties[name]
}
