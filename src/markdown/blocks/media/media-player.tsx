import { useEffect } from 'react'
import { warn } from '../../../browser/log.ts'
import { withBase } from '../../../browser/site-base.ts'
import { useTexts } from '../../../ui/page/current-page.tsx'
import { useFileAddress } from '../../../ui/page/file-address.ts'
import { authorStyleOf, marginStyle } from '../author-style.ts'
import { isOn, type LateBlockProps, optionOf } from '../block.ts'
import { ClickToLoad } from './click-to-load.tsx'
import styles from './media.module.css'
import { mediaTypeOf } from './media-type.ts'
import { readRatio } from './ratio.ts'

/**
 * `<VideoPlayer src poster title ratio />` and `<AudioPlayer src title />` (Spec D9). Files from other
 * sites load on request.
 */
export default function MediaPlayer({ element, children }: LateBlockProps) {
  const texts = useTexts().media
  const resolve = useFileAddress()
  const kind = optionOf(element, 'dataBlock') === 'audio' ? 'audio' : 'video'
  const title = optionOf(element, 'dataTitle')
  const source = optionOf(element, 'dataSrc') ?? ''
  const target = resolve(source)
  const type = mediaTypeOf(source, optionOf(element, 'dataType'))
  const style = marginStyle(authorStyleOf(element))
  useEffect(() => {
    // Spec §8 "Unsupported media file type": only a warning. The browser shows what it can.
    if (type !== undefined && !canPlay(kind, type)) warn(`This browser cannot play ${type} (${source}).`)
    if (type === undefined) warn(`The media type of ${source} is unknown. Set its type.`)
  }, [kind, type, source])
  if (target.kind !== 'file' && target.kind !== 'external') return <div>{children}</div>

  const address = target.kind === 'file' ? withBase(target.path) : target.url
  const poster = resolve(optionOf(element, 'dataPoster') ?? '')
  const shared = {
    src: address,
    controls: true,
    preload: 'metadata',
    loop: isOn(element, 'dataLoop'),
    muted: isOn(element, 'dataMuted'),
    title,
  } as const
  const ratio = kind === 'video' ? readRatio(optionOf(element, 'dataRatio')) : 6
  const player =
    kind === 'audio' ? (
      <audio {...shared} />
    ) : (
      <video
        {...shared}
        playsInline
        poster={poster.kind === 'file' ? withBase(poster.path) : undefined}
        style={{ aspectRatio: ratio }}
      >
        <a href={address}>{texts.open}</a>
      </video>
    )
  return (
    <figure className={styles.media} data-kind={kind} style={style}>
      {target.kind === 'file' ? (
        player
      ) : (
        <ClickToLoad host={new URL(target.url).host} title={title} ratio={ratio}>
          {player}
        </ClickToLoad>
      )}
      {title && <figcaption>{title}</figcaption>}
    </figure>
  )
}

function canPlay(kind: 'audio' | 'video', type: string): boolean {
  return document.createElement(kind).canPlayType(type) !== ''
}
