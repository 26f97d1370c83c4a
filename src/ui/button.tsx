import type { ButtonHTMLAttributes } from 'react'
import styles from './button.module.css'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` for the main action of a screen. */
  readonly kind?: 'primary' | 'default'
}

export function Button({ kind = 'default', ...attributes }: ButtonProps) {
  return <button type="button" {...attributes} className={styles.button} data-kind={kind} />
}

/** The class of a button, for links that look like one. */
export const buttonClass = styles.button
