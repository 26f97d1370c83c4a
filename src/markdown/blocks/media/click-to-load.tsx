import { CirclePlay } from 'lucide'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { useTexts } from '../../../ui/page/current-page.tsx'
import styles from './media.module.css'

interface ClickToLoadProps {
  /** The host that the content comes from. */
  readonly host: string
  readonly title: string | undefined
  readonly ratio: number
  readonly children: ReactNode
}

/** Content from another site: nothing is requested from it before the reader clicks (Spec X7). */
export function ClickToLoad({ host, title, ratio, children }: ClickToLoadProps) {
  const texts = useTexts().media
  const [isWanted, setWanted] = useState(false)
  if (isWanted) return children
  return (
    <button
      type="button"
      className={styles.ask}
      style={{ aspectRatio: ratio }}
      onClick={() => setWanted(true)}
    >
      <Icon shape={CirclePlay} size={44} strokeWidth={1.4} />
      {title && <strong>{title}</strong>}
      <span>{texts.load}</span>
      <small>
        {texts.from} {host}
      </small>
    </button>
  )
}
