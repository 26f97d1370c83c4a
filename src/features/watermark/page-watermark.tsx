import { useMemo } from 'react'
import { siteTextsOf } from '../../content/site-texts.ts'
import { watermarkOf } from '../../content/watermark-options.ts'
import { latePart } from '../../ui/late-part.tsx'
import { useCurrentPage } from '../../ui/page/current-page.tsx'

const WatermarkLayer = latePart('The watermark', () => import('./watermark-layer.tsx'))

/**
 * The watermark of this page, if the page or site enables one (Spec §3 "Watermark options"). Its library is
 * loaded only then.
 */
export function PageWatermark() {
  const { page, site, locale } = useCurrentPage()
  const { title } = siteTextsOf(site, locale.id)
  const wanted = page?.metadata.watermark
  const options = useMemo(() => watermarkOf(wanted, site.watermark, title), [wanted, site.watermark, title])
  return page && options && <WatermarkLayer key={page.file} options={options} />
}
