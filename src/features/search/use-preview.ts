import { useEffect, useState } from 'react'
import { hashId } from '../../browser/hash-id.ts'
import type { LocaleId } from '../../config/locales/locale.ts'
import { resolveLink } from '../../content/link.ts'
import { localClient } from './local-client.ts'
import type { SearchHit } from './search-answer.ts'
import type { PreviewPart } from './worker/messages.ts'

/** A result with the text of its section. */
export interface HitPreview {
  readonly hit: SearchHit
  /** Empty if the device doesn't have the text. */
  readonly parts: readonly PreviewPart[]
}

/** Returns the text of a result's section from the index. The previous one stays until it is there. */
export function usePreview(locale: LocaleId, hit: SearchHit | undefined): HitPreview | undefined {
  const [preview, setPreview] = useState<HitPreview>()
  useEffect(() => {
    if (!hit) return
    let isCurrent = true
    const show = (parts: readonly PreviewPart[]) => isCurrent && setPreview({ hit, parts })
    const to = resolveLink(hit.path, { locale, route: '/' })
    if (to.kind !== 'page') show([])
    else
      localClient
        .preview(locale, to.address.route, hashId(to.hash))
        .then(show)
        .catch(() => show([]))
    return () => {
      isCurrent = false
    }
  }, [locale, hit])
  return hit && preview
}
