import { CirclePlay } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../page/current-page.tsx'
import styles from './media.module.css'

interface ClickToLoadProps {
  /** Whose server the content comes from. */
  readonly host: string
  readonly title: string | undefined
  readonly ratio: number
  readonly children: ReactNode
}

/** Something of another site: nothing of it is asked for before the reader does (Checklist X7). */
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
      <CirclePlay size={44} strokeWidth={1.4} aria-hidden />
      {title && <strong>{title}</strong>}
      <span>{texts.load}</span>
      <small>
        {texts.from} {host}
      </small>
    </button>
  )
}
