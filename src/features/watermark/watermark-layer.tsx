import { useEffect, useRef } from 'react'
import { warn } from '../../browser/log.ts'
import { watermarkRefreshWait } from '../../config/watermark.ts'
import { checkWatermarkColors } from '../../content/watermark-colors.ts'
import { type WatermarkOptions, watermarkFaults } from '../../content/watermark-options.ts'
import { drawWatermark } from './draw-watermark.ts'
import './watermark.css'
import { safeRichText } from '../../markdown/rich-text.ts'
import { useCurrentPage } from '../../ui/page/current-page.tsx'
import { pictureUrl } from '../../ui/page/picture.tsx'

/** Draws a watermark while mounted. Changed options are applied after they have settled (Spec §9 "refresh wait"). */
export default function WatermarkLayer({ options }: { readonly options: WatermarkOptions }) {
  const { address } = useCurrentPage()
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what the component lives for; only options change under it
  useEffect(() => {
    let remove: (() => void) | undefined
    let isWanted = true
    const start = async () => {
      const ready = await prepare(options, (source) => pictureUrl(source, address))
      if (isWanted && ready) remove = drawWatermark(ready.options, ready.pictures)
    }
    const timer = setTimeout(start, isFirst.current ? 0 : watermarkRefreshWait)
    isFirst.current = false
    return () => {
      isWanted = false
      clearTimeout(timer)
      remove?.()
    }
  }, [options])
  return null
}

/** Checks the options and loads their images; logs a warning and returns `undefined` if nothing can be drawn (Spec §5). */
async function prepare(given: WatermarkOptions, urlOf: (source: string) => string | undefined) {
  const { options, faults } = checkWatermarkColors(given)
  const serious = watermarkFaults(options)
  for (const fault of [...faults, ...serious]) warn(fault)
  if (serious.length > 0) return undefined
  const image = options.contentType === 'image' ? await loaded(options.image ?? '', urlOf) : undefined
  if (options.contentType === 'image' && !image) return undefined
  const { type, params } = options.advancedStyle ?? {}
  const pattern = type === 'pattern' ? await loaded(params?.pattern?.image ?? '', urlOf) : undefined
  const isDrawable = type !== 'pattern' || pattern !== undefined
  const content =
    options.contentType === 'rich-text' ? safeRichText(options.content ?? '', urlOf) : options.content
  return {
    options: { ...options, content, advancedStyle: isDrawable ? options.advancedStyle : undefined },
    pictures: { image: image?.src, pattern },
  }
}

async function loaded(source: string, urlOf: (source: string) => string | undefined) {
  const url = urlOf(source)
  const image = new Image()
  image.src = url ?? ''
  try {
    if (url === undefined) throw new Error('not an image of this site')
    await image.decode()
    return image
  } catch (error) {
    warn(`The image ${source} of a watermark could not be loaded.`, error)
    return undefined
  }
}
