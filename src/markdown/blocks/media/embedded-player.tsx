import { warn } from '../../../browser/log.ts'
import { useTexts } from '../../../ui/page/current-page.tsx'
import { authorStyleOf, marginStyle } from '../author-style.ts'
import { type LateBlockProps, optionOf } from '../block.ts'
import { ClickToLoad } from './click-to-load.tsx'
import styles from './media.module.css'
import { players } from './players.ts'
import { readRatio } from './ratio.ts'

/** A video from another site in that site's player, loaded when the reader clicks. */
export default function EmbeddedPlayer({ element, children }: LateBlockProps) {
  const texts = useTexts().media
  const player = players[optionOf(element, 'dataBlock') ?? '']
  const address = player?.address(element)
  const title = optionOf(element, 'dataTitle')
  const ratio = readRatio(optionOf(element, 'dataRatio'))
  if (!player || address === undefined) {
    warn('A player on this page has no video. Set the video’s ID.')
    return <div>{children}</div>
  }
  return (
    <figure className={styles.media} data-kind="video" style={marginStyle(authorStyleOf(element))}>
      <ClickToLoad host={player.host} title={title} ratio={ratio}>
        <iframe
          src={address}
          title={title ?? texts.player}
          style={{ aspectRatio: ratio }}
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="fullscreen; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </ClickToLoad>
    </figure>
  )
}
