import { Suspense, useMemo } from 'react'
import { siteTextsOf } from '../../content/site-texts.ts'
import { watermarkOf } from '../../content/watermark-options.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { lateComponent } from '../../ui/late-component.ts'
import { useCurrentPage } from '../../ui/page/current-page.tsx'

const WatermarkLayer = lateComponent(() => import('./watermark-layer.tsx'))

/**
 * The watermark of this page, if the page or site enables one (Spec §3 "Watermark options"). Its library is
 * loaded only then.
 */
export function PageWatermark() {
  const { page, site, locale } = useCurrentPage()
  const { title } = siteTextsOf(site, locale.id)
  const wanted = page?.metadata.watermark
  const options = useMemo(() => watermarkOf(wanted, site.watermark, title), [wanted, site.watermark, title])
  if (!page || !options) return null
  return (
    <ErrorBoundary name="The watermark" resetOn={page.file} fallback={null}>
      <Suspense>
        <WatermarkLayer key={page.file} options={options} />
      </Suspense>
    </ErrorBoundary>
  )
}
