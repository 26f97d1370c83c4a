import type { ButtonHTMLAttributes, ReactNode } from 'react'
import styles from './icon-button.module.css'

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What the button does, for the tooltip and for screen readers. */
  readonly label: string
  readonly children: ReactNode
}

/** A button with only an icon. */
export function IconButton({ label, children, className = '', ...attributes }: IconButtonProps) {
  return (
    <button
      type="button"
      {...attributes}
      aria-label={label}
      title={label}
      className={`${styles.button} ${className}`}
    >
      {children}
    </button>
  )
}
