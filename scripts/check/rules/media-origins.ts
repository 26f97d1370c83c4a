import { configuredOrigins } from '../../publish/configured-origins.ts'
import type { Rule } from '../rule.ts'

const mediaFile = /\.(?:mp4|webm|ogg|ogv|mov|m4v|mp3|wav|flac|m4a|aac|oga|opus)$/i

/** Reports video and audio files of other sites that the policy blocks. */
export const mediaOrigins: Rule = {
  id: 'media-origin',
  severity: 'warning',
  ofSite: (site) => {
    const allowed = new Set(
      configuredOrigins(site.config).flatMap(({ directive, origin }) =>
        directive === 'media-src' ? [origin] : [],
      ),
    )
    return site.pages.flatMap((page) =>
      page.links.flatMap(({ kind, url, line }) => {
        const target = site.targetOf(url, page.address)
        if (kind !== 'image' || target.kind !== 'external') return []
        const { origin, pathname } = new URL(target.url)
        if (!mediaFile.test(pathname) || allowed.has(origin)) return []
        return [{ file: page.file, line, kind: 'media-origin' as const, values: { url, origin } }]
      }),
    )
  },
}
