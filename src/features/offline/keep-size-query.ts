import { queryOptions } from '@tanstack/react-query'
import type { LocaleId } from '../../config/locales/locale.ts'
import { manifestFreshFor } from '../../config/wire.ts'
import { latePartsPath } from '../../content/content-url.ts'
import { readLateParts } from '../../content/late-parts.ts'
import { requestManifestRoot } from '../../data/manifest-queries.ts'
import { requestJson } from '../../data/request.ts'

/** Query for the size of a language before it is kept, in bytes; `null` if the site does not provide it. */
export function keepSizeQuery(locale: LocaleId) {
  return queryOptions({
    queryKey: ['keep-size', locale],
    staleTime: manifestFreshFor,
    queryFn: async ({ signal }): Promise<number | null> => {
      const { value: root } = await requestManifestRoot('saved', signal)
      const summary = root.offline?.[locale]
      if (!summary) return null
      const parts = readLateParts(await requestJson(latePartsPath, signal))
      const used = parts.filter(({ path }) =>
        summary.parts.some((folder) => path.startsWith(`assets/${folder}/`)),
      )
      return summary.bytes + used.reduce((sum, { bytes }) => sum + bytes, 0)
    },
  })
}
