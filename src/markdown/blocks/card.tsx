import type { CSSProperties } from 'react'
import { withBase } from '../../browser/site-base.ts'
import { readColor } from '../../content/color.ts'
import { textOf } from '../../prepare/text-of.ts'
import { useFileAddress } from '../../ui/page/file-address.ts'
import { SiteLink } from '../../ui/page/site-link.tsx'
import { authorStyleOf, told } from './author-style.ts'
import type { LateBlockProps } from './block.ts'
import styles from './card.module.css'
import { cardFactsOf } from './card-facts.ts'

/** A card: title, a sentence, an image of this site, content. With a link, the whole card is clickable (Spec D9). */
export default function Card({ element, children }: LateBlockProps) {
  const resolve = useFileAddress()
  const { title, desc, logo, link, color: given } = cardFactsOf(element)
  const color = given === undefined ? undefined : told('color', given, readColor(given))
  const { margin } = authorStyleOf(element)
  // A card without content uses its title as text; here the title is already shown.
  const hasContent = element.tagName !== 'pre' && textOf(element).trim() !== title
  const target = link === undefined ? undefined : resolve(link)
  const picture = logo === undefined ? undefined : resolve(logo)
  const style: CSSProperties & { '--own'?: string } = {}
  if (margin !== undefined) style.margin = margin
  if (color !== undefined) style['--own'] = color
  return (
    <div className={styles.card} style={style}>
      {picture?.kind === 'file' && (
        <img src={withBase(picture.path)} alt="" width={40} height={40} loading="lazy" />
      )}
      <div className={styles.body}>
        {title && (
          <p className={styles.title}>
            {target && target.kind !== 'refused' ? <SiteLink to={target}>{title}</SiteLink> : title}
          </p>
        )}
        {desc && <p className={styles.desc}>{desc}</p>}
        {hasContent && <div className={styles.content}>{children}</div>}
      </div>
    </div>
  )
}
