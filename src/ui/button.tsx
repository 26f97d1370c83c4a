import type { ButtonHTMLAttributes } from 'react'
import styles from './button.module.css'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` for the one thing a screen is about. */
  readonly kind?: 'primary' | 'default'
}

export function Button({ kind = 'default', ...attributes }: ButtonProps) {
  return <button type="button" {...attributes} className={styles.button} data-kind={kind} />
}

/** The look of a button, for links that act as one. */
export const buttonClass = styles.button
